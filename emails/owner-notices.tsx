import { Action, Aside, Heading, Paragraph } from './layout.tsx';
import { mailTemplate } from './mail-template.ts';
import type { Mails } from './mails.ts';

const hers = 'You choose what you are told, and how, in the office under Settings, Notices.';

export const ownerNotice = mailTemplate<Mails['owner-notice']>({
  subject: ({ title }) => title,
  preview: ({ text }) => text,
  sample: {
    title: 'New order: Personal Report',
    text: '€59.00, order AN-7KQ4-M2XB.',
    url: 'https://example.test/office/orders/1',
  },
  Body: ({ title, text, url }) => (
    <>
      <Heading>{title}</Heading>
      <Paragraph>{text}</Paragraph>
      <Action href={url}>Open it in the office</Action>
      <Aside>{hers}</Aside>
    </>
  ),
});

export const ownerDigest = mailTemplate<Mails['owner-digest']>({
  subject: ({ isDigest, notices }) =>
    isDigest
      ? 'Your day in the office'
      : `${notices.length === 1 ? notices[0]?.title : `${notices.length} things happened while it was quiet`}`,
  preview: ({ waits, notices }) =>
    [...waits.map(({ words }) => words), ...notices.map(({ title }) => title)].join(', '),
  sample: {
    isDigest: true,
    waits: [{ words: '2 readings to make', url: 'https://example.test/office' }],
    notices: [
      {
        title: 'New order: Personal Report',
        text: '€59.00, order AN-7KQ4-M2XB.',
        url: 'https://example.test/office/orders/1',
        at: '4 May 2026 at 9:00 AM (Lisbon time)',
      },
    ],
    url: 'https://example.test/office',
  },
  Body: ({ isDigest, waits, notices, url }) => (
    <>
      <Heading>{isDigest ? 'Your day in the office' : 'While it was quiet'}</Heading>
      {waits.map(({ words, url: to }) => (
        <Paragraph key={words}>
          <a href={to}>{words}</a>
        </Paragraph>
      ))}
      {notices.map(({ title, text, url: to, at }) => (
        <Paragraph key={`${to} ${at} ${title}`}>
          <a href={to}>{title}</a>
          <br />
          {text} {at}.
        </Paragraph>
      ))}
      <Action href={url}>Open the office</Action>
      <Aside>{hers}</Aside>
    </>
  ),
});
