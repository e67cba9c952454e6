import { cx } from '../../ui/class-names.ts';
import { drawn } from '../../ui/drawn.ts';

/** The brand mark: nine points on a ring, joined into the star of three triangles. */
export const Emblem = drawn(function Emblem({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={cx('shrink-0', className)}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="24" cy="24" r="22.5" strokeWidth="1" />
      {[0, 40, 80].map((turn) => (
        <path key={turn} d="M24 6 39.6 33 8.4 33Z" strokeWidth="0.9" transform={`rotate(${turn} 24 24)`} />
      ))}
      <circle cx="24" cy="24" r="2.6" fill="currentColor" stroke="none" />
    </svg>
  );
});
