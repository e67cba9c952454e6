import { Check, Plus } from 'lucide-react';
import { Link, useFetcher } from 'react-router';
import type { YearSuggestions } from '../../../../domain/learning/index.ts';
import type { Problem } from '../../../answer.server.ts';
import { LinkRows } from '../../../components/portal/link-rows.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Medallion } from '../../../ui/medallion.tsx';
import { toast } from '../../../ui/toast.tsx';

const steps = [
  {
    label: 'Complete Soul Urge Number analysis',
    about: 'In your reports, with its working',
    to: '/portal/reports',
  },
  { label: 'Schedule monthly check-in session', about: 'Opens the calendar', to: '/portal/sessions?book' },
  { label: 'Explore yearly cycles report', about: 'Part of the Personal Report', to: '/checkout/report' },
];

export function NextSteps() {
  return (
    <Card>
      <h2 className="text-lead">Recommended Next Steps</h2>
      <LinkRows className="mt-2" links={steps} />
    </Card>
  );
}

type Props = { year: YearSuggestions; taken: string[] };

export function YearIdeas({ year, taken }: Props) {
  if (!year) {
    return (
      <Card>
        <h2 className="text-lead">Your personal year</h2>
        <p className="mt-2 text-quiet">
          With your birth date, your personal year can suggest milestones here.{' '}
          <Link to="/portal/account" className="text-ink">
            Add it to your account
          </Link>
          .
        </p>
      </Card>
    );
  }
  return (
    <Card>
      <div className="flex items-center gap-4">
        <Medallion value={year.number} label={`Personal year ${year.number}`} className="w-20 shrink-0" />
        <div>
          <p className="text-fine text-quiet">Your personal year, {year.year}</p>
          <h2 className="text-lead leading-snug">{year.title}</h2>
        </div>
      </div>
      <p className="mt-3 text-quiet">{year.essence}</p>
      <p className="mt-4 font-semibold">It favours</p>
      <ul className="mt-1 divide-y divide-rule">
        {year.ideas.map((idea) => (
          <Idea key={idea} idea={idea} taken={taken.includes(idea)} />
        ))}
      </ul>
    </Card>
  );
}

function Idea({ idea, taken }: { idea: string; taken: boolean }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  useAnswer(fetcher, ({ problem }) => {
    if (problem) void toast({ kind: 'error', title: 'Milestone not added', description: problem.message });
  });
  const pending = fetcher.state !== 'idle';
  return (
    <li className="flex items-center justify-between gap-2 py-1">
      <span>{idea}</span>
      {taken ? (
        <span className="flex size-11 shrink-0 items-center justify-center">
          <Check className="size-5 text-good" aria-hidden="true" />
          <span className="sr-only">On your list</span>
        </span>
      ) : (
        <fetcher.Form method="post" action="/portal/journey">
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="title" value={idea} />
          <Button
            type="submit"
            variant="quiet"
            size="sm"
            pending={pending}
            aria-label={`Add milestone: ${idea}`}
          >
            {!pending && <Plus className="size-5 text-gold" aria-hidden="true" />}
          </Button>
        </fetcher.Form>
      )}
    </li>
  );
}
