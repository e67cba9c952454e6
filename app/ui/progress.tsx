type Props = { value: number; label: string };

/** A thin gilded line. The value runs from 0 to 100. */
export function Progress({ value, label }: Props) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 overflow-hidden rounded-sm border border-control/60 bg-sunken"
    >
      <div className="h-full bg-leaf transition-[width] duration-500" style={{ width: `${percent}%` }} />
    </div>
  );
}
