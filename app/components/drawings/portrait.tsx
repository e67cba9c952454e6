import { cx } from '../../ui/class-names.ts';
import { drawn } from '../../ui/drawn.ts';
import { polar, range, sparkPath } from './geometry.ts';

const face =
  'M118 84C136 78 152 86 157 104C158.4 109 157 112 158.6 116C162 125 170.5 134 176 141.5C178 144.6 176 147.2 171 148.4' +
  'C168.8 149 168.2 150.6 169.2 152.6C170.4 154.8 173.4 155.8 172.8 158.6C172.2 161 168.2 161.2 168 162.6C168 164.2 172 164.8 171.6 168.2' +
  'C171.2 171.4 166 171.4 165.4 174.6C165 178.2 168.6 181 167.4 186.4C165.8 193.6 157 197.6 147 197.4C139.4 197.4 135 199.6 133.6 205' +
  'C131.8 213.6 134.4 224 141 231.4C152 241.6 176 247 192 268L196 300H44L50 268C60 250 84 244 93 232C99 223 99.6 212 97 200Z';
const hair =
  'M157 104C154 84 139 62 112 56C84 50 58 66 51 94C44 122 52 140 50 162C48 184 38 196 44 212C48 222 60 226 68 220' +
  'C66 230 72 238 82 237C94 236 100 224 98 208C96 194 104 186 112 174C120 162 118 150 122 140C126 128 122 112 134 106C142 102 150 103 157 104Z';
/** Strands, from the brow back to the knot at the nape. */
const strands = [
  'M150 100C140 78 116 64 92 72C68 80 60 104 64 128C67 148 60 164 55 182C52 194 50 204 56 212',
  'M143 100C132 84 114 74 96 80C76 87 70 108 74 130C77 150 70 166 66 184C63 198 64 210 72 216',
  'M136 101C126 90 112 84 100 89C84 95 80 114 84 134C87 152 82 168 77 186C74 200 76 212 82 222',
  'M130 105C120 97 110 95 104 99C92 106 91 122 94 138C97 154 93 170 88 186C84 202 86 214 90 224',
  'M126 112C118 106 110 108 105 115C99 126 104 138 105 150C106 164 100 176 95 190',
];
const diadem = [
  [112, 54, 4],
  [132, 62, 5.5],
  [149, 79, 4.5],
  [88, 56, 3],
] as const;
const sky = range(26).map((at) => {
  const [x, y] = polar(74 + ((at * 37) % 31), at * 13.85 - 20);
  return { x: 120 + x * 0.86, y: 146 + y * 1.16, r: 0.7 + ((at * 7) % 5) * 0.22 };
});

/** The guide as a cameo: ivory on midnight in both themes, with a diadem of stars. */
export const Portrait = drawn(function Portrait({ className, label }: { className?: string; label: string }) {
  return (
    <svg viewBox="0 0 240 300" role="img" aria-label={label} className={cx('dark', className)}>
      <defs>
        <clipPath id="cameo">
          <ellipse cx="120" cy="150" rx="100" ry="130" />
        </clipPath>
      </defs>
      <ellipse cx="120" cy="150" rx="117" ry="147" fill="none" stroke="var(--leaf)" strokeWidth="1" />
      <ellipse cx="120" cy="150" rx="113" ry="143" fill="none" stroke="var(--leaf)" strokeWidth="2.2" />
      <ellipse
        cx="120"
        cy="150"
        rx="108"
        ry="138"
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="3.4"
        strokeDasharray="0.1 8.03"
        strokeLinecap="round"
      />
      <ellipse
        cx="120"
        cy="150"
        rx="102.5"
        ry="132.5"
        fill="var(--paper)"
        stroke="var(--leaf)"
        strokeWidth="1.2"
      />
      <g clipPath="url(#cameo)">
        <g stroke="var(--rule)" strokeWidth="0.7">
          {range(44).map((at) => (
            <path key={at} d={`M10 ${20 + at * 6}H230`} />
          ))}
        </g>
        <path d={sparkPath(196, 96, 7)} fill="var(--gold)" />
        <path d={sparkPath(40, 112, 5)} fill="var(--gold)" />
        <path d={sparkPath(186, 206, 5)} fill="var(--gold)" />
        {sky.map(({ x, y, r }) => (
          <circle key={`${x}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r} fill="var(--ink)" opacity="0.8" />
        ))}
        <path d={face} fill="var(--ink)" />
        <g fill="none" stroke="var(--paper)" strokeLinecap="round">
          <path d="M139 118C144 114.6 150 114.6 154 117" strokeWidth="1.5" />
          <path d="M141 126C145.6 129.6 151 129.4 154.6 126.4" strokeWidth="1.3" />
          <path d="M143.6 128 142.4 130.6M148.4 129.4 148.2 132" strokeWidth="0.8" />
          <path d="M168 162.4C164 162.6 160.4 163.6 158 165" strokeWidth="1" />
          <path d="M168.6 147.6C166 148.6 164.6 147.4 164.8 145.4" strokeWidth="0.9" />
          <path d="M130 158C131 170 128 182 120 192" strokeWidth="0.7" opacity="0.5" />
          <path
            d="M101 214C104 226 98 240 82 248M108 210C112 228 106 244 92 254M116 208C121 230 116 248 104 260"
            strokeWidth="0.7"
            opacity="0.55"
          />
        </g>
        <path
          d="M50 268C74 262 96 268 120 282C146 266 168 262 192 268L196 300H44Z"
          fill="var(--card)"
          stroke="var(--leaf)"
          strokeWidth="1"
        />
        <path
          d="M58 276C80 272 100 278 120 291C142 277 164 272 184 276"
          fill="none"
          stroke="var(--leaf)"
          strokeWidth="0.8"
        />
        <path d={hair} fill="var(--card)" stroke="var(--leaf)" strokeWidth="1.2" />
        <g fill="none" stroke="var(--leaf)" strokeWidth="0.9">
          {strands.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <g fill="var(--gold)">
          {diadem.map(([x, y, size]) => (
            <path key={x} d={sparkPath(x, y, size * 1.7)} />
          ))}
        </g>
        <path d="M72 60C82 46 100 40 118 44C104 45 92 52 86 62Z" fill="var(--gold)" />
        <g fill="var(--gold)">
          <circle cx="117" cy="184" r="2" />
          <path d={sparkPath(117, 196, 6)} />
        </g>
      </g>
    </svg>
  );
});
