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
import { orProblem, orRefuse } from '../../../answer.server.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { CoreNumbers } from '../../../components/office/core-numbers.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { Kinds, Tags } from '../../../components/office/person-words.tsx';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { email, line, optionalLine, parseForm, text } from '../../../parse.ts';
import { Card } from '../../../ui/card.tsx';
import type { Route } from './+types/route';
import { CustomerAccount } from './customer-account.tsx';
import { CustomerIdentity } from './customer-identity.tsx';
import { CustomerLetter } from './customer-letter.tsx';
import { CustomerLists } from './customer-lists.tsx';
import { CustomerNotes } from './customer-notes.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.name || loaderData?.email || 'Customer' },
];

export async function loader({ params: { customerId }, context }: Route.LoaderArgs) {
  const actor = context.get(memberContext);
  const services = servicesOf(context);
  const [customer, types] = await orRefuse(
    Promise.all([readCustomerPage(services, { actor, customerId }), readSessionTypes(services, { actor })]),
  );
  const sessionTypes = types.filter(({ isRetired }) => !isRetired).map(({ name }) => name);
  return { ...customer, isOwner: isOwner(actor), sessionTypes };
}

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
