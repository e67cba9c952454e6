import { Action, Aside, Facts, Heading, Inline, Paragraph } from './layout.tsx';
import { mailTemplate } from './mail-template.ts';
import type { Mails } from './mails.ts';

const about = {
  receiver: 'Maya',
  gift: 'Personal Report',
  code: 'K7QM-2XBD-9PQR-4TUV',
  redeemUrl: 'https://example.test/gift/K7QM-2XBD-9PQR-4TUV',
  expires: 'day:2031-12-31',
} as const;

export const giftBought = mailTemplate<Mails['gift-bought']>({
  subject: ({ receiver }) => `Your gift for ${receiver}`,
  preview: () => 'The card to print or to send, and how it is redeemed.',
  sample: {
    ...about,
    cardUrl: 'https://example.test/gift/K7QM-2XBD-9PQR-4TUV/card.pdf',
    pictureUrl: 'https://example.test/gift/K7QM-2XBD-9PQR-4TUV/card.png',
    orderUrl: 'https://example.test/orders/key',
    sendsOn: 'day:2026-12-24',
  },
  occasions: { 'sent by us': {}, 'given by hand': { sendsOn: undefined } },
  Body: ({ receiver, gift, code, expires, cardUrl, pictureUrl, orderUrl, sendsOn }) => (
    <>
      <Heading>Your gift for {receiver}</Heading>
      <Paragraph>
        It is paid and ready: <strong>{gift}</strong>. The card is a{' '}
        <Inline href={cardUrl}>PDF to print</Inline>, and a <Inline href={pictureUrl}>picture</Inline> to send
        along with a message.
      </Paragraph>
      {sendsOn ? (
        <Paragraph key="paragraph-sent">
          On {sendsOn} we send {receiver} an e-mail with your words and the code.
        </Paragraph>
      ) : (
        <Paragraph key="paragraph-by-hand">
          We write to nobody: you hand it over yourself. Whoever has the code can redeem it, so keep it safe.
        </Paragraph>
      )}
      <Facts
        facts={[
          ['Gift', gift],
          ['Code', code],
          ['Can be redeemed until', expires],
        ]}
      />
      <Action href={cardUrl}>Open the card</Action>
      <Aside>
        Until it is redeemed you can withdraw from it, on{' '}
        <Inline href={orderUrl}>the page of your order</Inline>. After that it belongs to {receiver}. We write
        to you when it is redeemed.
      </Aside>
    </>
  ),
});

export const giftReceived = mailTemplate<Mails['gift-received']>({
  subject: ({ giver }) => `${giver} has a gift for you`,
  preview: ({ gift }) => gift,
  sample: { ...about, giver: 'Jonas', message: 'For the year in which you begin again.' },
  Body: ({ receiver, giver, gift, message, code, redeemUrl, expires }) => (
    <>
      <Heading>A gift for you, {receiver}</Heading>
      <Paragraph>
        {giver} gives you: <strong>{gift}</strong>.
      </Paragraph>
      {message && <Paragraph>“{message}”</Paragraph>}
      <Paragraph>
        On your gift’s page you take it, or choose something else of the same value. Then it is made for you,
        from details that you give yourself.
      </Paragraph>
      <Action href={redeemUrl}>Unwrap it</Action>
      <Facts
        facts={[
          ['Code', code],
          ['Can be redeemed until', expires],
        ]}
      />
      <Aside>We have your address from {giver}, for this one e-mail. You are on no list of ours.</Aside>
    </>
  ),
});

export const giftRedeemed = mailTemplate<Mails['gift-redeemed']>({
  subject: ({ receiver }) => `${receiver} has redeemed your gift`,
  preview: ({ gift }) => gift,
  sample: { giver: 'Jonas', receiver: 'Maya', gift: 'Personal Report' },
  Body: ({ giver, receiver, gift }) => (
    <>
      <Heading>Your gift has arrived</Heading>
      <Paragraph>
        Dear {giver}, the gift that you gave to {receiver} has been redeemed: <strong>{gift}</strong>. From
        here on it belongs to whoever redeemed it, and cannot be withdrawn from any more.
      </Paragraph>
      <Paragraph>What it is made into is between its receiver and us. Thank you for giving it.</Paragraph>
    </>
  ),
});

export const giftRest = mailTemplate<Mails['gift-rest']>({
  subject: ({ gift }) => `Still yours: ${gift}`,
  preview: () => 'What your gift was worth beyond what you chose.',
  sample: { ...about, gift: '€20 of your choice' },
  Body: ({ gift, code, redeemUrl, expires }) => (
    <>
      <Heading>There is something left</Heading>
      <Paragraph>
        Of your gift this is still yours: <strong>{gift}</strong>. It is a gift with a code of its own, for
        whenever you like.
      </Paragraph>
      <Action href={redeemUrl}>See what it can be</Action>
      <Facts
        facts={[
          ['Code', code],
          ['Can be redeemed until', expires],
        ]}
      />
    </>
  ),
});
