import { z } from 'zod';
import { answerPromise, answerTime } from '../../../../content/holiday.ts';
import { imprintOf } from '../../../../content/site.ts';
import { readLocale } from '../../../../domain/care.ts';
import { limitKey } from '../../../../domain/identity/index.ts';
import { sendContactMessage } from '../../../../domain/support/index.ts';
import { answerForm, changeBy, refuseIfTooMany } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { SealedLetter } from '../../../components/drawings/sealed-letter.tsx';
import { Notice } from '../../../components/notice.tsx';
import { pageMeta, siteOf } from '../../../meta/page-meta.ts';
import { useSite } from '../../../page-words.ts';
import { EmailField, Field, TextArea } from '../../../ui/field.tsx';
import type { Route } from './+types/route';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Write to us',
    description: `Write to ${siteOf(args)?.brand ?? 'us'}. A person reads every message and answers ${answerTime(siteOf(args) ?? {})}.`,
  });

const perClient = { name: 'contact', max: 5, seconds: 600 };
/** Nobody's mailbox can be filled from here, however many callers try. */
const perAddress = { name: 'contact-address', max: 4, seconds: 3600 };

const sent = sendContactMessage.schema.extend({ website: z.string().optional() });

export const action = answerForm(
  {
    send: changeBy(sent, async ({ services, request }, { website, ...message }) => {
      // Nobody sees that field; a program that fills in everything gives itself away, and is thanked like anyone.
      if (website) return;
      await refuseIfTooMany(services, perAddress, limitKey(services, message.email));
      const { country } = readLocale(request.headers.get('accept-language'));
      await sendContactMessage(services, { ...message, country });
    }),
  },
  { limit: perClient },
);

export default function Contact({ actionData }: Route.ComponentProps) {
  const site = useSite();
  return (
    <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-4 pt-12 sm:px-6 lg:grid-cols-[1fr_minmax(0,34rem)] lg:pt-20">
      <div>
        <h1 className="text-display">Write to us</h1>
        <p className="mt-5 max-w-[44ch] text-lead text-quiet">
          {answerPromise('A person reads every message and answers within 24 hours, usually sooner.', site)}
        </p>
        <SealedLetter className="mt-10 w-72 max-lg:hidden" />
        <ul className="mt-8 space-y-1 lg:mt-10">
          <li>
            By e-mail:{' '}
            <a href={`mailto:${site.contactEmail}`} className="inline-flex min-h-11 items-center">
              {site.contactEmail}
            </a>
          </li>
          {site.legalAddress && <li>By post: {imprintOf(site).join(', ')}</li>}
          <li>
            <a href="/faq" className="inline-flex min-h-11 items-center">
              Questions that others have asked
            </a>
          </li>
        </ul>
      </div>
      <div id="form" className="engraved scroll-mt-24 px-6 py-9 sm:px-10">
        {actionData?.done ? (
          <>
            <h2 className="text-title">Your message has arrived</h2>
            <Notice title={answerPromise('We answer within 24 hours', site)}>
              A confirmation is on its way to {actionData.typed.email}. To add something, reply to it.
            </Notice>
          </>
        ) : (
          <ContactForm />
        )}
      </div>
    </div>
  );
}

const Form = formFor<typeof action>();

/** It is sent and answered as a page, with or without JavaScript. */
function ContactForm() {
  return (
    <Form
      intent="send"
      action="/contact#form"
      submit="Send the message"
      variant="gold"
      size="lg"
      fields={(field) => ({
        name: <Field label="Your name" autoComplete="name" maxLength={120} required {...field.name} />,
        email: <EmailField label="Email" autoComplete="email" maxLength={254} required {...field.email} />,
        subject: <Field label="What is it about?" maxLength={160} required {...field.subject} />,
        message: <TextArea label="Your message" rows={7} maxLength={5000} required {...field.message} />,
        website: (
          <div className="absolute -left-[9999px]" aria-hidden="true">
            <label>
              Leave this empty
              <input name={field.website.name} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
        ),
      })}
    />
  );
}
