import type { Attachment } from '../../adapters/mail/mail.ts';
import type { AttachmentName } from '../../db/schema/index.ts';
import type { Parts } from '../services.ts';
import type { ClaimedMail } from './exchange/queries.ts';

type AttachmentOf<Kind> = Extract<AttachmentName, { kind: Kind }>;

/**
 * What is made at the moment a letter is sent, by the contexts that can make it: files, so that the outbox holds no PDFs
 * and a retry costs only time; and values whose hours begin then. domain/consequences.ts fills it.
 */
export type MadeWhenSent = {
  attachments: {
    [Kind in AttachmentName['kind']]: (services: Parts, name: AttachmentOf<Kind>) => Promise<Attachment>;
  };
  /** By template. Each further try of the same letter asks again. */
  values: Record<string, ((services: Parts, letter: ClaimedMail) => Promise<object>) | undefined>;
};

export function makeAttachments(services: Parts, names: AttachmentName[]): Promise<Attachment[]> {
  return Promise.all(names.map((name) => makeAttachment(services, name)));
}

function makeAttachment(services: Parts, name: AttachmentName): Promise<Attachment> {
  const { attachments } = services.madeWhenSent;
  switch (name.kind) {
    case 'free-report':
      return attachments[name.kind](services, name);
    case 'report':
      return attachments[name.kind](services, name);
    case 'invitation':
      return attachments[name.kind](services, name);
  }
}

export async function makeValues(services: Parts, letter: ClaimedMail): Promise<object> {
  return (await services.madeWhenSent.values[letter.template]?.(services, letter)) ?? {};
}
