import type { Country } from '../../../content/care/helplines.ts';
import { duringHoliday } from '../../../content/holiday.ts';
import { postMail } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { openTicket } from '../tickets/open-ticket.ts';
import { concernIn } from '../tickets/ticket-care.ts';
import { hasArrived } from './queries.ts';

type Message = { name: string; email: string; subject: string; message: string };

const TEN_MINUTES_MS = 600_000;

const promiseOf = ({ content }: Parts) =>
  duringHoliday('A person answers within 24 hours.', content.current().site.away);

/** The contact form: a ticket for us, a receipt for the writer. A button pressed twice is one message. */
export async function sendContactMessage(
  services: Parts,
  written: Message,
  country?: Country,
): Promise<void> {
  const { name, email } = written;
  const concern = concernIn(written.subject, written.message);
  await services.db.transaction(async (tx) => {
    const since = new Date(services.clock.now().getTime() - TEN_MINUTES_MS);
    if (await hasArrived(tx, written, since)) return;
    const ticketId = await openTicket(services, tx, {
      ...written,
      ...{ source: 'contact', concern, country, receipt: concern !== undefined },
    });
    if (concern) return;
    await postMail(services, tx, {
      to: email,
      about: `ticket:${ticketId}`,
      template: 'contact-received',
      props: { name, promise: promiseOf(services) },
    });
  });
}
