import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { z } from 'zod';
import {
  type ApiScope,
  addWebhook,
  apiScopes,
  makeApiKey,
  readApiKeys,
  readWebhooks,
  removeWebhook,
  sendDeliveryAgain,
  toldFactNames,
  toldFacts,
  withdrawApiKey,
} from '../../../../domain/office/index.ts';
import { line } from '../../../../shared/fields.ts';
import { entriesOf, keysOf } from '../../../../shared/records.ts';
import { type Asked, answerPage, orProblem, type Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { SettingsHead } from '../../../components/office/settings/settings-nav.tsx';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { formOf, parse } from '../../../parse.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Field } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = () => [{ title: 'Programs' }];

export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  const [keys, hooks] = await Promise.all([
    readApiKeys(services, { actor }),
    readWebhooks(services, { actor }),
  ]);
  const scopes = entriesOf(apiScopes).map(([value, label]) => ({ value, label }));
  const facts = entriesOf(toldFacts).map(([value, label]) => ({ value, label }));
  return { keys, ...hooks, scopes, facts };
});

const scopeNames = keysOf(apiScopes);
const form = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('make-key'),
    name: line(60, 'Please name the program.'),
    scopes: z.array(z.enum(scopeNames)),
  }),
  z.object({ intent: z.literal('withdraw-key'), keyId: z.string() }),
  z.object({
    intent: z.literal('add-webhook'),
    url: line(2000, 'Please give an address.'),
    facts: z.array(z.enum(toldFactNames)),
  }),
  z.object({ intent: z.literal('remove-webhook'), webhookId: z.string() }),
  z.object({ intent: z.literal('send-again'), deliveryId: z.string() }),
]);

/** `shown`: a key or a secret, which is shown this once. */
type Answer = { shown?: string };

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const sent = await formOf(request);
  const change = async (): Promise<Answer> => {
    const lists = { scopes: sent.getAll('scopes'), facts: sent.getAll('facts') };
    const said = parse(form, { ...Object.fromEntries(sent), ...lists });
    switch (said.intent) {
      case 'make-key': {
        const scopes: ApiScope[] = said.scopes;
        return { shown: (await makeApiKey(services, { actor, name: said.name, scopes })).key };
      }
      case 'withdraw-key':
        await withdrawApiKey(services, { actor, keyId: said.keyId });
        return {};
      case 'add-webhook':
        return { shown: (await addWebhook(services, { actor, url: said.url, facts: said.facts })).secret };
      case 'remove-webhook':
        await removeWebhook(services, { actor, webhookId: said.webhookId });
        return {};
      case 'send-again':
        await sendDeliveryAgain(services, { actor, deliveryId: said.deliveryId });
        return {};
    }
  };
  return orProblem<Answer>(change());
}

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
            <RowButton intent="withdraw-key" field="keyId" id={id} label="Withdraw" about={name} />
          </li>
        ))}
      </ul>
      <NewEntry intent="make-key" call="Make a key">
        {(fields) => (
          <>
            <Field label="Name of the program" name="name" maxLength={60} required error={fields.name} />
            <Options legend="What it may do" name="scopes" options={scopes} error={fields.scopes} />
          </>
        )}
      </NewEntry>
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
                <RowButton intent="send-again" field="deliveryId" id={id} label="Send again" about={fact} />
              ),
            },
          ]}
        />
      </Part>
    </div>
  );
}

type Props = { intent: string; call: string; children(errors: Record<string, string>): ReactNode };

/** The form of a new key or address, which then shows its secret once. */
function NewEntry({ intent, call, children }: Props) {
  const fetcher = useFetcher<ProgramAnswer>();
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const errors = answer?.problem?.fields ?? {};
  return (
    <fetcher.Form method="post" className="space-y-3">
      <FormError problem={Object.keys(errors).length === 0 ? answer?.problem : undefined} />
      {children(errors)}
      <Button type="submit" name="intent" value={intent} variant="outline" pending={fetcher.state !== 'idle'}>
        {call}
      </Button>
      <ShownOnce text={answer?.shown} />
    </fetcher.Form>
  );
}

type ProgramAnswer = { problem?: Problem; shown?: string };
type Option = { value: string; label: string };

/** A key or a secret, in the moment in which it can be copied. */
function ShownOnce({ text }: { text?: string }) {
  return (
    <div role="status">
      {text && (
        <div className="rounded-md border border-gold p-3">
          <p className="text-fine text-quiet">Copy it now. It is shown this once.</p>
          <code className="block text-fine break-all select-all">{text}</code>
        </div>
      )}
    </div>
  );
}

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

type ButtonProps = { intent: string; field: string; id: string; label: string; about: string };

/** A button that does one thing to one row. */
function RowButton({ intent, field, id, label, about }: ButtonProps) {
  const fetcher = useFetcher<ProgramAnswer>();
  return (
    <fetcher.Form method="post">
      <FormError problem={fetcher.state === 'idle' ? fetcher.data?.problem : undefined} />
      <input type="hidden" name={field} value={id} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="outline"
        size="sm"
        pending={fetcher.state !== 'idle'}
      >
        {label}
        <span className="sr-only">: {about}</span>
      </Button>
    </fetcher.Form>
  );
}
