import type { Attachment } from '../../adapters/mail/mail.ts';
import type { AttachmentName } from '../../db/schema/index.ts';
import { attachInvitation } from '../practice/attach-invitation.ts';
import { freeReportOfLead } from '../readings/quiz/free-report.ts';
import { attachReport } from '../readings/reports/open-report.ts';
import type { Services } from '../services.ts';

/** Files are made when the mail goes out, so the outbox holds no PDFs and a retry costs only time. */
export function makeAttachments(services: Services, names: AttachmentName[]): Promise<Attachment[]> {
  return Promise.all(names.map((name) => makeAttachment(services, name)));
}

function makeAttachment(services: Services, name: AttachmentName): Promise<Attachment> {
  switch (name.kind) {
    case 'free-report':
      return freeReportOfLead(services, name);
    case 'report':
      return attachReport(services, name);
    case 'invitation':
      return attachInvitation(services, name);
  }
}
