import { Check } from 'lucide-react';
import type { LineId, SetUp } from '../../../../domain/office/index.ts';
import { Progress } from '../../../ui/progress.tsx';

/** The card of the page that each line leads to. */
const places: Record<LineId, string> = {
  identity: 'who',
  tax: 'who',
  contact: 'who',
  mail: 'mail',
  payments: 'payments',
  'two-factor': 'two-factor',
  ways: 'ways',
  claims: 'claims',
  backup: 'backup',
  helplines: 'helplines',
};

/** What is done and what is open, each with the way to it. */
export function Checklist({ setUp: { lines } }: { setUp: SetUp }) {
  const needed = lines.filter(({ isRequired }) => isRequired);
  const others = lines.filter(({ isRequired }) => !isRequired);
  const done = needed.filter(({ isDone }) => isDone).length;
  return (
    <nav aria-label="Checklist" className="lg:sticky lg:top-8">
      <p className="mb-2 font-semibold lining-nums">
        {done} of {needed.length} needed to open
      </p>
      <Progress value={(done / needed.length) * 100} label="Needed to open" />
      <div className="mt-4 gap-x-8 gap-y-4 sm:grid sm:grid-cols-2 lg:block lg:space-y-4">
        <ul>{needed.map(toItem)}</ul>
        <div className="max-sm:mt-4">
          <p className="text-fine text-quiet">Can wait</p>
          <ul>{others.map(toItem)}</ul>
        </div>
      </div>
    </nav>
  );
}

function toItem({ id, title, isDone }: SetUp['lines'][number]) {
  return (
    <li key={id}>
      <a
        href={`#${places[id]}`}
        className="flex min-h-11 items-center gap-3 py-1.5 no-underline hover:underline"
      >
        <span
          aria-hidden="true"
          className={
            isDone
              ? 'flex size-6 shrink-0 items-center justify-center rounded-full bg-good text-card'
              : 'size-6 shrink-0 rounded-full border-2 border-control'
          }
        >
          {isDone && <Check className="size-4" strokeWidth={3} />}
        </span>
        <span className={isDone ? 'text-quiet' : undefined}>
          {title}
          <span className="sr-only">{isDone ? ', done' : ', open'}</span>
        </span>
      </a>
    </li>
  );
}
