import { cx } from '../../ui/class-names.ts';
import { drawn } from '../../ui/drawn.ts';

const CENTRE = 200;
const STAR_RADIUS = 112;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const STEP = 360 / DIGITS.length;
const turning =
  'transition-transform duration-[1800ms] ease-[cubic-bezier(0.2,0.7,0.15,1)] [transform-origin:center]';

type Props = {
  /** The number at the pointer; changing it turns the wheel. */
  top: number;
  /** Numbers that are joined into a constellation. */
  lit?: number[];
  className?: string;
};

/** An engraved dial of the nine numbers. Lit numbers shine, and a line of gold leaf joins them. */
export const NumberWheel = drawn(function NumberWheel({ top, lit = [], className }: Props) {
  const corners = [...new Set(lit)].map((digit) => place(digit, STAR_RADIUS));
  return (
    <svg viewBox="0 0 400 400" className={cx('block', className)} aria-hidden="true">
      <path d="M200 1 205 12 200 23 195 12Z" fill="var(--gold)" />
      <g className={turning} style={{ transform: `rotate(${-top * STEP}deg)` }}>
        <circle cx={CENTRE} cy={CENTRE} r="172" fill="var(--card)" stroke="var(--leaf)" strokeWidth="1.2" />
        <circle cx={CENTRE} cy={CENTRE} r="166" fill="none" stroke="var(--rule)" />
        <Rays count={81} from={166} to={161} />
        <Rays count={9} from={166} to={157} bold />
        <circle cx={CENTRE} cy={CENTRE} r="130" fill="none" stroke="var(--leaf)" strokeWidth="0.8" />
        <circle cx={CENTRE} cy={CENTRE} r="126" fill="none" stroke="var(--rule)" />
        <NineStar />
        <Sun />
        {corners.length > 1 && (
          <polygon
            points={toPoints(corners)}
            fill="var(--leaf)"
            fillOpacity="0.12"
            stroke="var(--gold)"
            strokeWidth="1.8"
            strokeLinejoin="round"
          />
        )}
        {DIGITS.map((digit) => (
          <Point key={digit} digit={digit} isLit={lit.includes(digit)} top={top} />
        ))}
      </g>
    </svg>
  );
});

function Rays({
  count,
  from,
  to,
  bold = false,
}: {
  count: number;
  from: number;
  to: number;
  bold?: boolean;
}) {
  return Array.from({ length: count }, (_, i) => (i * 360) / count).map((angle) => (
    <line
      key={angle}
      x1={CENTRE}
      x2={CENTRE}
      y1={CENTRE - from}
      y2={CENTRE - to}
      stroke="var(--leaf)"
      strokeWidth={bold ? 1.3 : 0.7}
      transform={`rotate(${angle} ${CENTRE} ${CENTRE})`}
    />
  ));
}

/** The three triangles of the brand mark, so faint that they read as paper. */
function NineStar() {
  const points = toPoints([9, 3, 6].map((digit) => place(digit, STAR_RADIUS)));
  return [0, STEP, 2 * STEP].map((turn) => (
    <polygon
      key={turn}
      points={points}
      fill="none"
      stroke="var(--rule)"
      strokeWidth="1.1"
      transform={`rotate(${turn} ${CENTRE} ${CENTRE})`}
    />
  ));
}

function Sun() {
  return (
    <>
      <circle cx={CENTRE} cy={CENTRE} r="25" fill="var(--card)" />
      <Rays count={36} from={24} to={17} />
      <Rays count={9} from={30} to={15} bold />
      <circle cx={CENTRE} cy={CENTRE} r="12" fill="var(--card)" stroke="var(--leaf)" />
      <circle cx={CENTRE} cy={CENTRE} r="3" fill="var(--leaf)" />
    </>
  );
}

/** A numeral that stays upright however the wheel stands, and its star. */
function Point({ digit, isLit, top }: { digit: number; isLit: boolean; top: number }) {
  const star = place(digit, STAR_RADIUS);
  const { x, y } = place(digit, 144);
  return (
    <>
      <circle cx={star.x} cy={star.y} r={isLit ? 5.5 : 2.3} fill={isLit ? 'var(--gold)' : 'var(--leaf)'} />
      {isLit && <circle cx={star.x} cy={star.y} r="9.5" fill="none" stroke="var(--gold)" strokeWidth="0.8" />}
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={isLit ? 30 : 26}
        fill={isLit ? 'var(--gold)' : 'var(--ink)'}
        opacity={isLit || digit === top ? 1 : 0.6}
        className={cx(turning, '[transform-box:fill-box]')}
        style={{
          fontFamily: 'var(--font-serif)',
          fontVariantNumeric: 'lining-nums',
          fontWeight: isLit ? 600 : 400,
          transform: `rotate(${top * STEP}deg)`,
        }}
      >
        {digit}
      </text>
    </>
  );
}

type Place = { x: string; y: string };
const toPoints = (places: Place[]) => places.map(({ x, y }) => `${x},${y}`).join(' ');

/** Rounded, so that server and browser draw the same point whatever their sine says in the last place. */
function place(digit: number, radius: number): Place {
  const angle = (digit * STEP * Math.PI) / 180;
  return {
    x: (CENTRE + radius * Math.sin(angle)).toFixed(2),
    y: (CENTRE - radius * Math.cos(angle)).toFixed(2),
  };
}
