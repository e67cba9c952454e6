import { cx } from '../../ui/class-names.ts';
import { drawn } from '../../ui/drawn.ts';
import { polar, sparkPath } from './geometry.ts';

/** Where the multiples of a number fall on a circle of nine: 7, 14/5, 21/3 … each number draws its own figure. */
export function figurePath(digit: number, radius: number): string {
  const points: string[] = [];
  for (let at = digit % 9; points.length < 9; at = (at + digit) % 9)
    points.push(polar(radius, at * 40).join(' '));
  return `M${[...new Set(points)].join('L')}Z`;
}

/** Nine points and the figure that the number's multiples draw between them; a master number draws its root twice. */
export const NumberFigure = drawn(function NumberFigure({
  number,
  className,
}: {
  number: number;
  className?: string;
}) {
  const digit = number % 9 || 9;
  return (
    <svg viewBox="-150 -150 300 300" className={cx('block', className)} aria-hidden="true">
      <circle r="147" fill="none" stroke="var(--leaf)" strokeWidth="0.8" />
      <circle r="141" fill="none" stroke="var(--leaf)" strokeWidth="1.6" />
      <circle
        r="136"
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="5"
        strokeDasharray="0.6 4.147"
        opacity="0.8"
      />
      <circle r="114" fill="none" stroke="var(--rule)" strokeWidth="0.8" />
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((point) => {
        const [x, y] = polar(125, point * 40);
        return (
          <text
            key={point}
            x={x}
            y={y + 4}
            textAnchor="middle"
            fontSize="13"
            fill={point === digit ? 'var(--gold)' : 'var(--quiet)'}
            style={{ fontFamily: 'var(--font-serif)' }}
          >
            {point}
          </text>
        );
      })}
      <g fill="none" stroke="var(--leaf)" strokeWidth="1.2" strokeLinejoin="round">
        <path d={figurePath(digit, 104)} />
        {number > 9 && <path d={figurePath(digit, 92)} strokeWidth="0.8" />}
        {digit === 9 && <circle r="100" strokeDasharray="2 5" />}
      </g>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((point) => {
        const [x, y] = polar(104, point * 40);
        return point === digit ? (
          <path key={point} d={sparkPath(x, y, 10)} fill="var(--gold)" />
        ) : (
          <circle key={point} cx={x} cy={y} r="2.6" fill="var(--leaf)" />
        );
      })}
      <circle r="62" fill="var(--card)" stroke="var(--leaf)" strokeWidth="1.4" />
      <circle r="58" fill="none" stroke="var(--rule)" strokeWidth="0.8" />
      <text
        y={number > 9 ? 24 : 30}
        textAnchor="middle"
        fontSize={number > 9 ? 66 : 84}
        fill="var(--ink)"
        style={{ fontFamily: 'var(--font-serif)' }}
      >
        {number}
      </text>
    </svg>
  );
});
