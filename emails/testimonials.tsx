import { Action, Aside, Heading, Paragraph, Quoted } from './layout.tsx';
import { Brand } from './letter-parts.tsx';
import { mailTemplate } from './mail-template.ts';
import type { Mails } from './mails.ts';

const sample = {
  order: 'AN-7KQ4-M2XB',
  product: 'Personal Report',
  orderUrl: 'https://example.test/orders/key',
  url: 'https://example.test/testimonial/key',
};

export const testimonialRequest = mailTemplate<Mails['testimonial-request']>({
  subject: ({ product }) => `What did you make of it? ${product}`,
  preview: () => 'A few words, if you like, in your own way.',
  sample,
  Body: ({ order, product, url }) => (
    <>
      <Heading>What did you make of it?</Heading>
      <Paragraph>
        You have had your <strong>{product}</strong> for a little while. If you have a minute, we would be
        glad to read what you thought of it: what fitted, what did not, whatever you would tell a friend.
      </Paragraph>
      <Paragraph>
        You decide whether anybody but us reads it, and under which name. You can change it or take it back by
        the same link whenever you like.
      </Paragraph>
      <Action href={url}>Write a few words</Action>
      <Aside>Order {order}. We ask once for each order, and do not remind you.</Aside>
    </>
  ),
});

export const testimonialReturned = mailTemplate<Mails['testimonial-returned']>({
  subject: ({ product }) => `About your words on ${product}`,
  preview: () => 'Thank you. One small request before we show them.',
  sample: { ...sample, wish: 'Would you leave out the name of your sister?' },
  Body: ({ order, product, wish, url }) => (
    <>
      <Heading>Thank you for your words</Heading>
      <Paragraph>
        We read what you wrote about the <strong>{product}</strong>, and have one request before we show it:
      </Paragraph>
      <Quoted>{wish}</Quoted>
      <Paragraph>
        Only you change your words. If you would rather leave them as they are, you need do nothing: then they
        stay between us.
      </Paragraph>
      <Action href={url}>Open what you wrote</Action>
      <Aside>Order {order}.</Aside>
    </>
  ),
});

export const testimonialDeclined = mailTemplate<Mails['testimonial-declined']>({
  subject: ({ product }) => `Thank you for your words on ${product}`,
  preview: () => 'We have read them, and keep them to ourselves.',
  sample,
  Body: ({ order, product, url }) => (
    <>
      <Heading>Thank you for writing</Heading>
      <Paragraph>
        We read what you wrote about the <strong>{product}</strong>, and are glad to know it. We do not show
        it on our pages; that is no judgement of what you said. Whether we show somebody’s words depends on
        room, and on what stands there already.
      </Paragraph>
      <Paragraph>
        If something was not as you had hoped, simply write to us, and a person at <Brand /> answers.
      </Paragraph>
      <Action href={url}>Open what you wrote</Action>
      <Aside>Order {order}. Your words stay yours: you can delete them there.</Aside>
    </>
  ),
});
