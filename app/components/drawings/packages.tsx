import { cx } from '../../ui/class-names.ts';
import { drawn } from '../../ui/drawn.ts';
import { moonPath, polar, range, sparkPath } from './geometry.ts';
import { figurePath } from './number-figure.tsx';

type Props = { className?: string };

/** Three conversations: three moons on one arc, each fuller than the last. */
export const ThreeSteps = drawn(function ThreeSteps({ className }: Props) {
  return (
    <svg viewBox="0 0 320 130" className={cx('block', className)} aria-hidden="true">
      <path
        d="M6 118C90 112 200 84 314 18"
        fill="none"
        stroke="var(--leaf)"
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      <path d="M6 124H314" stroke="var(--leaf)" strokeWidth="0.8" />
      {[
        [62, 88, 20, 60],
        [154, 66, 27, 110],
        [258, 48, 36, 178],
      ].map(([x = 0, y = 0, size = 0, phase = 0]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r={size + 5} fill="var(--card)" stroke="var(--leaf)" strokeWidth="0.7" />
          <circle r={size} fill="var(--sunken)" stroke="var(--leaf)" strokeWidth="1" />
          <path d={moonPath(size, phase)} fill="var(--leaf)" />
        </g>
      ))}
      <path
        d={`${sparkPath(106, 40, 7)}${sparkPath(20, 60, 5)}${sparkPath(200, 22, 5)}${sparkPath(308, 96, 6)}`}
        fill="var(--gold)"
      />
    </svg>
  );
});

/** A year as a ring of twelve, with the moon of each month and the sun in the middle. */
export const TwelveMonths = drawn(function TwelveMonths({ className }: Props) {
  return (
    <svg
      viewBox="-66 -66 132 132"
      className={cx('block', className)}
      aria-hidden="true"
      fill="none"
      stroke="var(--leaf)"
    >
      <circle r="65" strokeWidth="0.8" />
      <circle r="62" strokeWidth="1.4" />
      <circle r="36" strokeWidth="0.8" />
      {range(12).map((at) => {
        const [x, y] = polar(49, at * 30);
        return (
          <g key={at}>
            <path d="M0 -36V-62" transform={`rotate(${at * 30 + 15})`} strokeWidth="0.7" />
            <g transform={`translate(${x} ${y})`}>
              <circle r="7" fill="var(--sunken)" strokeWidth="0.7" />
              <path d={moonPath(7, (at + 0.5) * 30)} fill="var(--leaf)" stroke="none" />
            </g>
          </g>
        );
      })}
      {range(24).map((at) => (
        <path key={at} d={at % 2 ? 'M0 -17V-22' : 'M0 -17V-29'} transform={`rotate(${at * 15})`} />
      ))}
      <circle r="14" fill="var(--leaf)" fillOpacity="0.3" strokeWidth="1.2" />
      <path d={sparkPath(0, 0, 9)} fill="var(--gold)" stroke="none" />
    </svg>
  );
});

/** Two charts laid over each other; what they share is the almond in the middle. */
export const TwoRings = drawn(function TwoRings({ className }: Props) {
  return (
    <svg
      viewBox="-220 -150 440 300"
      className={cx('block', className)}
      aria-hidden="true"
      fill="none"
      stroke="var(--leaf)"
    >
      {[-76, 76].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <circle r="140" strokeWidth="0.8" />
          <circle r="134" strokeWidth="1.8" />
          <circle r="127" strokeWidth="8" strokeDasharray="0.8 6.589" opacity="0.8" />
          <circle r="118" strokeWidth="0.7" />
          <path d={figurePath(x < 0 ? 4 : 2, 114)} strokeWidth="0.8" />
          {range(9).map((at) => {
            const [px, py] = polar(114, at * 40);
            return <circle key={at} cx={px} cy={py} r="3" fill="var(--leaf)" stroke="none" />;
          })}
        </g>
      ))}
      <path
        d="M0 -110.4A134 134 0 0 1 0 110.4A134 134 0 0 1 0 -110.4Z"
        fill="var(--card)"
        strokeWidth="1.4"
      />
      <path d="M0 -92A116 116 0 0 1 0 92A116 116 0 0 1 0 -92Z" strokeWidth="0.7" />
      <path d={sparkPath(0, 0, 34)} fill="var(--gold)" stroke="none" />
      <circle r="44" strokeWidth="0.7" strokeDasharray="1 4" />
      <path d={`${sparkPath(0, -66, 9)}${sparkPath(0, 66, 9)}`} fill="var(--leaf)" stroke="none" />
    </svg>
  );
});

/** A shop door under its sign: the fanlight is the number wheel, the letters wait to be chosen. */
export const ShopDoor = drawn(function ShopDoor({ className }: Props) {
  return (
    <svg
      viewBox="0 0 240 330"
      className={cx('block', className)}
      aria-hidden="true"
      fill="none"
      stroke="var(--leaf)"
      strokeWidth="1"
    >
      <path d="M16 326V118A104 104 0 0 1 224 118V326" strokeWidth="1.8" />
      <path d="M24 326V118A96 96 0 0 1 216 118V326" strokeWidth="0.8" />
      <path d="M0 326H240M6 320H234" strokeWidth="0.9" />
      <g transform="translate(120 118)">
        {[-80, -60, -40, -20, 0, 20, 40, 60, 80].map((turn) => (
          <path key={turn} d="M0 -44V-96" transform={`rotate(${turn})`} strokeWidth="0.8" />
        ))}
        {[-70, -50, -30, -10, 10, 30, 50, 70].map((turn, at) => (
          <path
            key={turn}
            d={sparkPath(0, -70, at % 2 ? 5 : 8)}
            transform={`rotate(${turn})`}
            fill="var(--leaf)"
            stroke="none"
          />
        ))}
        <path d="M-44 0A44 44 0 0 1 44 0" strokeWidth="1.4" />
        <path d="M-30 0A30 30 0 0 1 30 0" fill="var(--leaf)" fillOpacity="0.25" />
        <path d="M-96 0H96M-96 6H96" />
      </g>
      <path d="M40 140H200V168H40Z" fill="var(--card)" strokeWidth="1.4" />
      <path d="M46 146H194V162H46Z" strokeWidth="0.6" />
      {[70, 95, 120, 145, 170].map((x, at) => (
        <path
          key={x}
          d={sparkPath(x, 154, at === 2 ? 7 : 4)}
          fill={at === 2 ? 'var(--gold)' : 'var(--leaf)'}
          stroke="none"
        />
      ))}
      {[44, 126].map((x) => (
        <g key={x}>
          <path d={`M${x} 184H${x + 70}V306H${x}Z`} fill="var(--sunken)" />
          <path
            d={`M${x + 8} 192H${x + 62}V240H${x + 8}ZM${x + 8} 250H${x + 62}V298H${x + 8}Z`}
            strokeWidth="0.7"
            fill="var(--card)"
          />
          {[210, 268].map((y) => (
            <path
              key={y}
              d={`M${x + 14} ${y + 22}L${x + 46} ${y - 12}M${x + 24} ${y + 24}L${x + 56} ${y - 10}`}
              strokeWidth="0.6"
            />
          ))}
        </g>
      ))}
      <circle cx="131" cy="246" r="4" fill="var(--gold)" stroke="none" />
      <path d="M131 252V262M131 259H134M131 262H135" stroke="var(--gold)" strokeWidth="1.6" />
    </svg>
  );
});
