import type { ReactNode } from 'react';
import { figure } from '../../../shared/figures.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/class-names.ts';

export type Point = { words: ReactNode; note?: ReactNode; people?: number };

type Props = { label: string; begins?: ReactNode; points: Point[]; goal?: ReactNode };

/** What happens one after the other, drawn as a vertical line, with the people who stand at each point of it. */
export function StepLine({ label, begins, points, goal }: Props) {
  return (
    <div className="space-y-3">
      <ol aria-label={label} className="relative">
        {begins && <Stop look="begin">{begins}</Stop>}
        {points.map(({ words, note, people = 0 }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place
          <Stop key={index} look={people > 0 ? 'people' : 'step'}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="wrap-anywhere">{words}</span>
              {people > 0 && (
                <Badge look="info">
                  {figure(people)} {people === 1 ? 'person' : 'people'} here
                </Badge>
              )}
            </span>
            {note && <span className="block text-fine text-quiet">{note}</span>}
          </Stop>
        ))}
      </ol>
      {goal && (
        <p className="text-fine">
          <strong>Goal, wherever somebody stands:</strong> {goal}
        </p>
      )}
    </div>
  );
}

const dots = {
  begin: 'bg-gold',
  people: 'bg-ink',
  step: 'bg-paper border-2 border-control',
};

function Stop({ look, children }: { look: keyof typeof dots; children: ReactNode }) {
  return (
    <li className="relative pb-5 pl-7 not-last:before:absolute not-last:before:top-3 not-last:before:bottom-[-0.5rem] not-last:before:left-[0.4375rem] not-last:before:w-0.5 not-last:before:bg-rule">
      <span aria-hidden="true" className={cx('absolute top-1.5 left-0 size-4 rounded-full', dots[look])} />
      {children}
    </li>
  );
}
