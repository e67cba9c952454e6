import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  backUpNow,
  checkHelplines,
  type LineId,
  openShop,
  proveMail,
  provePayments,
  readSetUp,
  type SetUp,
  saveClaims,
  saveIdentity,
  saveWays,
  sendSetUpLetter,
} from '../../../../domain/office/index.ts';
import { type Asked, answerPage, orProblem } from '../../../answer.server.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { formOf } from '../../../parse.ts';
import { Checkbox, Choice, Field } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Route } from './+types/route';
import {
  BackupStep,
  HelplinesStep,
  lineOf,
  MailTrial,
  PaymentsTrial,
  Step,
  StepForm,
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

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const form = await formOf(request);
  const fields = Object.fromEntries(form);
  const steps: Record<string, () => Promise<unknown>> = {
    identity: () => saveIdentity(services, { actor, fields }),
    ways: () => saveWays(services, { actor, fields }),
    claims: () => saveClaims(services, { actor, fields, badges: form.getAll('badges') }),
    'send-letter': () => sendSetUpLetter(services, { actor }),
    'prove-mail': () => proveMail(services, { actor, code: String(fields.code ?? '') }),
    'prove-payments': () => provePayments(services, { actor }),
    backup: () => backUpNow(services, { actor }),
    helplines: () => checkHelplines(services, { actor }),
    open: () => openShop(services, { actor }),
  };
  const intent = String(fields.intent);
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined;
  if (!step) throw new Response('There is no such step.', { status: 400 });
  return orProblem(step().then(() => ({ done: true })));
}

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
          <StepForm intent="open" label="Open the shop" saved="" variant="gold" />
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
      <StepForm intent="claims" label="Save" saved="Saved, and on the pages." variant="outline">
        {(errors) => (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              <Field
                name="soulsTotal"
                label="People you have read for"
                hint="“Trusted by … souls”"
                defaultValue={figures.soulsTotal}
                error={errors.soulsTotal}
                inputMode="numeric"
              />
              <Field
                name="soulsThisYear"
                label="Of these, this year"
                hint="“… souls this year”"
                defaultValue={figures.soulsThisYear}
                error={errors.soulsThisYear}
                inputMode="numeric"
              />
            </div>
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
            <Checkbox
              name="isTrue"
              value="yes"
              label="What is filled in and ticked here is true, and I could show it."
              error={errors.isTrue}
            />
          </>
        )}
      </StepForm>
      <p className="border-t border-rule pt-4 text-fine text-quiet">
        Of the quotes, real ones alone are shown: {realQuotes === 0 ? 'there are none yet' : realQuotes}.{' '}
        <Link to="/office/content/testimonial">Write down what people said</Link>
      </p>
    </Step>
  );
}

const nameOf = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') });

function IdentityForm({ setUp, zones }: { setUp: SetUp; zones: string[] }) {
  const { identity, lines } = setUp;
  const [hasNone, setHasNone] = useState(setUp.hasNoTaxNumber);
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
      <StepForm intent="identity" label="Save" saved="Saved, and on every page.">
        {(errors) => {
          const field = (name: keyof SetUp['identity']) => ({
            name,
            defaultValue: identity[name],
            error: errors[name],
          });
          return (
            <>
              <div className="grid gap-5 sm:grid-cols-2">
                <Field
                  {...field('brand')}
                  label="Name of the practice"
                  autoComplete="organization"
                  required
                />
                <Field {...field('guide')} label="The guide who speaks" required />
              </div>
              <Field
                {...field('legalName')}
                label="Legal name"
                hint="You, or your company as it is registered."
                required
              />
              <Field
                {...field('legalAddress')}
                label="Postal address"
                autoComplete="street-address"
                required
              />
              <div>
                <Field {...field('taxId')} label="Tax number" disabled={hasNone} />
                <Checkbox
                  name="noTaxId"
                  value="yes"
                  defaultChecked={hasNone}
                  onChange={(event) => setHasNone(event.currentTarget.checked)}
                  label="I have none"
                />
              </div>
              <div className="grid gap-5 sm:grid-cols-2">
                <Field
                  {...field('contactEmail')}
                  type="email"
                  label="Contact e-mail"
                  autoComplete="email"
                  required
                />
                <Choice {...field('timeZone')} label="Time zone" options={known.map(nameOf)} />
              </div>
            </>
          );
        }}
      </StepForm>
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
      <StepForm intent="ways" label="Save" saved="Saved." variant="outline">
        {(errors) => (
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              name="whatsapp"
              type="tel"
              label="WhatsApp number"
              placeholder="+351 912 345 678"
              autoComplete="tel"
              defaultValue={ways.whatsapp}
              error={errors.whatsapp}
            />
            <Field
              name="meetingLink"
              type="url"
              label="Meeting link"
              placeholder="https://"
              defaultValue={ways.meetingLink}
              error={errors.meetingLink}
            />
          </div>
        )}
      </StepForm>
    </Step>
  );
}
