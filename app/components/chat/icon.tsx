/** A drawn sign of one or more strokes on a 24 by 24 field. */
export function Icon({ strokes, className = 'size-5' }: { strokes: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path d={strokes} />
    </svg>
  );
}
