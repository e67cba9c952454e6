import { cx } from '../../../ui/class-names.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const RADIUS = 128;
const APART = 152;

/** Two dials that overlap, each turned to its own number: what they share is the lens in the middle. */
export function TwoDials({ numbers = [], className }: { numbers?: number[]; className?: string }) {
  const [left, right] = numbers;
  return (
    <svg viewBox="0 0 480 300" className={cx('block', className)} fill="none" aria-hidden="true">
      <path
        d="M240 47.100A128 128 0 0 1 240 252.900A128 128 0 0 1 240 47.100Z"
        fill="var(--leaf)"
        fillOpacity="0.16"
      />
      <Dial side={-1} number={left} />
      <Dial side={1} number={right} />
      <path d="M240 134 245 150 240 166 235 150Z" fill="var(--gold)" />
    </svg>
  );
}

function Dial({ side, number }: { side: -1 | 1; number?: number }) {
  return (
    <g transform={`translate(${240 + (side * APART) / 2} 150)`}>
      <circle r={RADIUS} stroke="var(--leaf)" strokeWidth="1.2" />
      <circle r={RADIUS - 4} stroke="var(--rule)" />
      <circle r="90" stroke="var(--rule)" />
      {Array.from({ length: 72 }, (_, i) => i * 5).map((angle) => (
        <path
          key={angle}
          d="M0-124V-119"
          stroke="var(--leaf)"
          strokeWidth="0.7"
          transform={`rotate(${angle})`}
        />
      ))}
      {DIGITS.map((digit) => (
        <Numeral
          key={digit}
          digit={digit}
          angle={(digit - (number ?? 9)) * 40 + side * 90}
          side={side}
          isChosen={digit === number}
        />
      ))}
      {number && (
        <text
          x={side * 18}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="84"
          fill="var(--ink)"
          style={{ fontFamily: 'var(--font-serif)', fontVariantNumeric: 'lining-nums' }}
        >
          {number}
        </text>
      )}
    </g>
  );
}

type NumeralProps = { digit: number; angle: number; side: -1 | 1; isChosen: boolean };

function Numeral({ digit, angle, side, isChosen }: NumeralProps) {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [Math.sin(turn) * 106, -Math.cos(turn) * 106];
  // In the lens the numerals of both dials would fall on each other.
  if (Math.hypot(x + side * APART, y) < RADIUS + 6) return null;
  return (
    <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
      {isChosen && <circle r="15" fill="var(--card)" stroke="var(--gold)" />}
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={isChosen ? 20 : 16}
        fill={isChosen ? 'var(--gold)' : 'var(--ink)'}
        opacity={isChosen ? 1 : 0.6}
        style={{ fontFamily: 'var(--font-serif)', fontVariantNumeric: 'lining-nums' }}
      >
        {digit}
      </text>
    </g>
  );
}
