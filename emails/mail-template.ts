import type { ReactNode } from 'react';
import type { Content } from '../content/make-content.ts';
import type { MailAttachment } from './mails.ts';

/** One mail: data in, subject and body out. The sample feeds the preview page and the tests. */
export type MailTemplate<Props> = {
  subject(props: Props, content: Content): string;
  /** The line mail programs show beside the subject. */
  preview(props: Props, content: Content): string;
  /** Reads brand and catalogue with `useContent`. */
  Body(props: Props): ReactNode;
  /** Made from the same data each time the mail is rendered, so that the outbox need not keep files. */
  attachments?(props: Props): MailAttachment[] | Promise<MailAttachment[]>;
  sample: Props;
  /** Where one letter serves several occasions: what differs from the sample. The first is the sample itself. */
  occasions?: Record<string, Partial<Props>>;
};

export const mailTemplate = <Props>(template: MailTemplate<Props>) => template;
