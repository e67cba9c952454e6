import { Action, Aside, Heading, Paragraph } from './layout.tsx';
import { mailTemplate } from './mail-template.ts';
import type { Mails } from './mails.ts';

export const newsletterConfirm = mailTemplate<Mails['newsletter-confirm']>({
  subject: () => 'Is this your address?',
  preview: () => 'One click, and the next note finds you.',
  sample: { url: 'https://example.test/newsletter/confirm?token=x' },
  Body: ({ url }) => (
    <>
      <Heading>Shall we write to you?</Heading>
      <Paragraph>
        Somebody entered this address to receive our notes: a short letter when there is something worth
        reading, and silence when there is not. Please confirm that it was you.
      </Paragraph>
      <Action href={url}>Yes, write to me</Action>
      <Aside>
        The link works for seven days. If you did not ask for this, do nothing: without your click the address
        is not kept.
      </Aside>
    </>
  ),
});
