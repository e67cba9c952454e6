import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  backUpNow,
  confirmMailTest,
  type LineId,
  markHelplinesChecked,
  openShop,
  readSetUp,
  runPaymentsTest,
  type SetUp,
  saveClaims,
  saveContactWays,
  saveIdentity,
  sendSetUpLetter,
} from '../../../../domain/office/index.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Checkbox, Choice, EmailField, Field } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Route } from './+types/route';
import {
  BackupStep,
  HelplinesStep,
  lineOf,
  MailTrial,
  PaymentsTrial,
  PersonStep,
  Step,
  saying,
  TwoFactorStep,
} from './steps.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Before you open' }];

export const loader = answerPage(async ({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const setUp = await readSetUp(services, { actor: member });
  return {
    ...setUp,
    email: member.email,
    /** From the letter's link. */
    code: new URL(request.url).searchParams.get('code') ?? '',
    zones: Intl.supportedValuesOf('timeZone'),
  };
});

export const action = answerForm({
  identity: change(saveIdentity, byActor),
  ways: change(saveContactWays, byActor),
  claims: change(saveClaims, byActor),
  'send-letter': change(sendSetUpLetter, byActor),
  'prove-mail': change(confirmMailTest, byActor),
  'prove-payments': change(runPaymentsTest, byActor),
  backup: change(backUpNow, byActor),
  helplines: change(markHelplinesChecked, byActor),
  open: change(openShop, byActor),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

const Form = formFor<typeof action>();

export default function SetUpPage({ loaderData: setUp }: Route.ComponentProps) {
  return (
    <>
      <header className="mb-8 max-w-[46rem]">
        <h1 className="text-title">{setUp.isOpen ? 'Your set-up' : 'Before you open'}</h1>
        <p className="mt-2 text-lead text-quiet">
          {setUp.isOpen
            ? 'The shop is open. What is still listed here would do it good.'
            : 'Quiz, articles and contact form work already. Six things are needed before anybody can pay you; the others can wait.'}
        </p>
      </header>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[17rem_minmax(0,44rem)]">
        <Checklist setUp={setUp} />
        <div className="space-y-8">
          <IdentityForm setUp={setUp} zones={setUp.zones} />
          <MailTrial setUp={setUp} email={setUp.email} code={setUp.code} />
          <PaymentsTrial setUp={setUp} />
          <TwoFactorStep setUp={setUp} />
          <WaysForm setUp={setUp} />
          <ClaimsForm setUp={setUp} />
          <BackupStep setUp={setUp} />
          <HelplinesStep setUp={setUp} />
          <PersonStep setUp={setUp} />
          <OpenTheShop setUp={setUp} />
        </div>
      </div>
    </>
  );
}

/** The last card: what is missing, or the key to the door. */
function OpenTheShop({ setUp: { isOpen, openedAt, lines } }: { setUp: SetUp }) {
  const missing = lines.filter(({ isRequired, isDone }) => isRequired && !isDone);
  return (
    <section
      id="open"
      aria-labelledby="open-title"
      className="engraved scroll-mt-6 space-y-4 px-6 py-8 sm:px-9"
    >
      <h2 id="open-title" className="text-title">
        {isOpen ? 'The shop is open' : 'Open the shop'}
      </h2>
      {isOpen && openedAt && (
        <p>
          It takes orders since <LocalTime at={openedAt} />.
        </p>
      )}
      {!isOpen && missing.length > 0 && (
        <>
          <p>Until then every price is shown with “Opening soon”, and no payment can begin. Still needed:</p>
          <ul className="list-disc space-y-1 pl-5">
            {missing.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </>
      )}
      {!isOpen && missing.length === 0 && (
        <>
          <p>Everything that is needed is here. From the moment you press this, people can pay you.</p>
          <Form intent="open" submit="Open the shop" variant="gold" />
        </>
      )}
    </section>
  );
}

/** The card of the page that each line leads to. */
const places: Record<LineId, string> = {
  identity: 'who',
  tax: 'who',
  contact: 'who',
  mail: 'mail',
  payments: 'payments',
  'two-factor': 'two-factor',
  ways: 'ways',
  claims: 'claims',
  backup: 'backup',
  helplines: 'helplines',
  person: 'person',
};

/** What is done and what is open, each with the way to it. */
function Checklist({ setUp: { lines } }: { setUp: SetUp }) {
  const needed = lines.filter(({ isRequired }) => isRequired);
  const others = lines.filter(({ isRequired }) => !isRequired);
  const done = needed.filter(({ isDone }) => isDone).length;
  return (
    <nav aria-label="Checklist" className="lg:sticky lg:top-8">
      <p className="mb-2 font-semibold lining-nums">
        {done} of {needed.length} needed to open
      </p>
      <Progress value={(done / needed.length) * 100} label="Needed to open" />
      <div className="mt-4 gap-x-8 gap-y-4 sm:grid sm:grid-cols-2 lg:block lg:space-y-4">
        <ul>{needed.map(toItem)}</ul>
        <div className="max-sm:mt-4">
          <p className="text-fine text-quiet">Can wait</p>
          <ul>{others.map(toItem)}</ul>
        </div>
      </div>
    </nav>
  );
}

function toItem({ id, title, isDone }: SetUp['lines'][number]) {
  return (
    <li key={id}>
      <a
        href={`#${places[id]}`}
        className="flex min-h-11 items-center gap-3 py-1.5 no-underline hover:underline"
      >
        <span
          aria-hidden="true"
          className={
            isDone
              ? 'flex size-6 shrink-0 items-center justify-center rounded-full bg-good text-card'
              : 'size-6 shrink-0 rounded-full border-2 border-control'
          }
        >
          {isDone && <Check className="size-4" strokeWidth={3} />}
        </span>
        <span className={isDone ? 'text-quiet' : undefined}>
          {title}
          <span className="sr-only">{isDone ? ', done' : ', open'}</span>
        </span>
      </a>
    </li>
  );
}

/** Nothing on this card is published unless the owner confirms that it is true. */
function ClaimsForm({ setUp: { claims, lines } }: { setUp: SetUp }) {
  const { figures, badges, mostOrdered, realQuotes } = claims;
  return (
    <Step id="claims" title="What you may claim" lines={[lineOf(lines, 'claims')]}>
      <p>
        Figures and badges show only if they are true of you. Leave them out and something that is true of
        everybody takes their place.
      </p>
      <Form
        intent="claims"
        submit="Save"
        variant="outline"
        values={figures}
        footer={saying('Saved, and on the pages.')}
        fields={(field) => ({
          soulsTotal: (
            <Field
              label="People you have read for"
              hint="“Trusted by … souls”"
              inputMode="numeric"
              {...field.soulsTotal}
            />
          ),
          soulsThisYear: (
            <Field
              label="Of these, this year"
              hint="“… souls this year”"
              inputMode="numeric"
              {...field.soulsThisYear}
            />
          ),
          badges: (
            <fieldset>
              <legend className="font-semibold">Badges</legend>
              {badges.map(({ id, product, badge, isConfirmed }) => (
                <Checkbox
                  key={id}
                  name="badges"
                  value={id}
                  defaultChecked={isConfirmed}
                  label={`“${badge}” on ${product}`}
                />
              ))}
              <p className="mt-1 text-fine text-quiet">
                {mostOrdered
                  ? `Counted from your orders: “Most ordered this quarter” stands on ${mostOrdered}.`
                  : '“Most ordered this quarter” appears by itself once five people have ordered the same thing.'}
              </p>
            </fieldset>
          ),
          isTrue: (
            <Checkbox
              label="What is filled in and ticked here is true, and I could show it."
              {...field.isTrue}
            />
          ),
        })}
      >
        {({ soulsTotal, soulsThisYear, badges: ticked, isTrue }) => (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              {soulsTotal}
              {soulsThisYear}
            </div>
            {ticked}
            {isTrue}
          </>
        )}
      </Form>
      <p className="border-t border-rule pt-4 text-fine text-quiet">
        Of the quotes, real ones alone are shown: {realQuotes === 0 ? 'there are none yet' : realQuotes}.{' '}
        <Link to="/office/content/testimonial">Write down what people said</Link>
      </p>
    </Step>
  );
}

const nameOf = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') });

function IdentityForm({ setUp, zones }: { setUp: SetUp; zones: string[] }) {
  const { identity, lines, hasNoTaxNumber } = setUp;
  const [hasNone, setHasNone] = useState(hasNoTaxNumber);
  const known = zones.includes(identity.timeZone) ? zones : [identity.timeZone, ...zones];
  return (
    <Step
      id="who"
      title="Who sells here"
      lines={[lineOf(lines, 'identity'), lineOf(lines, 'tax'), lineOf(lines, 'contact')]}
    >
      <p>
        The law wants buyers to know whom they buy from. This stands on every receipt, under every letter, in
        the footer and on the legal pages.
      </p>
      <Form
        intent="identity"
        submit="Save"
        values={{ ...identity, noTaxId: hasNoTaxNumber }}
        footer={saying('Saved, and on every page.')}
        fields={(field) => ({
          brand: <Field {...field.brand} label="Name of the practice" autoComplete="organization" required />,
          guide: <Field {...field.guide} label="Persona" required />,
          legalName: (
            <Field
              {...field.legalName}
              label="Legal name"
              hint="You, or your company as it is registered."
              required
            />
          ),
          legalAddress: (
            <Field {...field.legalAddress} label="Postal address" autoComplete="street-address" required />
          ),
          taxId: <Field {...field.taxId} label="Tax number" disabled={hasNone} />,
          noTaxId: (
            <Checkbox
              {...field.noTaxId}
              onChange={(event) => setHasNone(event.currentTarget.checked)}
              label="I have none"
            />
          ),
          contactEmail: (
            <EmailField {...field.contactEmail} label="Contact e-mail" autoComplete="email" required />
          ),
          timeZone: <Choice {...field.timeZone} label="Time zone" options={known.map(nameOf)} />,
        })}
      >
        {({ brand, guide, legalName, legalAddress, taxId, noTaxId, contactEmail, timeZone }) => (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              {brand}
              {guide}
            </div>
            {legalName}
            {legalAddress}
            <div>
              {taxId}
              {noTaxId}
            </div>
            <div className="grid gap-5 sm:grid-cols-2">
              {contactEmail}
              {timeZone}
            </div>
          </>
        )}
      </Form>
    </Step>
  );
}

function WaysForm({ setUp: { ways, lines } }: { setUp: SetUp }) {
  return (
    <Step id="ways" title="How customers reach you" lines={[lineOf(lines, 'ways')]}>
      <p>
        Leave either empty. Without a number no product promises WhatsApp; without a link you set one for each
        session.
      </p>
      <Form
        intent="ways"
        submit="Save"
        variant="outline"
        values={ways}
        footer={saying('Saved.')}
        fields={(field) => ({
          whatsapp: (
            <Field
              type="tel"
              label="WhatsApp number"
              placeholder="+351 912 345 678"
              autoComplete="tel"
              {...field.whatsapp}
            />
          ),
          meetingLink: (
            <Field type="url" label="Meeting link" placeholder="https://" {...field.meetingLink} />
          ),
        })}
      >
        {(shown) => <div className="grid gap-5 sm:grid-cols-2">{Object.values(shown)}</div>}
      </Form>
    </Step>
  );
}
