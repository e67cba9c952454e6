import type { Attachment } from '../../adapters/mail/mail.ts';
import type { AttachmentName } from '../../db/schema/index.ts';
import type { Services } from '../services.ts';

/** Files are made when the mail goes out, so the outbox holds no PDFs and a retry costs only time. */
export function makeAttachments(_services: Services, names: AttachmentName[]): Promise<Attachment[]> {
  return Promise.all(names);
}
