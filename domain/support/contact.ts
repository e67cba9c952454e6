import { and, eq, gte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Country } from '../../content/care/helplines.ts';
import { answerPromise } from '../../content/holiday.ts';
import type { Tx } from '../../db/connect.ts';
import { supportTickets } from '../../db/schema/index.ts';
import { MINUTE } from '../../shared/durations.ts';
import { email, line, nameOr, text } from '../../shared/fields.ts';
import { formVerb } from '../form-verb.ts';
import { postMail } from '../mail/index.ts';
import type { Deps } from '../services.ts';
import { concernIn, openTicket } from './tickets/tickets.ts';

const contactMessage = z.object({
  name: nameOr('Please tell us your name.'),
  email,
  subject: line(160, 'Please say in a few words what it is about.'),
  message: text(5000, 'Please write your message.'),
});

/** The contact form: a ticket for us, a receipt for the writer. A button pressed twice is one message. */
export const sendContactMessage = formVerb(
  contactMessage,
  async (services, { country, ...written }: z.output<typeof contactMessage> & { country?: Country }) => {
    const { name } = written;
    const concern = concernIn(written.subject, written.message);
    await services.db.transaction(async (tx) => {
      const since = new Date(services.clock.now().getTime() - 10 * MINUTE);
      if (await hasArrived(tx, written, since)) return;
      const ticketId = await openTicket(services, tx, {
        ...written,
        source: 'contact',
        concern,
        country,
        receipt: concern !== undefined,
      });
      if (concern) return;
      await postMail(services, tx, {
        to: written.email,
        about: `ticket:${ticketId}`,
        template: 'contact-received',
        props: { name, promise: promiseOf(services) },
      });
    });
  },
);

const promiseOf = ({ content }: Deps) =>
  answerPromise('A person answers within 24 hours.', content.current().site);

type StoredMessage = { email: string; subject: string; message: string };

/** Whether this very message has come in since then. Until the transaction ends, a twin of it waits its turn. */
async function hasArrived(tx: Tx, { email, subject, message }: StoredMessage, since: Date): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact:${email}`}, 0))`);
  const [same] = await tx
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(
      and(
        eq(supportTickets.userEmail, email),
        eq(supportTickets.subject, subject),
        eq(supportTickets.description, message),
        gte(supportTickets.createdAt, since),
      ),
    )
    .limit(1);
  return same !== undefined;
}
