import { Link, useFetcher } from 'react-router';
import type { SessionDesk } from '../../../../domain/office/index.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';

type Props = { upcoming: NonNullable<SessionDesk['next']>; zone: string };

/** A month apart at the same hour, as far as it is free: one, or the whole year of a package, in one go. */
export function NextSessions({ upcoming: { credits, next, proposals }, zone }: Props) {
  if (!next && proposals.length === 0) return null;
  const at = (moment: string) => showIn(moment, zone, 'EEEE d MMMM yyyy, h:mm a');
  return (
    <Card className="space-y-3">
      <h2 className="text-[1.25rem]">What comes next</h2>
      {next && (
        <p className="lining-nums">
          Booked: <Link to={`/office/calendar/${next.id}`}>{at(next.startsAt)}</Link>
        </p>
      )}
      {/* Proposals change once some are booked; the ticks of the old ones go with them. */}
      {proposals.length > 0 && (
        <Proposals key={proposals[0]} credits={credits} proposals={proposals} at={at} />
      )}
    </Card>
  );
}

type ProposalsProps = { credits: number; proposals: string[]; at(moment: string): string };

function Proposals({ credits, proposals, at }: ProposalsProps) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const isBusy = fetcher.state !== 'idle';
  useAnswer(fetcher, ({ problem }) => {
    if (!problem)
      void toast({ kind: 'success', title: 'Booked', description: 'Invitations are on their way.' });
  });
  return (
    <fetcher.Form method="post" className="space-y-3">
      <p className="text-fine text-quiet">
        {credits > 0
          ? `${credits} paid for and not booked yet. A month apart, as near to this hour as there is room.`
          : 'None is paid for: it would be booked to be paid.'}
      </p>
      <FormError problem={isBusy ? undefined : fetcher.data?.problem} />
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {proposals.map((startsAt) => (
          <li key={startsAt}>
            <Checkbox
              name="startsAt"
              value={startsAt}
              defaultChecked={credits > 0}
              label={<span className="lining-nums">{at(startsAt)}</span>}
            />
          </li>
        ))}
      </ul>
      <Button type="submit" name="intent" value="series" variant="outline" pending={isBusy}>
        Book what is ticked
      </Button>
    </fetcher.Form>
  );
}
