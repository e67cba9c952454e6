import { cx } from '../../ui/class-names.ts';
import { drawn } from '../../ui/drawn.ts';
import { moonPath, range, sparkPath } from './geometry.ts';

const phases = [40, 80, 110, 145, 180, 215, 250, 280, 320];

/** Where there is room for a star between two moons. */
const between = [9, 165, 245, 475, 555, 711];

/** A month of moons in a row, the full one in the middle. */
export const MoonRow = drawn(function MoonRow({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 720 96" className={cx('block', className)} aria-hidden="true">
      <path
        d="M24 48H696"
        stroke="var(--leaf)"
        strokeWidth="0.8"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      {phases.map((phase, at) => {
        const size = 14 + (4 - Math.abs(at - 4)) * 5;
        const x = 48 + at * 78;
        return (
          <g key={phase} transform={`translate(${x} 48)`}>
            <circle r={size + 5} fill="var(--paper)" />
            <circle r={size} fill="var(--sunken)" stroke="var(--leaf)" strokeWidth="1" />
            <path d={moonPath(size, phase)} fill="var(--gold)" />
            {at === 4 && (
              <g stroke="var(--gold)" strokeWidth="1">
                {range(18).map((ray) => (
                  <path
                    key={ray}
                    d={ray % 2 ? 'M0 -38V-42' : 'M0 -38V-45'}
                    transform={`rotate(${ray * 20})`}
                  />
                ))}
              </g>
            )}
          </g>
        );
      })}
      <path d={between.map((x) => sparkPath(x, 48, 4)).join('')} fill="var(--gold)" />
    </svg>
  );
});
