import { useRef } from 'react';
import { Link, redirect } from 'react-router';
import { z } from 'zod';
import { noteContact, removeNote } from '../../../../domain/contacts/index.ts';
import { setPersonTags } from '../../../../domain/marketing/index.ts';
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
import { formFor } from '../../../components/action-form.tsx';
import { BackTo } from '../../../components/back-to.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { DraftLine, draftSubject, useDraft } from '../../../components/office/draft.tsx';
import { Kinds, StandingBadge } from '../../../components/office/person-words.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import type { Route } from './+types/route';
import { CustomerHistory, RemoveNote } from './history.tsx';
import { About, CustomerAccount, CustomerIdentity, People } from './sections.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.name || loaderData?.email || 'Customer' },
];

export const loader = answerPage(
  async ({ request, params: { customerId }, services, member: actor }: Asked<Route.LoaderArgs>) => {
    const { show, before } = Object.fromEntries(new URL(request.url).searchParams);
    const [customer, types] = await Promise.all([
      readCustomerPage(services, { actor, customerId, show, before }),
      readSessionTypes(services, { actor }),
    ]);
    const sessionTypes = types
      .filter(({ isRetired }) => !isRetired)
      .map(({ name, title }) => ({ name, title }));
    return { ...customer, sessionTypes };
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
  tag: change(setPersonTags, ({ member, params }: Asked<Route.ActionArgs>) => ({
    actor: member,
    personId: params.customerId,
  })),
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
export default function Customer({ loaderData: customer }: Route.ComponentProps) {
  return (
    <>
      <BackTo to="/office/customers">Customers</BackTo>
      <Head customer={customer} />
      <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-[1.7fr_1fr]">
        <div className="min-w-0 space-y-6">
          <CustomerNotes customer={customer} />
          <CustomerHistory customer={customer} />
        </div>
        <div className="min-w-0 space-y-3">
          <People people={customer.people} />
          <div className="-ml-3 divide-y divide-rule border-y border-rule">
            <About about={customer.about} credits={customer.credits} />
            <CustomerAccount customer={customer} sessionTypes={customer.sessionTypes} />
            <CustomerIdentity customer={customer} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Who it is, in a glance: name, address, standing, tags, what is next. */
function Head({ customer }: { customer: CustomerPage }) {
  const { name, email, orders, paidCents, nextSession } = customer;
  return (
    <header className="mb-5 space-y-2">
      <h1 className="text-title wrap-anywhere">{name || email}</h1>
      <p className="text-quiet lining-nums wrap-anywhere">
        {name && <>{email} · </>}since <LocalTime at={customer.since} as="MMM d, yyyy" />
        {orders > 0 && ` · ${orders} ${orders === 1 ? 'order' : 'orders'}, ${euro(paidCents)} paid`}
      </p>
      {nextSession && (
        <p>
          Next:{' '}
          <Link to={`/office/calendar/${nextSession.id}`}>
            {nextSession.type}, <LocalTime at={nextSession.startsAt} />
          </Link>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-1">
        <Kinds kinds={customer.kinds.filter((kind) => kind !== 'reader')} />
        <StandingBadge standing={customer.about.standing} />
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={`/office/calendar?book=&for=${customer.id}`} size="sm" variant="gold">
          Book a session
        </ButtonLink>
        <ButtonLink to="?show=messages" size="sm" variant="outline">
          Write
        </ButtonLink>
      </div>
      <TagsForm tags={customer.tags} />
    </header>
  );
}

function TagsForm({ tags }: { tags: string[] }) {
  const shown = tags.join(', ');
  return (
    <Form
      key={shown}
      intent="tag"
      className="flex max-w-xl items-end gap-2"
      values={{ tags: shown }}
      variant="outline"
      submit="Save the tags"
      done="Tags saved"
      fields={(field) => ({
        tags: (
          <div className="min-w-0 flex-1">
            <Field label="Tags" placeholder="spring course, friend" {...field.tags} />
          </div>
        ),
      })}
    />
  );
}

/** Notes of the staff, newest first. Never shown to the customer. */
function CustomerNotes({ customer: { id: customerId, notes, hasMoreNotes } }: { customer: CustomerPage }) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(draftSubject('customer', customerId), form);
  return (
    <section aria-label="Notes" className="space-y-2">
      <Form
        intent="note"
        formRef={form}
        className="space-y-2"
        submit="Save the note"
        variant="outline"
        size="sm"
        resets
        onDone={() => draft.drop()}
        fields={(field) => ({
          text: <TextArea label="Note" rows={2} maxLength={4000} required {...field.text} />,
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
          <li key={id} className="flex items-start justify-between gap-3 py-1.5">
            <span className="min-w-0">
              <span className="line-clamp-3 wrap-anywhere whitespace-pre-line">{text}</span>
              <span className="block text-fine text-quiet">
                {authorName}, <LocalTime at={createdAt} />
              </span>
            </span>
            <RemoveNote noteId={id} />
          </li>
        ))}
      </ul>
      {hasMoreNotes && (
        <Link to="?show=notes" className="inline-flex min-h-11 items-center text-fine">
          All notes
        </Link>
      )}
    </section>
  );
}
