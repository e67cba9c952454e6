import { moonPath, polar, sparkPath, starPath } from '../../../components/drawings/geometry.ts';
import { cx } from '../../../ui/class-names.ts';
import { Sun } from './sun.tsx';

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
