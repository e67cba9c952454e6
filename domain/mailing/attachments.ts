import type { Attachment } from '../../adapters/mail/mail.ts';
import type { AttachmentName } from '../../db/schema/index.ts';
import { freeReportOfLead } from '../quiz/free-report.ts';
import type { Services } from '../services.ts';

type Maker<Kind extends AttachmentName['kind']> = (
  services: Services,
  name: Extract<AttachmentName, { kind: Kind }>,
) => Promise<Attachment>;

/** Who makes which file. It is made when the mail goes out, so the outbox holds no PDFs and a retry costs only time. */
const makers: { [Kind in AttachmentName['kind']]: Maker<Kind> } = {
  'free-report': freeReportOfLead,
};

export function makeAttachments(services: Services, names: AttachmentName[]): Promise<Attachment[]> {
  return Promise.all(names.map((name) => makers[name.kind](services, name)));
}
