import {
  addWebhook,
  apiScopes,
  makeApiKey,
  readApiKeys,
  readWebhooks,
  removeWebhook,
  resendWebhook,
  toldFacts,
  withdrawApiKey,
} from '../../../../domain/office/index.ts';
import { entriesOf } from '../../../../shared/records.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { SettingsHead } from '../../../components/office/settings/settings-nav.tsx';
import { ShownOnce } from '../../../components/office/shown-once.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Checkbox, Field } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = () => [{ title: 'Integrations' }];

export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  const [keys, hooks] = await Promise.all([
    readApiKeys(services, { actor }),
    readWebhooks(services, { actor }),
  ]);
  const scopes = entriesOf(apiScopes).map(([value, label]) => ({ value, label }));
  const facts = entriesOf(toldFacts).map(([value, label]) => ({ value, label }));
  return { keys, ...hooks, scopes, facts };
});

export const action = answerForm({
  'make-key': change(makeApiKey, byActor),
  'withdraw-key': change(withdrawApiKey, byActor),
  'add-webhook': change(addWebhook, byActor),
  'remove-webhook': change(removeWebhook, byActor),
  'send-again': change(resendWebhook, byActor),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

const Form = formFor<typeof action>();

export default function Programs({ loaderData }: Route.ComponentProps) {
  const { keys, scopes, webhooks, facts, deliveries } = loaderData;
  return (
    <>
      <SettingsHead isOwner />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <Keys keys={keys} scopes={scopes} />
        <Webhooks webhooks={webhooks} facts={facts} />
      </div>
      <Deliveries deliveries={deliveries} />
    </>
  );
}

type Webhook = { id: string; url: string; facts: string[] };

/** Addresses that are told when something happens. */
function Webhooks({ webhooks, facts }: { webhooks: Webhook[]; facts: Option[] }) {
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
            <Form intent="remove-webhook" hidden={{ webhookId: id }} {...row('Remove', url)} />
          </li>
        ))}
      </ul>
      <Form
        intent="add-webhook"
        {...newEntry}
        submit="Add the address"
        fields={(field) => ({
          url: <Field label="Address" type="url" placeholder="https://" required {...field.url} />,
          facts: <Options legend="Tell it when" options={facts} {...field.facts} />,
        })}
        footer={(button, done) => (
          <>
            {button}
            <ShownOnce text={done?.secret} />
          </>
        )}
      />
    </Part>
  );
}

type Key = {
  id: string;
  name: string;
  endsWith: string;
  scopes: string[];
  createdAt: string;
  lastUsedAt?: string;
};

/** Keys by which programs of hers read people and orders, and add tags. */
function Keys({ keys, scopes }: { keys: Key[]; scopes: Option[] }) {
  return (
    <Part title="Keys">
      <p className="text-quiet">
        A program with a key asks <code className="text-fine">/api/v1</code>, as{' '}
        <a href="/api/v1/openapi.json">the description</a> says. A key opens what you tick, and nothing else.
      </p>
      <ul className="divide-y divide-rule">
        {keys.map(({ id, name, endsWith, scopes: opens, createdAt, lastUsedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="wrap-anywhere">{name}</span>
              <span className="block text-fine text-quiet">
                …{endsWith}, {opens.join(', ')}, made <LocalTime at={createdAt} as="d MMM yyyy" />,{' '}
                {lastUsedAt ? (
                  <>
                    last used <LocalTime at={lastUsedAt} />
                  </>
                ) : (
                  'never used'
                )}
              </span>
            </span>
            <Form intent="withdraw-key" hidden={{ keyId: id }} {...row('Withdraw', name)} />
          </li>
        ))}
      </ul>
      <Form
        intent="make-key"
        {...newEntry}
        submit="Make a key"
        fields={(field) => ({
          name: <Field label="Name of the program" maxLength={60} required {...field.name} />,
          scopes: <Options legend="What it may do" options={scopes} {...field.scopes} />,
        })}
        footer={(button, done) => (
          <>
            {button}
            <ShownOnce text={done?.key} />
          </>
        )}
      />
    </Part>
  );
}

type Delivery = {
  id: string;
  url: string;
  fact: string;
  state: 'waiting' | 'delivered' | 'failed';
  tries: number;
  answer: string | null;
  at: string;
};

const looks = { waiting: 'secondary', delivered: 'good', failed: 'destructive' } as const;

/** What was posted to her addresses, newest first. */
function Deliveries({ deliveries }: { deliveries: Delivery[] }) {
  return (
    <div className="mt-10">
      <Part title="Deliveries">
        <Table
          caption="Deliveries to webhooks, newest first"
          rows={deliveries}
          rowKey={({ id }) => id}
          empty="Nothing has been posted yet."
          columns={[
            { header: 'What', cell: ({ fact }) => fact },
            { header: 'When', cell: ({ at }) => <LocalTime at={at} /> },
            { header: 'To', cell: ({ url }) => <span className="break-all">{url}</span> },
            { header: 'State', cell: ({ state }) => <Badge look={looks[state]}>{state}</Badge> },
            {
              header: 'Answer',
              cell: ({ answer, tries }) => (
                <span className="wrap-anywhere">
                  {answer ?? 'not asked yet'}
                  <span className="text-quiet">
                    , {tries} {tries === 1 ? 'try' : 'tries'}
                  </span>
                </span>
              ),
            },
            {
              header: 'Again',
              cell: ({ id, fact }) => (
                <Form intent="send-again" hidden={{ deliveryId: id }} {...row('Send again', fact)} />
              ),
            },
          ]}
        />
      </Part>
    </div>
  );
}

type Option = { value: string; label: string };
type OptionsProps = { legend: string; name: string; options: Option[]; error?: string };

function Options({ legend, name, options, error }: OptionsProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {options.map(({ value, label }) => (
        <Checkbox key={value} name={name} value={value} label={label} />
      ))}
      {error && <p className="text-fine font-semibold text-bad">{error}</p>}
    </fieldset>
  );
}

const newEntry = { className: 'space-y-3', variant: 'outline' } as const;

/** How the button of one row looks, and what it says. */
const row = (label: string, about: string) => ({
  variant: 'outline' as const,
  size: 'sm' as const,
  submit: (
    <>
      {label}
      <span className="sr-only">: {about}</span>
    </>
  ),
});
