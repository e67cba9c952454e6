import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Link, redirect, useFetcher } from 'react-router';
import { z } from 'zod';
import { noteContact, removeNote } from '../../../../domain/contacts/index.ts';
import { isOwner } from '../../../../domain/identity/index.ts';
import {
  type CustomerPage,
  mergeCustomers,
  readCustomerPage,
  readDuplicate,
  writeToCustomer,
} from '../../../../domain/office/index.ts';
import { giveCredits, readSessionTypes } from '../../../../domain/practice/index.ts';
import { eraseCustomer } from '../../../../domain/privacy/index.ts';
import { email, line, optionalLine, text } from '../../../../shared/fields.ts';
import { euro } from '../../../../shared/money.ts';
import { type Asked, answerPage, orProblem, type Problem } from '../../../answer.server.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { CoreNumbers } from '../../../components/office/core-numbers.tsx';
import { DraftLine, draftSubject, useDraft } from '../../../components/office/draft.tsx';
import { Facts, Part } from '../../../components/office/facts.tsx';
import { Kinds, Tags } from '../../../components/office/person-words.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { parseForm } from '../../../parse.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import type { Route } from './+types/route';
import { CustomerAccount, CustomerLists, MergeDialog } from './sections.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.name || loaderData?.email || 'Customer' },
];

export const loader = answerPage(
  async ({ params: { customerId }, services, member: actor }: Asked<Route.LoaderArgs>) => {
    const [customer, types] = await Promise.all([
      readCustomerPage(services, { actor, customerId }),
      readSessionTypes(services, { actor }),
    ]);
    const sessionTypes = types.filter(({ isRetired }) => !isRetired).map(({ name }) => name);
    return { ...customer, isOwner: isOwner(actor), sessionTypes };
  },
);

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('note'), text: text(4000, 'Please write something.') }),
  z.object({ intent: z.literal('remove-note'), noteId: z.string() }),
  z.object({
    intent: z.literal('write'),
    subject: line(150, 'Please give it a subject.'),
    message: text(8000, 'Please write something.'),
  }),
  z.object({ intent: z.enum(['merge', 'look']), otherEmail: email }),
  z.object({ intent: z.literal('erase') }),
  z.object({
    intent: z.literal('give-credits'),
    userId: z.string(),
    sessionType: z.string(),
    count: z.coerce.number(),
    why: optionalLine(200),
  }),
]);

export async function action({ params: { customerId }, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  let isErasure = false;
  const change = async (): Promise<unknown> => {
    const said = await parseForm(form, request);
    isErasure = said.intent === 'erase';
    switch (said.intent) {
      case 'note':
        return noteContact(services, { actor, contactId: customerId, text: said.text });
      case 'remove-note':
        return removeNote(services, { actor, contactId: customerId, noteId: said.noteId });
      case 'write': {
        const { subject, message } = said;
        return writeToCustomer(services, { actor, customerId, subject, message });
      }
      case 'look':
        return readDuplicate(services, { actor, otherEmail: said.otherEmail });
      case 'merge':
        return mergeCustomers(services, { actor, customerId, otherEmail: said.otherEmail });
      case 'erase':
        return eraseCustomer(services, { actor, customerId });
      case 'give-credits': {
        const { userId, sessionType, count, why = '' } = said;
        return giveCredits(services, { actor, userId, sessionType, count, why });
      }
    }
  };
  const answer = await orProblem(change().then((found) => ({ done: true, found })));
  if (!answer.data.problem && isErasure) throw redirect('/office/customers');
  return answer;
}

export default function Customer({ loaderData: customer }: Route.ComponentProps) {
  const paid = customer.orders
    .filter(({ state }) => state === 'paid')
    .reduce((sum, { totalCents }) => sum + totalCents, 0);
  return (
    <>
      <Link to="/office/customers" className="mb-2 inline-flex min-h-11 items-center text-quiet">
        Customers
      </Link>
      <header className="mb-7">
        <h1 className="text-title wrap-anywhere">{customer.name || customer.email}</h1>
        <p className="text-quiet">
          With us since <LocalTime at={customer.since} as="MMM d, yyyy" />
          {customer.orders.length > 0 && (
            <span className="lining-nums">
              , {customer.orders.length} {customer.orders.length === 1 ? 'order' : 'orders'}, {euro(paid)}{' '}
              paid
            </span>
          )}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-3">
          <Kinds kinds={customer.kinds} />
          <Tags tags={customer.tags} />
          <Link to={`/office/letters/people/${customer.id}`} className="text-fine">
            Tags and letters
          </Link>
        </p>
      </header>
      <div className="grid items-start gap-8 xl:grid-cols-[1.7fr_1fr]">
        <div className="min-w-0 space-y-9">
          <People people={customer.people} />
          <CustomerLists customer={customer} />
        </div>
        <Card className="min-w-0 space-y-8">
          <CustomerNotes customer={customer} />
          <CustomerLetter customerId={customer.id} email={customer.email} />
          <CustomerAccount customer={customer} sessionTypes={customer.sessionTypes} />
          <CustomerIdentity customer={customer} isOwner={customer.isOwner} />
        </Card>
      </div>
    </>
  );
}

function People({ people }: { people: CustomerPage['people'] }) {
  return (
    <Part title="Numbers">
      {people.length === 0 && <p className="text-quiet">We do not know their birth name and date yet.</p>}
      {people.map(({ name, birthDate, from, numbers }) => (
        <div key={`${name}${birthDate}`} className="space-y-2 pb-2">
          <h3 className="text-[1.125rem]">
            {name}{' '}
            <span className="text-fine text-quiet lining-nums">
              {birthDate}, {from}
            </span>
          </h3>
          {numbers && <CoreNumbers numbers={numbers} />}
        </div>
      ))}
    </Part>
  );
}

type Answer = { problem?: Problem; ticketId?: string };

/** A letter to this one person; her answer comes into the ticket that it opens. */
function CustomerLetter({ customerId, email }: { customerId: string; email: string }) {
  const fetcher = useFetcher<Answer>();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const fields = answer?.problem?.fields ?? {};
  useAnswer(fetcher, ({ problem }) => {
    if (problem) return;
    form.current?.reset();
    draft.drop();
  });
  const draft = useDraft(draftSubject('customer', `${customerId}:letter`), form);
  return (
    <Part title="Write a letter">
      <fetcher.Form method="post" ref={form} className="space-y-3">
        <FormError problem={Object.keys(fields).length === 0 ? answer?.problem : undefined} />
        <Field label="Subject" name="subject" maxLength={150} required error={fields.subject} />
        <TextArea
          label="Letter"
          name="message"
          rows={5}
          maxLength={8000}
          required
          error={fields.message}
          hint={`It goes to ${email}, signed with your name. The answer comes to Support.`}
        />
        <DraftLine draft={draft} />
        <Button
          type="submit"
          name="intent"
          value="write"
          variant="outline"
          size="sm"
          pending={fetcher.state !== 'idle'}
        >
          Send the letter
        </Button>
        <div role="status">
          {answer?.ticketId && (
            <p className="text-good">
              On its way. <Link to={`/portal/support/${answer.ticketId}`}>See it in Support</Link>
            </p>
          )}
        </div>
      </fetcher.Form>
    </Part>
  );
}

/** The customer's addresses, and what can be done when one person is two customers. */
type Props = { customer: CustomerPage; isOwner: boolean };

function CustomerIdentity({ customer: { id, email, otherAddresses }, isOwner }: Props) {
  return (
    <Part title="Addresses">
      <Facts
        facts={[
          [
            'E-mail',
            <span key="email" className="break-all">
              {email}
            </span>,
          ],
          [
            'Also',
            otherAddresses.length > 0 && (
              <ul>
                {otherAddresses.map((other) => (
                  <li key={other.id} className="break-all">
                    {other.email}
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
      {isOwner && (
        <>
          <MergeDialog customerId={id} />
          <form method="post" action={`/office/customers/${id}/export`}>
            <Button type="submit" size="sm" variant="outline">
              Export all we know
            </Button>
          </form>
        </>
      )}
      {isOwner && (
        <ConfirmDialog
          title="Erase this person"
          text="Everything about this customer is deleted, except receipts, which the law requires us to store, and the note that they must not be written to. This cannot be undone."
          trigger={
            <Button size="sm" variant="danger">
              Erase
            </Button>
          }
          confirm="Erase for good"
          keep="Keep the customer"
          action={`/office/customers/${id}`}
          fields={{ intent: 'erase' }}
          done={{ title: 'Erased' }}
        />
      )}
    </Part>
  );
}

/** Notes of the staff, newest first. Never shown to the customer. */
function CustomerNotes({ customer: { id: customerId, notes } }: { customer: CustomerPage }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const form = useRef<HTMLFormElement>(null);
  useAnswer(fetcher, ({ problem }) => {
    if (problem) return;
    form.current?.reset();
    draft.drop();
  });
  const draft = useDraft(draftSubject('customer', customerId), form);
  return (
    <Part title="Notes">
      <fetcher.Form method="post" ref={form} className="space-y-2">
        <TextArea
          label="To remember"
          name="text"
          rows={2}
          maxLength={4000}
          required
          error={fetcher.data?.problem?.fields.text}
        />
        <DraftLine draft={draft} />
        <Button
          type="submit"
          name="intent"
          value="note"
          variant="outline"
          size="sm"
          pending={fetcher.state !== 'idle'}
        >
          Keep the note
        </Button>
      </fetcher.Form>
      <ul className="divide-y divide-rule">
        {notes.map(({ id, text, authorName, createdAt }) => (
          <li key={id} className="flex items-start justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="wrap-anywhere whitespace-pre-line">{text}</span>
              <span className="block text-fine text-quiet">
                {authorName}, <LocalTime at={createdAt} />
              </span>
            </span>
            <fetcher.Form method="post">
              <input type="hidden" name="noteId" value={id} />
              <button
                type="submit"
                name="intent"
                value="remove-note"
                aria-label="Remove this note"
                className="flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sunken"
              >
                <Trash2 className="size-4" aria-hidden="true" />
              </button>
            </fetcher.Form>
          </li>
        ))}
      </ul>
    </Part>
  );
}
