import { showIn } from '../../../../shared/wall-time.ts';
import { RuledLines } from '../../../ui/ruled-lines.tsx';

type Point = { date: string; progress: number };

const dayOf = (date: string) => Date.parse(`${date}T12:00:00Z`);
const label = (date: string) => showIn(`${date}T12:00:00Z`, 'UTC', 'MMM d, yyyy');

/**
 * Progress over time as an engraved line. The drawing stretches with the page while its words stay text, so that they
 * keep their size on a phone.
 */
export function ProgressChart({ line }: { line: Point[] }) {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 2) {
    return (
      <p className="text-quiet">The line begins when your milestones have moved on two different days.</p>
    );
  }
  const span = dayOf(last.date) - dayOf(first.date);
  const x = ({ date }: Point) => round(((dayOf(date) - dayOf(first.date)) / span) * 100);
  const y = ({ progress }: Point) => 100 - progress;
  const path = line.map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point)} ${y(point)}`).join(' ');
  return (
    <figure>
      <div
        role="img"
        aria-label={`Overall progress from ${first.progress}% on ${label(first.date)} to ${last.progress}% on ${label(last.date)}`}
        className="grid grid-cols-[2.75rem_1fr] gap-x-2"
      >
        <div aria-hidden="true" className="relative h-44 text-right text-fine text-quiet">
          {[100, 50, 0].map((tick) => (
            <span key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: `${100 - tick}%` }}>
              {tick}%
            </span>
          ))}
        </div>
        <div className="relative h-44">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="size-full overflow-visible"
            aria-hidden="true"
          >
            <RuledLines />
            <path d={`${path} L100 100 L0 100 Z`} fill="var(--leaf)" opacity="0.12" />
            <path
              d={path}
              fill="none"
              stroke="var(--leaf)"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {line.map((point) => (
            <span
              key={point.date}
              title={`${label(point.date)}: ${point.progress}%`}
              className="absolute size-2 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-leaf bg-card"
              style={{ left: `${x(point)}%`, top: `${y(point)}%` }}
            />
          ))}
        </div>
      </div>
      <figcaption className="mt-3 flex justify-between gap-4 pl-[3.25rem] text-fine text-quiet">
        <time dateTime={first.date}>{label(first.date)}</time>
        <time dateTime={last.date}>{label(last.date)}</time>
      </figcaption>
    </figure>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
