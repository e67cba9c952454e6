import type { ReactNode } from 'react';

/** One mail: data in, subject and body out. The sample feeds the preview page and the tests. */
export type MailTemplate<Props> = {
  subject(props: Props): string;
  /** The line mail programs show beside the subject. */
  preview(props: Props): string;
  Body(props: Props): ReactNode;
  sample: Props;
};

export const mailTemplate = <Props>(template: MailTemplate<Props>) => template;
