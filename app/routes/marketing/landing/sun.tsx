import { polar, range, round } from '../../../components/drawings/geometry.ts';

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
export function Sun() {
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
