import { Action, Aside, Heading, Paragraph } from './layout.tsx';
import { Brand } from './letter-parts.tsx';
import { mailTemplate } from './mail-template.ts';
import type { Mails, Outage } from './mails.ts';

export const staffInvitation = mailTemplate<Mails['staff-invitation']>({
  subject: (_, { site }) => `You are invited to the office of ${site.brand}`,
  preview: ({ until }) => `The invitation is open until ${until}.`,
  sample: {
    inviter: 'Aura',
    role: 'staff',
    url: 'https://example.test/invitation/key',
    until: '4 May 2026',
  },
  Body: ({ inviter, role, url, until }) => (
    <>
      <Heading>Come and work with us</Heading>
      <Paragraph>
        {inviter || 'The owner'} invites you to the office of <Brand />, as{' '}
        {role === 'owner' ? 'an owner, who may do everything' : 'staff: orders, customers, calendar, support'}
        .
      </Paragraph>
      <Action href={url}>See the invitation</Action>
      <Aside>
        It is for this address alone and open until {until}. If you do not know us, you can ignore this
        letter.
      </Aside>
    </>
  ),
});

const sampleOutage: Outage = {
  provider: 'The payment provider',
  means: 'Nobody can pay at the moment.',
  error: 'connect ECONNREFUSED',
  failures: 3,
  since: '4 May 2026 at 9:00 AM (Lisbon time)',
  until: '4 May 2026 at 9:20 AM (Lisbon time)',
  url: 'https://example.test/office/settings/health',
};

export const providerDown = mailTemplate<Mails['provider-down']>({
  subject: ({ provider }) => `${provider} does not answer`,
  preview: ({ means }) => means,
  sample: sampleOutage,
  Body: ({ provider, means, error, since, url }) => (
    <>
      <Heading>{provider} does not answer.</Heading>
      <Paragraph>
        It has been so since {since}. {means}
      </Paragraph>
      <Paragraph>What it said last: {error}</Paragraph>
      <Action href={url}>Open the health page</Action>
      <Aside>We go on asking every few minutes and write again when it answers.</Aside>
    </>
  ),
});

export const providerBack = mailTemplate<Mails['provider-back']>({
  subject: ({ provider }) => `${provider} answers again`,
  preview: ({ since, until }) => `It did not answer from ${since} to ${until}.`,
  sample: sampleOutage,
  Body: ({ provider, since, until, failures, url }) => (
    <>
      <Heading>{provider} answers again.</Heading>
      <Paragraph>
        It did not answer from {since} to {until}; {failures} {failures === 1 ? 'call' : 'calls'} failed
        meanwhile. What waited is being done now.
      </Paragraph>
      <Action href={url}>Open the health page</Action>
    </>
  ),
});

export const setUpMail = mailTemplate<Mails['setup-mail']>({
  subject: ({ code }) => `${code} is the code for your set-up`,
  preview: () => 'Your e-mail works, and this one has found you.',
  sample: { name: 'Aura', code: '482 917', url: 'https://example.test/office/setup?code=482917' },
  Body: ({ name, code, url }) => (
    <>
      <Heading>Your letters arrive{name ? `, ${name}` : ''}.</Heading>
      <Paragraph>
        The code is <strong>{code}</strong>. Type it on the set-up page of your office, or press the button:
        it is filled in there for you.
      </Paragraph>
      <Action href={url}>Back to the set-up</Action>
      <Aside>
        Did it land in the spam folder? Then your customers&apos; letters will, too, until your domain has its
        SPF and DKIM records.
      </Aside>
    </>
  ),
});

export const testMail = mailTemplate<Mails['test-mail']>({
  subject: () => 'A test from your own office',
  preview: () => 'If you can read this, your e-mail works.',
  sample: { name: 'Aura', at: '4 May 2026 at 9:00 AM (Lisbon time)', by: 'the outbox' },
  Body: ({ name, at, by }) => (
    <>
      <Heading>It works{name ? `, ${name}` : ''}.</Heading>
      <Paragraph>
        You asked for this letter on {at}. It was sent by {by}.
      </Paragraph>
      <Aside>
        Look at where it arrived: in the inbox, or in the spam folder. In the second case your domain may need
        its SPF and DKIM records.
      </Aside>
    </>
  ),
});

export const automationNotice = mailTemplate<Mails['automation-notice']>({
  subject: ({ automation, person }) => `${automation}: ${person}`,
  preview: ({ text }) => text,
  sample: {
    automation: 'After the report',
    person: 'Maya Okafor',
    text: 'No session after ten days. A good moment to write.',
    url: 'https://example.test/office/customers/1',
  },
  Body: ({ automation, person, text, url }) => (
    <>
      <Heading>{person}</Heading>
      <Paragraph>{text}</Paragraph>
      <Action href={url}>Open this person</Action>
      <Aside>You asked for this notice in the automation “{automation}”.</Aside>
    </>
  ),
});
