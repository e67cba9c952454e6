import { cx } from './class-names.ts';

/** Nine points on a circle, one of them bright: the brand's way of saying "a moment". */
export function Spinner({ className = 'size-6' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={cx('animate-spin-slow', className)}
      aria-hidden="true"
      fill="currentColor"
    >
      {Array.from({ length: 9 }, (_, i) => {
        const angle = (i / 9) * 2 * Math.PI;
        const place = { cx: 12 + 9 * Math.sin(angle), cy: 12 - 9 * Math.cos(angle) };
        return <circle key={angle} {...round(place)} r={1.1 + i * 0.08} opacity={0.2 + (i / 9) * 0.8} />;
      })}
    </svg>
  );
}

/** The same digits on server and browser, whatever their sine says in the last place. */
function round(place: { cx: number; cy: number }) {
  return { cx: place.cx.toFixed(2), cy: place.cy.toFixed(2) };
}

export function PageSpinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <div role="status" className="flex min-h-[50svh] flex-col items-center justify-center gap-4 text-quiet">
      <Spinner className="size-10 text-gold" />
      <span>{label}</span>
    </div>
  );
}
