import { KeyRound, Mail, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useFetcher } from 'react-router';
import { z } from 'zod';
import { holdsDocuments, setDocumentHold } from '../../../domain/delivery/index.ts';
import { isOwner } from '../../../domain/identity/index.ts';
import { setExistingCustomers } from '../../../domain/mail/index.ts';
import {
  changeSwitches,
  makeServiceKey,
  readHealth,
  readServiceKey,
  readSwitched,
  sendTestMail,
  testPayments,
  withdrawServiceKey,
} from '../../../domain/office/index.ts';
import { type Asked, answerPage, orProblem, type Problem } from '../../answer.server.ts';
import { FormError } from '../../components/form-error.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { Part } from '../../components/office/facts.tsx';
import { SettingsHead } from '../../components/office/settings/settings-nav.tsx';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { parseForm } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Route } from './+types/settings';

export const meta: Route.MetaFunction = () => [{ title: 'Settings' }];

export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  const { ways } = await readHealth(services, { actor });
  return {
    isOwner: isOwner(actor),
    ways,
    email: actor.email,
    holds: await holdsDocuments(services.db),
    ...readSwitched(services),
    serviceKey: isOwner(actor) ? await readServiceKey(services, { actor }) : undefined,
  };
});

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('test-mail') }),
  z.object({ intent: z.literal('test-payments') }),
  z.object({ intent: z.literal('make-key') }),
  z.object({ intent: z.literal('withdraw-key') }),
  z.object({ intent: z.literal('hold'), hold: z.enum(['yes', 'no']) }),
  z.object({ intent: z.literal('existing-customers'), on: z.enum(['yes', 'no']) }),
  z.object({ intent: z.literal('sample-claims'), on: z.enum(['yes', 'no']) }),
  z.object({ intent: z.literal('clock'), clock: z.enum(['12', '24']) }),
]);

type Answer = { said?: string; ok?: boolean; key?: string };

export function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const change = async (): Promise<Answer> => {
    const said = await parseForm(form, request);
    switch (said.intent) {
      case 'test-mail': {
        const { to } = await sendTestMail(services, { actor });
        return { ok: true, said: `On its way to ${to}.` };
      }
      case 'test-payments': {
        const { ok, text } = await testPayments(services, { actor });
        return { ok, said: text };
      }
      case 'make-key':
        return { ok: true, key: (await makeServiceKey(services, { actor })).key };
      case 'withdraw-key':
        await withdrawServiceKey(services, { actor });
        return { ok: true, said: 'The key opens nothing any more.' };
      case 'hold':
        await setDocumentHold(services, { actor, hold: said.hold === 'yes' });
        return { ok: true };
      case 'existing-customers':
        await setExistingCustomers(services, { actor, on: said.on === 'yes' });
        return { ok: true };
      case 'sample-claims':
        await changeSwitches(services, { actor, sampleClaims: said.on === 'yes' });
        return { ok: true };
      case 'clock':
        await changeSwitches(services, { actor, clock: said.clock });
        return { ok: true };
    }
  };
  return orProblem<Answer>(change());
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { isOwner: owner, ways, email, holds, serviceKey, existingCustomers, claims, clock } = loaderData;
  return (
    <>
      <SettingsHead isOwner={owner} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Connection
          title="Mail"
          Icon={Mail}
          text={
            <>
              Letters go to {ways.mail}. What became of each is in the <Link to="/office/outbox">outbox</Link>
              .
            </>
          }
        >
          <OneButton intent="test-mail" label="Send me a test mail" />
          <p className="text-fine text-quiet">It goes to {email}.</p>
        </Connection>
        {owner && (
          <Connection
            title="Payments"
            Icon={WalletCards}
            text={
              ways.payments === 'sandbox'
                ? 'Play money: no card is charged. A live site takes real money by Stripe.'
                : 'Real money, by Stripe.'
            }
          >
            <OneButton intent="test-payments" label="Test the connection" />
          </Connection>
        )}
        {serviceKey && <ServiceKey serviceKey={serviceKey} />}
        <Card>
          <Part title="Documents">
            <p>
              {holds
                ? 'A document waits for your release: you look at it, write in it, and send it.'
                : 'A document is made and sent as soon as its details are here.'}
            </p>
            {owner && (
              <OneButton
                intent="hold"
                fields={{ hold: holds ? 'no' : 'yes' }}
                label={holds ? 'Send them by themselves' : 'Let me look at them first'}
              />
            )}
          </Part>
        </Card>
        <ExistingCustomers on={existingCustomers} owner={owner} />
        <Claims claims={claims} owner={owner} />
        <Card>
          <Part title="Clock">
            <p>Times in the office are on your practice’s clock: {clock === '12' ? '3:43 PM' : '15:43'}.</p>
            {owner && (
              <OneButton
                intent="clock"
                fields={{ clock: clock === '12' ? '24' : '12' }}
                label={clock === '12' ? 'Show 15:43' : 'Show 3:43 PM'}
              />
            )}
          </Part>
        </Card>
      </div>
    </>
  );
}

/** The third kind of consent, in plain words. */
function ExistingCustomers({ on, owner }: { on: boolean; owner: boolean }) {
  return (
    <Card>
      <Part title="Existing customers">
        <p>
          {on
            ? 'Customers who have not agreed to the newsletter may be written to about your own similar products. The checkout tells them and offers a no; so does every letter.'
            : 'Only people who agreed to the newsletter and offers are written to. Customers who have not agreed get service mail alone.'}
        </p>
        <p className="text-fine text-quiet">
          The EU allows it for your own similar products. It counts for orders that are placed while it is on,
          because the no has to be offered at the purchase.
        </p>
        {owner && (
          <OneButton
            intent="existing-customers"
            fields={{ on: on ? 'no' : 'yes' }}
            label={on ? 'Stop writing to them' : 'Write to existing customers'}
          />
        )}
      </Part>
    </Card>
  );
}

/** What the landing page claims: in the demo the sample business's figures, on a live site what the owner confirmed. */
function Claims({ claims, owner }: { claims: 'sample' | 'hidden' | 'confirmed'; owner: boolean }) {
  return (
    <Card>
      <Part title="Claims on your pages">
        {claims === 'confirmed' ? (
          <p>
            Figures and badges show only where you confirmed them.{' '}
            <Link to="/office/setup#claims">Change what you claim</Link>
          </p>
        ) : (
          <>
            <p>
              {claims === 'sample'
                ? '“Trusted by 10,000+ souls” and the badges of products are shown, because this is the sample business.'
                : 'Figures and badges of the sample business are left out. Something that is true of every site takes their place.'}
            </p>
            {owner && (
              <OneButton
                intent="sample-claims"
                fields={{ on: claims === 'sample' ? 'no' : 'yes' }}
                label={claims === 'sample' ? 'Leave them out' : 'Show them'}
              />
            )}
          </>
        )}
      </Part>
    </Card>
  );
}

function Connection({
  title,
  Icon,
  text,
  children,
}: {
  title: string;
  Icon: typeof Mail;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card>
      <Part title={title} aside={<Icon className="size-5 text-gold" aria-hidden="true" />}>
        <p>{text}</p>
        {children}
      </Part>
    </Card>
  );
}

/** A button that does one thing and says what came of it. */
function OneButton({
  intent,
  label,
  fields = {},
  variant = 'outline',
}: {
  intent: string;
  label: string;
  fields?: Record<string, string>;
  variant?: 'outline' | 'danger';
}) {
  const fetcher = useFetcher<Answer & { problem?: Problem }>();
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  return (
    <fetcher.Form method="post" className="space-y-2">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="intent" value={intent} variant={variant} pending={fetcher.state !== 'idle'}>
        {label}
      </Button>
      <FormError problem={answer?.problem} />
      <div role="status">
        {answer?.said && <p className={answer.ok ? 'text-good' : 'text-bad'}>{answer.said}</p>}
        {answer?.key && (
          <div className="rounded-md border border-gold p-3">
            <p className="text-fine text-quiet">Copy it now. It is shown this once.</p>
            <code className="block text-fine break-all select-all">{answer.key}</code>
          </div>
        )}
      </div>
    </fetcher.Form>
  );
}

type Key = NonNullable<Route.ComponentProps['loaderData']['serviceKey']>;

function ServiceKey({ serviceKey: { made, fromEnvironment } }: { serviceKey: Key }) {
  return (
    <Connection
      title="Key for other programs"
      Icon={KeyRound}
      text={
        <>
          With it a program may send letters through{' '}
          <code className="text-fine">/functions/v1/send-email</code>.
          {made ? (
            <span className="block text-quiet">
              The one that ends with {made.last} was made <LocalTime at={made.madeAt} />.
            </span>
          ) : (
            <span className="block text-quiet">None was made here.</span>
          )}
          {fromEnvironment && <span className="block text-quiet">Another one is set by SERVICE_KEY.</span>}
        </>
      }
    >
      <div className="flex flex-wrap items-start gap-3">
        <OneButton intent="make-key" label={made ? 'Make a new one' : 'Make a key'} />
        {made && <OneButton intent="withdraw-key" label="Withdraw it" variant="danger" />}
      </div>
    </Connection>
  );
}
