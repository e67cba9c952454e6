import type { ReactNode } from 'react';
import { itemAt, recordOf } from '../../../../shared/records.ts';
import { formFor } from '../../../components/action-form.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { Field } from '../../../ui/field.tsx';
import type { Route } from './+types/route';
import type { action } from './route.tsx';

type Health = Route.ComponentProps['loaderData'];
type Line = Health['retention'][number];

const Form = formFor<typeof action>();

/** For how long what only grows is stored. The owner may move each within its bounds. */
export function Retention({ health: { retention, isOwner } }: { health: Health }) {
  const whats = retention.map(({ what }) => what);
  const lineOf = (what: Line['what']) => itemAt(retention, whats.indexOf(what));
  return (
    <Part title="How long things are stored">
      <p className="text-fine text-quiet">
        Orders, receipts, payments and the log of what staff did stay. These grow, and are deleted by
        themselves; chats of visitors who are not signed in after 30 days, as the privacy page says.
      </p>
      {isOwner ? (
        <Form
          intent="retention"
          className="space-y-4"
          variant="outline"
          submit="Save"
          values={recordOf(whats, (what) => lineOf(what).days)}
          fields={(field) =>
            recordOf(whats, (what) => {
              const { least, most } = lineOf(what);
              return (
                <Field
                  label={`Days, ${least} to ${most}`}
                  type="number"
                  min={least}
                  max={most}
                  required
                  {...field[what]}
                />
              );
            })
          }
        >
          {(shown) => <Lines retention={retention} last={({ what }) => shown[what]} />}
        </Form>
      ) : (
        <Lines retention={retention} last={({ days }) => <span className="lining-nums">{days} days</span>} />
      )}
    </Part>
  );
}

function Lines({ retention, last }: { retention: Line[]; last(line: Line): ReactNode }) {
  return (
    <ul className="divide-y divide-rule">
      {retention.map((line) => (
        <li key={line.what} className="grid items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[1fr_9rem]">
          <span>
            {line.label}
            <span className="block text-fine text-quiet">{line.why}</span>
          </span>
          {last(line)}
        </li>
      ))}
    </ul>
  );
}
