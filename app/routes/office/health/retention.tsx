import { useFetcher } from 'react-router';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import type { Route } from './+types/route';

type Health = Route.ComponentProps['loaderData'];

/** For how long what only grows is stored. The owner may move each within its bounds. */
export function Retention({ health: { retention, isOwner } }: { health: Health }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  return (
    <Part title="How long things are stored">
      <p className="text-fine text-quiet">
        Orders, receipts, payments and the log of what staff did stay. These grow, and are deleted by
        themselves; chats of visitors who are not signed in after 30 days, as the privacy page says.
      </p>
      <fetcher.Form method="post" className="space-y-4">
        <FormError problem={fetcher.data?.problem} />
        <ul className="divide-y divide-rule">
          {retention.map(({ what, label, why, days, least, most }) => (
            <li key={what} className="grid items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[1fr_9rem]">
              <span>
                {label}
                <span className="block text-fine text-quiet">{why}</span>
              </span>
              {isOwner ? (
                <Field
                  label={`Days, ${least} to ${most}`}
                  name={what}
                  type="number"
                  min={least}
                  max={most}
                  defaultValue={days}
                  required
                  error={fetcher.data?.problem?.fields[what]}
                />
              ) : (
                <span className="lining-nums">{days} days</span>
              )}
            </li>
          ))}
        </ul>
        {isOwner && (
          <Button
            type="submit"
            name="intent"
            value="retention"
            variant="outline"
            pending={fetcher.state !== 'idle'}
          >
            Save
          </Button>
        )}
      </fetcher.Form>
    </Part>
  );
}
