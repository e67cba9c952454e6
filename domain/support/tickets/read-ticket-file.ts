import { notFound } from '../../errors.ts';
import { knownId } from '../../ids.ts';
import type { Services } from '../../services.ts';
import { findAttachment, findTicket } from './queries.ts';
import { ownTicket, type Viewer } from './viewer.ts';

/** Where an attachment is kept, for whoever may see its ticket. */
export async function readTicketFile(
  { db }: Services,
  { viewer, attachmentId }: { viewer: Viewer; attachmentId: string },
): Promise<{ fileKey: string; name: string }> {
  const attachment = await findAttachment(db, knownId(attachmentId, 'File'));
  if (!attachment) throw notFound('File');
  ownTicket(await findTicket(db, attachment.ticketId), viewer);
  return { fileKey: attachment.fileKey, name: attachment.name };
}
