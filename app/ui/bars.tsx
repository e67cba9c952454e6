import { RuledLines } from './ruled-lines.tsx';

export type Stack = { label: string; parts: number[] /** Said when the bar is pointed at. */; title: string };
type Props = {
  stacks: Stack[] /** Says what the drawing shows, with its main figures. */;
  label: string;
  format(value: number): string;
};

/** Colours of the brand, in the order the parts are stacked; what comes after them shares the last. */
export const inks = [
  'var(--leaf)',
  'var(--plum)',
  'var(--ink)',
  'var(--gold)',
  'var(--info)',
  'var(--good)',
  'var(--quiet)',
];
export const inkOf = (at: number) => inks[Math.min(at, inks.length - 1)];

/** Upright bars, each made of parts. The figures themselves stand in the table behind. */
export function Bars({ stacks, label, format }: Props) {
  const sums = stacks.map(({ parts }) => parts.reduce((sum, part) => sum + Math.max(0, part), 0));
  const most = niceTop(Math.max(...sums, 1));
  return (
    <div role="img" aria-label={label}>
      <div aria-hidden="true" className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2">
        <div className="relative h-52 text-right text-fine text-quiet lining-nums">
          {[most, most / 2, 0].map((tick) => (
            <span
              key={tick}
              className="absolute right-0 -translate-y-1/2"
              style={{ top: `${100 - (tick / most) * 100}%` }}
            >
              {format(tick)}
            </span>
          ))}
        </div>
        <div className="relative h-52">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full"
            aria-hidden="true"
          >
            <RuledLines />
            {stacks.map((stack, n) => (
              <Bar key={stack.label} stack={stack} at={n} of={stacks.length} most={most} />
            ))}
          </svg>
        </div>
        <div />
        <div className="mt-1 flex text-fine text-quiet">
          {stacks.map(({ label: name }, n) => (
            <span
              key={name}
              className={`flex min-w-0 flex-1 justify-center whitespace-nowrap ${n % Math.ceil(stacks.length / 6) ? 'max-sm:invisible' : ''}`}
            >
              {name}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

function Bar({ stack, at, of, most }: { stack: Stack; at: number; of: number; most: number }) {
  const slot = 100 / of;
  const width = Math.min(slot * 0.64, 9);
  let top = 100;
  return (
    <g>
      <title>{stack.title}</title>
      {stack.parts.map((part, n) => {
        const height = (Math.max(0, part) / most) * 100;
        top -= height;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place in the stack
            key={n}
            x={at * slot + (slot - width) / 2}
            y={top}
            width={width}
            height={height}
            fill={inkOf(n)}
          />
        );
      })}
    </g>
  );
}

/** The next round figure: 1, 2 or 5 with noughts. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}
