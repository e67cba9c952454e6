import type { Services } from '../services.ts';
import { openTicket } from './open-ticket.ts';
import type { Viewer } from './viewer.ts';

/** A member writes to us from the portal. */
export async function openOwnTicket(
  services: Services,
  { viewer, subject, description }: { viewer: Viewer; subject: string; description: string },
): Promise<{ ticketId: string }> {
  const { id, name, email } = viewer;
  const ticketId = await services.db.transaction((tx) =>
    openTicket(services, tx, { subject, message: description, email, name, userId: id, source: 'portal' }),
  );
  return { ticketId };
}
