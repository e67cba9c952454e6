import { invalid } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { readAttachment, type Upload } from './attachment.ts';
import { openTicket } from './open-ticket.ts';
import { insertAttachment } from './queries.ts';
import type { Viewer } from './viewer.ts';

type NewTicket = { viewer: Viewer; subject: string; description: string; upload?: Upload };

/** A member writes to us from the portal, perhaps with a file. */
export async function openOwnTicket(
  services: Services,
  { viewer, subject, description, upload }: NewTicket,
): Promise<{ ticketId: string }> {
  const { db, files, clock } = services;
  const { id, name, email } = viewer;
  const attachment = upload && readAttachment(upload, clock.now());
  if (upload && attachment) {
    if ((await files.room()).isLow)
      throw invalid({
        attachment: 'We cannot take files at the moment. Your words reach us without it, too.',
      });
    await files.put(attachment.fileKey, upload.bytes, { contentType: attachment.contentType });
  }
  const ticketId = await db.transaction(async (tx) => {
    const ticket = { subject, message: description, email, name, userId: id, source: 'portal' as const };
    const opened = await openTicket(services, tx, ticket);
    if (attachment) await insertAttachment(tx, { ...attachment, ticketId: opened, createdAt: clock.now() });
    return opened;
  });
  return { ticketId };
}
