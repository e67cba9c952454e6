import { Aside, Heading, Paragraph } from './layout.tsx';
import { mailTemplate } from './mail-template.ts';
import type { Mails } from './mails.ts';

const sample = {
  name: 'Maya Okafor',
  subject: 'A question about my report',
  message: 'My second name is missing.\nCan you add it?',
};

/** Repeats nothing of the message: anybody can give anybody's address in a form. */
const PROMISE = 'A person answers within 24 hours.';

export const contactReceived = mailTemplate<Mails['contact-received']>({
  subject: () => 'We have your message',
  preview: ({ promise = PROMISE }) => promise,
  sample: { name: sample.name },
  Body: ({ name, promise = PROMISE }) => (
    <>
      <Heading>Thank you, {name}</Heading>
      <Paragraph>Your message is on our desk. {promise}</Paragraph>
      <Aside>
        To add something, simply reply to this letter. If you did not write to us, somebody mistyped an
        address, and you need do nothing.
      </Aside>
    </>
  ),
});
