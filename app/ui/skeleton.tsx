import { cx } from './class-names.ts';

/** Where something is about to be. The words go beside it: a shimmer alone tells a screen reader nothing. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-shimmer rounded-md bg-sunken', className)} />;
}
