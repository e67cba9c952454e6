import { cx } from '../../ui/class-names.ts';
import { drawn } from '../../ui/drawn.ts';
import { range, sparkPath } from './geometry.ts';

/** Spread without a pattern that the eye could find: both steps are far from any fraction of the width. */
const stars = range(150)
  .map((at) => ({ x: (at * 617.3) % 1440, y: (at * 271.7) % 560, size: at % 11 }))
  // The middle belongs to the words.
  .filter(({ x }) => Math.abs(x - 720) > 560);

/** Stars behind a night band: dust for the most part, and a few that are worth a wish. */
export const StarField = drawn(function StarField({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMid slice"
      className={cx('pointer-events-none absolute inset-0 size-full', className)}
      aria-hidden="true"
    >
      <path
        d={stars
          .filter(({ size }) => size > 1)
          .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h.01`)
          .join('')}
        stroke="var(--quiet)"
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path
        d={stars
          .filter(({ size }) => size <= 1)
          .map(({ x, y, size }) => sparkPath(Math.round(x), Math.round(y), 4 + size * 3))
          .join('')}
        fill="var(--leaf)"
        opacity="0.7"
      />
    </svg>
  );
});
