import { cx } from './class-names.ts';
import { drawn } from './drawn.ts';

type Props = {
  /** The number, "11/2" with a master number behind it, or '-' where it is not known yet. */
  value: number | string;
  /** Said to a screen reader, such as "Life Path 7". */
  label: string;
  className?: string;
};

/** A core number as an engraved coin: two rings, thirty-six ticks, nine points, and the numeral as the hero. */
export const Medallion = drawn(function Medallion({ value, label, className }: Props) {
  const shown = String(value);
  return (
    <svg
      viewBox="0 0 120 120"
      role="img"
      aria-label={label}
      data-lit={shown.split('/').at(-1)}
      className={cx('medallion block', className)}
    >
      <circle cx="60" cy="60" r="58" fill="none" stroke="var(--leaf)" strokeWidth="1" />
      <circle cx="60" cy="60" r="47" fill="var(--card)" stroke="var(--leaf)" strokeWidth="1.4" />
      <circle cx="60" cy="60" r="44" fill="none" stroke="var(--rule)" strokeWidth="0.8" />
      {/* Thirty-six ticks, every fourth of them longer: rings of dashes, each tick 0.76 of a degree wide. */}
      <Ticks radius={54.75} length={2.5} apart={10} />
      <Ticks radius={53.75} length={4.5} apart={40} turn={-90} />
      {/* Which of the nine points is lit is the style sheet's business, so that a script can move it. */}
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((point) => (
        <circle
          key={point}
          cx="60"
          cy="11"
          r="1.3"
          fill="var(--leaf)"
          transform={`rotate(${point * 40} 60 60)`}
          className={`point-${point}`}
        />
      ))}
      <text
        x="60"
        y="61"
        textAnchor="middle"
        dominantBaseline="central"
        fill="var(--ink)"
        fontSize={shown.length > 2 ? 31 : shown.length > 1 ? 40 : 54}
        style={{ fontFamily: 'var(--font-serif)', fontVariantNumeric: 'lining-nums', fontWeight: 400 }}
      >
        {shown}
      </text>
    </svg>
  );
});

function Ticks({
  radius,
  length,
  apart,
  turn,
}: {
  radius: number;
  length: number;
  apart: number;
  turn?: number;
}) {
  return (
    // A circle; the HTML checker knows `pathLength` of a path alone.
    <path
      d={`M${60 + radius} 60a${radius} ${radius} 0 1 1 ${-2 * radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0`}
      fill="none"
      stroke="var(--leaf)"
      strokeWidth={length}
      pathLength="360"
      strokeDasharray={`0.76 ${apart - 0.76}`}
      strokeDashoffset="0.38"
      transform={turn ? `rotate(${turn} 60 60)` : undefined}
    />
  );
}
