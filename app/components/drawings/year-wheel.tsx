import { cx } from '../../ui/class-names.ts';
import { drawn } from '../../ui/drawn.ts';
import { polar } from './geometry.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function sector(digit: number): string {
  const [from, to] = [(digit - 1) * 40 - 20, (digit - 1) * 40 + 20];
  const [a, b, c, d] = [polar(92, from), polar(92, to), polar(46, to), polar(46, from)].map((place) =>
    place.join(' '),
  );
  return `M${a}A92 92 0 0 1 ${b}L${c}A46 46 0 0 0 ${d}Z`;
}

/** The round of nine years. `data-lit` on it, or on anything around it, gilds that year (see app.css). */
export const YearWheel = drawn(function YearWheel({ className }: { className?: string }) {
  return (
    <svg viewBox="-100 -100 200 200" className={cx('year-wheel block', className)} aria-hidden="true">
      <circle r="98" fill="none" stroke="var(--leaf)" strokeWidth="0.8" />
      {DIGITS.map((digit) => {
        const [x, y] = polar(69, (digit - 1) * 40);
        return (
          <g key={digit} className={`year-${digit}`}>
            <path d={sector(digit)} fill="var(--card)" stroke="var(--leaf)" strokeWidth="1" />
            <text
              x={x}
              y={y + 8}
              textAnchor="middle"
              fontSize="25"
              fill="var(--ink)"
              style={{ fontFamily: 'var(--font-serif)' }}
            >
              {digit}
            </text>
          </g>
        );
      })}
      <circle r="40" fill="none" stroke="var(--leaf)" strokeWidth="0.8" />
      <circle r="36" fill="none" stroke="var(--leaf)" strokeWidth="4" strokeDasharray="0.6 1.914" />
    </svg>
  );
});
