import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, redirect } from 'react-router';
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
import { euro } from '../../../../shared/money.ts';
import { type Asked, answerForm, answerPage, byActor, change, changeBy } from '../../../answer.server.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { CoreNumbers } from '../../../components/office/core-numbers.tsx';
import { DraftLine, draftSubject, useDraft } from '../../../components/office/draft.tsx';
import { Facts, Part } from '../../../components/office/facts.tsx';
import { Kinds, Tags } from '../../../components/office/person-words.tsx';
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

const byCustomer = ({ member, params }: Asked<Route.ActionArgs>) => ({
  actor: member,
  customerId: params.customerId,
});
const byContact = ({ member, params }: Asked<Route.ActionArgs>) => ({
  actor: member,
  contactId: params.customerId,
});

export const action = answerForm({
  note: change(noteContact, byContact),
  'remove-note': change(removeNote, byContact),
  write: change(writeToCustomer, byCustomer),
  look: change(readDuplicate, byActor),
  merge: change(mergeCustomers, byCustomer),
  'give-credits': change(giveCredits, byActor),
  erase: changeBy(z.object({}), async (wish: Asked<Route.ActionArgs>) => {
    await eraseCustomer(wish.services, byCustomer(wish));
    throw redirect('/office/customers');
  }),
});

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

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

/** A letter to this one person; her answer comes into the ticket that it opens. */
function CustomerLetter({ customerId, email }: { customerId: string; email: string }) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(draftSubject('customer', `${customerId}:letter`), form);
  const [ticketId, setTicketId] = useState<string>();
  return (
    <Part title="Write a letter">
      <Form
        intent="write"
        formRef={form}
        className="space-y-3"
        submit="Send the letter"
        variant="outline"
        size="sm"
        resets
        onDone={(sent) => {
          draft.drop();
          setTicketId(sent.ticketId);
        }}
        fields={(field) => ({
          subject: <Field label="Subject" maxLength={150} required {...field.subject} />,
          message: (
            <TextArea
              label="Letter"
              rows={5}
              maxLength={8000}
              required
              hint={`It goes to ${email}, signed with your name. The answer comes to Support.`}
              {...field.message}
            />
          ),
        })}
        footer={(button) => (
          <>
            <DraftLine draft={draft} />
            {button}
            <div role="status">
              {ticketId && (
                <p className="text-good">
                  On its way. <Link to={`/portal/support/${ticketId}`}>See it in Support</Link>
                </p>
              )}
            </div>
          </>
        )}
      />
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
          <MergeDialog />
          <form method="post" action={`/office/customers/${id}/export`}>
            <Button type="submit" size="sm" variant="outline">
              Export all we know
            </Button>
          </form>
        </>
      )}
      {isOwner && (
        <Ask
          intent="erase"
          title="Erase this person"
          text="Everything about this customer is deleted, except receipts, which the law requires us to store, and the note that they must not be written to. This cannot be undone."
          trigger={
            <Button size="sm" variant="danger">
              Erase
            </Button>
          }
          submit="Erase for good"
          keep="Keep the customer"
          done="Erased"
        />
      )}
    </Part>
  );
}

/** Notes of the staff, newest first. Never shown to the customer. */
function CustomerNotes({ customer: { id: customerId, notes } }: { customer: CustomerPage }) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(draftSubject('customer', customerId), form);
  return (
    <Part title="Notes">
      <Form
        intent="note"
        formRef={form}
        className="space-y-2"
        submit="Keep the note"
        variant="outline"
        size="sm"
        resets
        onDone={() => draft.drop()}
        fields={(field) => ({
          text: <TextArea label="To remember" rows={2} maxLength={4000} required {...field.text} />,
        })}
        footer={(button) => (
          <>
            <DraftLine draft={draft} />
            {button}
          </>
        )}
      />
      <ul className="divide-y divide-rule">
        {notes.map(({ id, text, authorName, createdAt }) => (
          <li key={id} className="flex items-start justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="wrap-anywhere whitespace-pre-line">{text}</span>
              <span className="block text-fine text-quiet">
                {authorName}, <LocalTime at={createdAt} />
              </span>
            </span>
            <Form
              intent="remove-note"
              hidden={{ noteId: id }}
              className=""
              variant="quiet"
              size="sm"
              submit={
                <>
                  <Trash2 className="size-4" aria-hidden="true" />
                  <span className="sr-only">Remove this note</span>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}
