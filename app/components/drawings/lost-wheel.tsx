import { drawn } from '../../ui/drawn.ts';
/** A number wheel with a point missing, and the status code where the number should be. */
export const LostWheel = drawn(function LostWheel({
  label,
  className,
}: {
  label: string;
  className?: string;
}) {
  return (
    <svg viewBox="0 0 200 200" className={className} aria-hidden="true">
      <circle cx="100" cy="100" r="96" fill="none" stroke="var(--leaf)" />
      <circle cx="100" cy="100" r="70" fill="none" stroke="var(--rule)" />
      {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
        <g key={n} transform={`rotate(${n * 40} 100 100)`}>
          <circle cx="100" cy="17" r="3" fill="var(--leaf)" />
          <line x1="100" y1="24" x2="100" y2="30" stroke="var(--leaf)" />
        </g>
      ))}
      <circle cx="100" cy="17" r="4.5" fill="none" stroke="var(--plum)" strokeDasharray="2 2.5" />
      <text
        x="100"
        y="103"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="48"
        fill="var(--ink)"
        style={{ fontFamily: 'var(--font-serif)', fontVariantNumeric: 'lining-nums' }}
      >
        {label}
      </text>
    </svg>
  );
});
