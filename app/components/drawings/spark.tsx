import { cx } from '../../ui/class-names.ts';
import { drawn } from '../../ui/drawn.ts';

/** A four-pointed star, as an almanac marks its feast days. */
export const Spark = drawn(function Spark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 16 16" className={cx('block', className)} fill="currentColor" aria-hidden="true">
      <path d="M8 0C8.5 5 11 7.5 16 8 11 8.5 8.5 11 8 16 7.5 11 5 8.5 0 8 5 7.5 7.5 5 8 0Z" />
    </svg>
  );
});
