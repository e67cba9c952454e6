import { cx } from '../../ui/class-names.ts';
import { drawn } from '../../ui/drawn.ts';

/** The free report as it lies on the table: a sheet, a second one under it, and the numbers on its cover. */
export const ReportSheet = drawn(function ReportSheet({
  numbers,
  className,
}: {
  numbers: number[];
  className?: string;
}) {
  return (
    <svg viewBox="0 0 120 150" className={cx('block', className)} aria-hidden="true">
      <g fill="var(--card)" stroke="var(--leaf)" strokeWidth="0.9">
        <path d="M18 16h84v120h-84z" transform="rotate(5 60 75)" />
        <path d="M16 12h84v122h-84z" transform="rotate(-3 60 75)" fill="var(--paper)" />
      </g>
      <g transform="rotate(-3 60 75)" fill="none" stroke="var(--rule)">
        <path d="M20.500 16.500h75v113h-75z" />
        <path d="M34 98h48M40 106h36M46 114h24" stroke="var(--leaf)" strokeWidth="0.8" />
        {numbers.map((number, i) => {
          const x = 58 + (i - 1) * 25;
          const y = i === 1 ? 46 : 66;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: three places that never move; numbers may be equal
            <g key={i} stroke="var(--leaf)">
              <circle cx={x} cy={y} r="13.500" />
              <circle cx={x} cy={y} r="11" strokeWidth="0.6" fill="var(--card)" />
              <text
                x={x}
                y={y + 0.5}
                textAnchor="middle"
                dominantBaseline="central"
                fontSize="13"
                stroke="none"
                fill="var(--ink)"
                style={{ fontFamily: 'var(--font-serif)', fontVariantNumeric: 'lining-nums' }}
              >
                {number}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
});
