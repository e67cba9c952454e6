import { type ReactNode, useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { LineId, SetUp, SetUpLine } from '../../../../domain/office/index.ts';
import { formFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import type { action } from './route.tsx';

const LOOK_AGAIN_MS = 3_000;
const Form = formFor<typeof action>();

type Props = { setUp: SetUp };

export function MailTrial({ setUp: { mail, lines }, email, code }: Props & { email: string; code: string }) {
  const line = lineOf(lines, 'mail');
  return (
    <Step id="mail" title="A letter that arrives" lines={[line]}>
      {mail.provenAt ? (
        <p>
          Your letters go out by {mail.by}, and one has reached you: <LocalTime at={mail.provenAt} />.
        </p>
      ) : (
        <p>We send you a real letter, by {mail.by}. It has a code in it that you type here.</p>
      )}
      <Form
        intent="send-letter"
        submit={mail.sentAt ? 'Send another' : 'Send me the letter'}
        variant={mail.sentAt ? 'outline' : 'primary'}
        footer={saying(`On its way to ${email}.`)}
      />
      {mail.sentAt && !mail.provenAt && (
        <div className="border-t border-rule pt-5">
          <Form
            intent="prove-mail"
            submit="Confirm"
            done="It arrived. Done."
            values={{ code }}
            fields={(field) => ({
              code: (
                <Field
                  label="The code in the letter"
                  hint={`Sent to ${mail.sentTo}. Nothing there after a minute? Look in the spam folder, then in the outbox.`}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  className="max-w-48 tracking-widest lining-nums"
                  required
                  {...field.code}
                />
              ),
            })}
          />
        </div>
      )}
    </Step>
  );
}

export function PaymentsTrial({ setUp: { payments, lines } }: Props) {
  const line = lineOf(lines, 'payments');
  const { revalidate } = useRevalidator();
  const isWaiting = payments.isWaiting && line?.isDone === false;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
  return (
    <Step id="payments" title="Payments, from end to end" lines={[line]}>
      <p>
        We open a payment page at Stripe and close it again, without money. Then Stripe has to tell us so:
        that proves your key, the address of your webhook and its secret.
      </p>
      <Form
        intent="prove-payments"
        submit={payments.askedAt ? 'Test again' : 'Test the payments'}
        variant={payments.askedAt ? 'outline' : 'primary'}
      />
      <div role="status" className="space-y-2">
        {payments.problem && (
          <p className="text-bad">
            Stripe could not be asked: {payments.problem}. Please check STRIPE_SECRET_KEY, and start the site
            again.
          </p>
        )}
        {isWaiting && (
          <>
            <p>
              <strong>Your key works.</strong> Now we wait for Stripe's notice, which comes within a minute.
            </p>
            <p className="text-fine text-quiet">
              It does not come? At Stripe, under Developers, the webhook must point to{' '}
              <code className="break-all">{payments.noticeUrl}</code> and send{' '}
              <code className="break-all">checkout.session.expired</code>; its signing secret is
              STRIPE_WEBHOOK_SECRET.
            </p>
          </>
        )}
        {line?.isDone && <p className="text-good">Key, webhook and secret are right.</p>}
      </div>
    </Step>
  );
}

export function TwoFactorStep({ setUp: { lines } }: Props) {
  const line = lineOf(lines, 'two-factor');
  return (
    <Step id="two-factor" title="A second step at your sign-in" lines={[line]}>
      <p>
        {line?.isDone
          ? 'Your password alone opens nothing here.'
          : 'This office holds birth dates, questions and payments of people who trust you. A stolen password must not be enough.'}
      </p>
      {!line?.isDone && (
        <Link to="/portal/account#two-factor" className={buttonLook({ variant: 'primary' })}>
          Set it up in your account
        </Link>
      )}
    </Step>
  );
}

export function BackupStep({ setUp: { lines, lastBackup } }: Props) {
  return (
    <Step id="backup" title="A first backup" lines={[lineOf(lines, 'backup')]}>
      <p>
        {lastBackup ? (
          <>
            The last one was made <LocalTime at={lastBackup} />.{' '}
            <Link to="/office/settings/health">All of them</Link>
          </>
        ) : (
          'Database and files, as every night from now on. Download one now and then, and keep it where only you can open it.'
        )}
      </p>
      <Form intent="backup" submit="Back up now" variant="outline" footer={saying('Made.')} />
    </Step>
  );
}

export function HelplinesStep({ setUp: { lines, helplines } }: Props) {
  return (
    <Step id="helplines" title="Helplines" lines={[lineOf(lines, 'helplines')]}>
      <p>
        Somebody in need who writes to you gets warm words and <Link to="/help-now">these numbers</Link>, and
        you are told. They are as known in {helplines.asOf}. Please open the pages of those in the countries
        where your customers live, and compare.
      </p>
      {helplines.checkedAt && (
        <p>
          You checked them last on <LocalTime at={helplines.checkedAt} as="MMM d, yyyy" />.
        </p>
      )}
      <Form
        intent="helplines"
        submit="I have checked them"
        variant="outline"
        footer={saying('Thank you. We ask again in a year.')}
      />
    </Step>
  );
}

export function PersonStep({ setUp: { lines } }: Props) {
  return (
    <Step id="person" title="The person behind it" lines={[lineOf(lines, 'person')]}>
      <p>
        A stranger who is to trust you with her birth date wants to know whose hands it comes into: your name,
        what you learnt and where, and how you make a reading. They stand on About, at the checkout and below
        your letters. What you do not give is not shown, and nothing is made up for you.
      </p>
      <p>
        <Link to="/office/settings/brand">Say who you are</Link>
      </p>
    </Step>
  );
}

export const lineOf = (lines: SetUpLine[], id: LineId) => lines.find((line) => line.id === id);

/** One card of the set-up: what it is about, and whether its lines are done. */
export function Step({
  id,
  title,
  lines,
  children,
}: {
  id: string;
  title: string;
  lines: (SetUpLine | undefined)[];
  children: ReactNode;
}) {
  const known = lines.filter((line) => line !== undefined);
  const isDone = known.every((line) => line.isDone);
  const isRequired = known.some((line) => line.isRequired);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <Card className="space-y-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={`${id}-title`} className="text-[1.375rem]">
            {title}
          </h2>
          {isDone ? (
            <Badge look="good">Done</Badge>
          ) : (
            <Badge look={isRequired ? 'gold' : 'secondary'}>{isRequired ? 'Required' : 'Can wait'}</Badge>
          )}
        </div>
        {children}
      </Card>
    </section>
  );
}

/** Says beside the button that it worked. */
export const saying = (words: string) =>
  function Saying(button: ReactNode, done: unknown) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {button}
        <p role="status" className="text-good">
          {done !== undefined && words}
        </p>
      </div>
    );
  };
