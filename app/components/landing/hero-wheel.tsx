import { cx } from '../../ui/class-names.ts';
import { moonPath, polar, range, round, sparkPath, starPath } from '../drawings/geometry.ts';

const SECTORS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** A is 1 … I is 9, J is 1 again: every letter stands under its number. */
const lettersOf = (digit: number) =>
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((_, at) => (at % 9) + 1 === digit);

function Ring({ r, width = 0.8, tone = 'var(--leaf)' }: { r: number; width?: number; tone?: string }) {
  return <circle r={r} fill="none" stroke={tone} strokeWidth={width} />;
}

/** Evenly spread strokes across a ring, made by one dashed circle. */
function Ticks({
  r,
  length,
  count,
  thickness,
}: {
  r: number;
  length: number;
  count: number;
  thickness: number;
}) {
  const [dash, gap] = [thickness, (2 * Math.PI * r) / count - thickness];
  return (
    <circle
      r={r}
      fill="none"
      stroke="var(--leaf)"
      strokeWidth={length}
      strokeDasharray={`${dash} ${gap.toFixed(4)}`}
      strokeDashoffset={dash / 2}
      transform="rotate(-90)"
    />
  );
}

function Sector({ digit }: { digit: number }) {
  const letters = lettersOf(digit);
  return (
    <g transform={`rotate(${(digit - 1) * 40})`}>
      <text y="-238" textAnchor="middle" fontSize="42" fill="var(--ink)">
        {digit}
      </text>
      {letters.map((letter, at) => (
        <text
          key={letter}
          y="-211"
          textAnchor="middle"
          fontSize="15"
          fill="var(--gold)"
          transform={`rotate(${(at - (letters.length - 1) / 2) * 11})`}
        >
          {letter}
        </text>
      ))}
      <g transform="rotate(20)" stroke="var(--leaf)" strokeWidth="0.8" fill="var(--leaf)">
        <path d="M0 -276V-260M0 -244V-206" />
        <path d={sparkPath(0, -252, 8)} stroke="none" />
      </g>
      <g transform="translate(0 -178)">
        <circle r="11" fill="var(--sunken)" stroke="var(--leaf)" strokeWidth="0.8" />
        <path
          d={moonPath(11, digit * 40)}
          fill="var(--leaf)"
          fillOpacity="0.85"
          transform={`rotate(${-(digit - 1) * 40})`}
        />
      </g>
    </g>
  );
}

const square = 'absolute inset-0 size-full';

/**
 * The almanac wheel: numbers with their letters, a moon for each forty degrees, the nine-pointed star, the sun. The
 * layers turn as whole pictures, which costs the browser nothing.
 */
export function HeroWheel({ className }: { className?: string }) {
  return (
    <div className={cx('relative aspect-square', className)}>
      <svg aria-hidden="true" viewBox="-300 -300 600 600" className={cx(square, 'animate-turn')}>
        <Ring r={297} />
        <Ring r={293} width={1.6} />
        <Ticks r={286} length={10} count={360} thickness={0.7} />
        <Ticks r={284} length={14} count={36} thickness={1.6} />
        <Ring r={276} />
        <g style={{ fontFamily: 'var(--font-serif)' }}>
          {SECTORS.map((digit) => (
            <Sector key={digit} digit={digit} />
          ))}
        </g>
        <Ring r={200} />
        <Ring r={203} width={1.4} />
        <Ring r={157} width={1.4} />
      </svg>
      <svg aria-hidden="true" viewBox="-300 -300 600 600" className={square}>
        <Ring r={153} />
        <Ticks r={149} length={5} count={90} thickness={0.6} />
        <g fill="none" stroke="var(--leaf)" strokeWidth="0.8">
          {[0, 40, 80].map((turn) => (
            <path key={turn} d={starPath([146], 3)} transform={`rotate(${turn})`} />
          ))}
          <path d={starPath([146], 9)} opacity="0.6" />
        </g>
        {SECTORS.map((digit) => {
          const [cx, cy] = polar(146, digit * 40);
          return <circle key={digit} cx={cx} cy={cy} r="3.4" fill="var(--leaf)" />;
        })}
        <circle r="104" fill="var(--paper)" stroke="var(--leaf)" strokeWidth="0.8" />
        <Sun />
      </svg>
    </div>
  );
}

const STRAIGHT = 18;

/** A wavy ray, drawn upwards from the rim. */
const wavy = (rim: number, tip: number) => {
  const step = round((tip - rim) / 3);
  const y = (steps: number) => round(-rim - step * steps);
  return `M-4 ${-rim + 1}C-9 ${y(0.7)} 3 ${y(1)} -1.5 ${y(1.8)}S3 ${y(2.5)} 0 ${-tip}C6 ${y(2.4)} 0 ${y(1.9)} 4 ${y(1.3)}S1 ${y(0.6)} 4 ${-rim + 1}Z`;
};

/** Fine arcs along one cheek: the shade that a burin leaves. */
const shade = range(9).map((at) => {
  const radius = 46.5 - at * 2.3;
  const spread = 46 - at * 3.6;
  return `M${polar(radius, 105 - spread).join(' ')}A${radius} ${radius} 0 0 1 ${polar(radius, 105 + spread).join(' ')}`;
});

/** The sun with its eyes closed, as on an old clock face. Centred on the origin, about 100 across the rays. */
function Sun() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {range(STRAIGHT).map((at) => (
        <path
          key={at}
          d={at % 2 === 0 ? 'M-6.5 -52 0 -100 6.5 -52Z' : wavy(52, 92)}
          transform={`rotate(${(at * 360) / STRAIGHT})`}
          fill={at % 2 === 0 ? 'var(--leaf)' : 'var(--card)'}
          fillOpacity={at % 2 === 0 ? 0.28 : 1}
          stroke="var(--leaf)"
          strokeWidth="1"
        />
      ))}
      <circle r="52" fill="var(--card)" stroke="var(--leaf)" strokeWidth="1.6" />
      <circle r="48.6" fill="none" stroke="var(--leaf)" strokeWidth="0.7" />
      <path d={shade.join('')} fill="none" stroke="var(--leaf)" strokeWidth="0.6" opacity="0.75" />
      <g fill="none" stroke="var(--ink)" strokeWidth="1.3">
        <path d="M-26 -13C-21 -18.5 -12 -18.5 -7 -13.5M7 -13.5C12 -18.5 21 -18.5 26 -13" />
        <path d="M-24 -3.5C-19.5 1.6 -12 1.6 -8 -3M8 -3C12 1.6 19.5 1.6 24 -3.5" strokeWidth="1.6" />
        <path
          d="M-22 .2-24 2.6M-17.6 1.6-18.4 4.6M-13 1.2-12.4 4M22 .2 24 2.6M17.6 1.6 18.4 4.6M13 1.2 12.4 4"
          strokeWidth="0.9"
        />
        <path d="M-3.6 -10C-2.6 -3 -3.4 4 -5.6 9.4C-5.8 12.2 -2.6 12.8 0 13.4C2.8 12.8 5.6 12 5.2 9.2" />
        <path
          d="M-11.5 24C-7 20.6 -3 20.2 0 21.8C3 20.2 7 20.6 11.5 24C6 24.8 -6 24.8 -11.5 24Z"
          fill="var(--leaf)"
          fillOpacity="0.35"
        />
        <path d="M-11.5 24C-6 30.2 6 30.2 11.5 24" />
        <path d="M-5 36C-2 37.6 2 37.6 5 36" strokeWidth="0.9" />
      </g>
      <g fill="none" stroke="var(--leaf)" strokeWidth="0.9">
        <path d="M0 -46V-33M-5 -44 -3 -34M5 -44 3 -34" />
      </g>
    </g>
  );
}
