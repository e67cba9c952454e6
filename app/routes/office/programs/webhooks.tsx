import { Part } from '../../../components/office/facts.tsx';
import { Field } from '../../../ui/field.tsx';
import { NewEntry } from './new-entry.tsx';
import { type Option, Options, RowButton } from './shown-once.tsx';

type Webhook = { id: string; url: string; facts: string[] };

/** Addresses that are told when something happens. */
export function Webhooks({ webhooks, facts }: { webhooks: Webhook[]; facts: Option[] }) {
  return (
    <Part title="Webhooks">
      <p className="text-quiet">
        We post to an address of yours when something happens, signed with the secret that you get here. What
        is not taken is tried again, with growing pauses, for more than a day.
      </p>
      <ul className="divide-y divide-rule">
        {webhooks.map(({ id, url, facts: told }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="break-all">{url}</span>
              <span className="block text-fine text-quiet">{told.join(', ')}</span>
            </span>
            <RowButton intent="remove-webhook" field="webhookId" id={id} label="Remove" about={url} />
          </li>
        ))}
      </ul>
      <NewEntry intent="add-webhook" call="Add the address">
        {(fields) => (
          <>
            <Field label="Address" name="url" type="url" placeholder="https://" required error={fields.url} />
            <Options legend="Tell it when" name="facts" options={facts} error={fields.facts} />
          </>
        )}
      </NewEntry>
    </Part>
  );
}
