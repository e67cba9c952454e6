import { KeyRound, Mail, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { reviewsBeforeRelease, setReviewBeforeRelease } from '../../../domain/delivery/index.ts';
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
import { type Asked, answerForm, answerPage, byActor, change } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { Part } from '../../components/office/facts.tsx';
import { SettingsHead } from '../../components/office/settings/settings-nav.tsx';
import { ShownOnce } from '../../components/office/shown-once.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import type { Route } from './+types/settings';

export const meta: Route.MetaFunction = () => [{ title: 'Settings' }];

export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  const { ways } = await readHealth(services, { actor });
  return {
    isOwner: isOwner(actor),
    ways,
    email: actor.email,
    holds: await reviewsBeforeRelease(services.db),
    ...readSwitched(services),
    serviceKey: isOwner(actor) ? await readServiceKey(services, { actor }) : undefined,
  };
});

export const action = answerForm({
  'test-mail': change(sendTestMail, byActor),
  'test-payments': change(testPayments, byActor),
  'make-key': change(makeServiceKey, byActor),
  'withdraw-key': change(withdrawServiceKey, byActor),
  hold: change(setReviewBeforeRelease, byActor),
  'existing-customers': change(setExistingCustomers, byActor),
  'sample-claims': change(changeSwitches, ({ member }) => ({
    actor: member,
    clock: undefined,
    answerHours: undefined,
  })),
  clock: change(changeSwitches, ({ member }) => ({
    actor: member,
    sampleClaims: undefined,
    answerHours: undefined,
  })),
  'answer-time': change(changeSwitches, ({ member }) => ({
    actor: member,
    sampleClaims: undefined,
    clock: undefined,
  })),
});

const Form = formFor<typeof action>();
const look = { variant: 'outline', className: 'space-y-2' } as const;

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { isOwner: owner, ways, email, holds, serviceKey, existingCustomers, claims, clock } = loaderData;
  const { answerHours } = loaderData;
  return (
    <>
      <SettingsHead isOwner={owner} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Connection
          title="Mail"
          Icon={Mail}
          text={
            <>
              Letters go to {ways.mail}. What became of each is in the{' '}
              <Link to="/office/outbox">e-mail log</Link>.
            </>
          }
        >
          <Form
            intent="test-mail"
            {...look}
            submit="Send me a test mail"
            footer={(button, done) => (
              <>
                {button}
                <Said text={done && `On its way to ${done.to}.`} />
              </>
            )}
          />
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
            <Form
              intent="test-payments"
              {...look}
              submit="Test the connection"
              footer={(button, done) => (
                <>
                  {button}
                  <Said text={done?.text} ok={done?.ok} />
                </>
              )}
            />
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
              <Form
                intent="hold"
                {...look}
                hidden={{ hold: holds ? 'no' : 'yes' }}
                submit={holds ? 'Send them by themselves' : 'Let me look at them first'}
              />
            )}
          </Part>
        </Card>
        <ExistingCustomers on={existingCustomers} owner={owner} />
        <Claims claims={claims} owner={owner} />
        <AnswerTime hours={answerHours} owner={owner} />
        <Card>
          <Part title="Clock">
            <p>Times in the office are on your practice’s clock: {clock === '12' ? '3:43 PM' : '15:43'}.</p>
            {owner && (
              <Form
                intent="clock"
                {...look}
                hidden={{ clock: clock === '12' ? '24' : '12' }}
                submit={clock === '12' ? 'Show 15:43' : 'Show 3:43 PM'}
              />
            )}
          </Part>
        </Card>
      </div>
    </>
  );
}

/** One promise for chat, contact form, letters and legal pages; how well it is met stands in the Support Center. */
function AnswerTime({ hours, owner }: { hours?: number; owner: boolean }) {
  return (
    <Card>
      <Part title="Answer time">
        <p>
          {hours === undefined
            ? 'The demo promises what its sample business does: 2-4 hours in the chat, 24 hours elsewhere.'
            : `Everywhere you promise an answer within ${hours} hours. The Support Center measures how long it takes.`}
        </p>
        {owner && (
          <Form
            intent="answer-time"
            {...look}
            values={{ answerHours: String(hours ?? 24) }}
            submit="Save the answer time"
            fields={(field) => ({
              answerHours: (
                <Field
                  label="Hours"
                  inputMode="numeric"
                  className="max-w-32"
                  required
                  {...field.answerHours}
                />
              ),
            })}
          />
        )}
      </Part>
    </Card>
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
          <Form
            intent="existing-customers"
            {...look}
            hidden={{ on: on ? 'no' : 'yes' }}
            submit={on ? 'Stop writing to them' : 'Write to existing customers'}
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
              <Form
                intent="sample-claims"
                {...look}
                hidden={{ sampleClaims: claims === 'sample' ? 'no' : 'yes' }}
                submit={claims === 'sample' ? 'Leave them out' : 'Show them'}
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

function Said({ text, ok = true }: { text?: string; ok?: boolean }) {
  return <div role="status">{text && <p className={ok ? 'text-good' : 'text-bad'}>{text}</p>}</div>;
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
        <Form
          intent="make-key"
          {...look}
          submit={made ? 'Make a new one' : 'Make a key'}
          footer={(button, done) => (
            <>
              {button}
              <ShownOnce text={done?.key} />
            </>
          )}
        />
        {made && (
          <Form
            intent="withdraw-key"
            variant="danger"
            submit="Withdraw it"
            done="The key opens nothing any more."
          />
        )}
      </div>
    </Connection>
  );
}
