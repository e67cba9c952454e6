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
import { entriesOf, keysOf } from '../../../../shared/records.ts';
import { orProblem, orRefuse } from '../../../answer.server.ts';
import { SettingsHead } from '../../../components/office/settings/settings-nav.tsx';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { formOf, line, parse } from '../../../parse.ts';
import type { Route } from './+types/route';
import { Deliveries } from './deliveries.tsx';
import { Keys } from './keys.tsx';
import { Webhooks } from './webhooks.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Programs' }];

export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const [keys, hooks] = await orRefuse(
    Promise.all([readApiKeys(services, { actor }), readWebhooks(services, { actor })]),
  );
  const scopes = entriesOf(apiScopes).map(([value, label]) => ({ value, label }));
  const facts = entriesOf(toldFacts).map(([value, label]) => ({ value, label }));
  return { keys, ...hooks, scopes, facts };
}

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
