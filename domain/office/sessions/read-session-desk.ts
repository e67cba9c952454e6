import type { Actor } from '../../identity/index.ts';
import { readOfficeSession } from '../../practice/index.ts';
import type { Services } from '../../services.ts';
import { findCustomerByEmail } from '../customers/queries.ts';
import { readCustomerPage } from '../customers/read-customer.ts';

/** A session with what the practitioner wants beside her: who it is for, their numbers, and what was noted before. */
export async function readSessionDesk(services: Services, wish: { actor: Actor; sessionId: string }) {
  const session = await readOfficeSession(services, wish);
  const customer = await findCustomerByEmail(services.db, session.email);
  const page = customer && (await readCustomerPage(services, { actor: wish.actor, customerId: customer.id }));
  return {
    ...session,
    customer: page && {
      id: page.id,
      people: page.people.map(({ numbers, ...person }) => ({
        ...person,
        numbers: numbers?.map(({ label, compound }) => ({ label, compound })),
      })),
      notes: page.notes.map(({ id, text, authorName }) => ({ id, text, authorName })),
    },
  };
}

export type SessionDesk = Awaited<ReturnType<typeof readSessionDesk>>;
