import { cx } from '../../ui/class-names.ts';
import { drawn } from '../../ui/drawn.ts';
import { range, sparkPath } from './geometry.ts';

/** A small star where a printer would set a bullet. */
export const Star = drawn(function Star({ className }: { className?: string }) {
  return (
    <svg
      viewBox="-8 -8 16 16"
      className={cx('inline-block shrink-0', className)}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={sparkPath(0, 0, 8)} />
    </svg>
  );
});

/** A rule that swells to a star in the middle, between two chapters. */
export const Divider = drawn(function Divider({ className }: { className?: string }) {
  return (
    <svg viewBox="-160 -12 320 24" className={cx('block', className)} aria-hidden="true" fill="var(--leaf)">
      <path d="M-160 0C-100 -1.4 -60 -1.8 -30 0C-60 1.8 -100 1.4 -160 0ZM160 0C100 -1.4 60 -1.8 30 0C60 1.8 100 1.4 160 0Z" />
      <path d={sparkPath(0, 0, 11)} />
      <circle cx="-20" r="2" />
      <circle cx="20" r="2" />
    </svg>
  );
});

/** The number of a chapter in its ring, with nine points of which that many are lit. */
export const ChapterSeal = drawn(function ChapterSeal({
  number,
  className,
}: {
  number: number;
  className?: string;
}) {
  return (
    <svg viewBox="-32 -32 64 64" className={cx('block shrink-0', className)} aria-hidden="true">
      <circle r="30.5" fill="none" stroke="var(--leaf)" strokeWidth="0.8" />
      <circle r="22.5" fill="none" stroke="var(--leaf)" strokeWidth="1.2" />
      {range(9).map((at) => (
        <circle
          key={at}
          cy="-26.5"
          r={at < number ? 1.9 : 1}
          fill={at < number ? 'var(--gold)' : 'var(--leaf)'}
          opacity={at < number ? 1 : 0.6}
          transform={`rotate(${(at + 1) * 40})`}
        />
      ))}
      <text
        y="9.2"
        textAnchor="middle"
        fontSize="27"
        fill="var(--ink)"
        style={{ fontFamily: 'var(--font-serif)' }}
      >
        {number}
      </text>
    </svg>
  );
});
