import type { Tx } from '../../db/connect.ts';
import { staffAddresses } from '../accounts/staff-addresses.ts';
import { postMail } from '../mailing/post-mail.ts';
import type { Parts } from '../services.ts';
import { insertTicket } from './queries.ts';

export type NewTicket = { name: string; email: string; subject: string; message: string };

/** Opens a ticket and tells staff, in the caller's transaction. */
export async function openTicket(services: Parts, tx: Tx, ticket: NewTicket): Promise<string> {
  const { name, email, subject, message } = ticket;
  const now = services.clock.now();
  const id = await insertTicket(tx, {
    userEmail: email,
    subject,
    description: message,
    createdAt: now,
    updatedAt: now,
  });
  const url = `${services.config.appUrl}/portal/support`;
  for (const to of await staffAddresses(tx)) {
    await postMail(services, tx, {
      to,
      template: 'staff-ticket',
      props: { name, email, subject, message, url },
    });
  }
  return id;
}
