import { Action, Aside, Heading, Paragraph } from './layout.tsx';
import { Brand, ThreeMeanings, Trio, threeTold } from './letter-parts.tsx';
import { mailTemplate } from './mail-template.ts';
import type { Mails } from './mails.ts';

export const freeReport = mailTemplate<Mails['free-report']>({
  subject: ({ name }) => `Your free report, ${name}`,
  preview: ({ numbers }) => `${threeTold(numbers)}: what they say, and every sum behind them.`,
  sample: {
    name: 'Maya Okafor',
    numbers: { lifePath: 7, expression: 3, soulUrge: 5 },
    resultsUrl: 'https://example.test/quiz/shared/7-3-5',
  },
  Body: ({ name, numbers, resultsUrl }) => (
    <>
      <Heading>Here are your three numbers, {name}</Heading>
      <Trio numbers={numbers} />
      <Paragraph>
        The report you asked for is attached as a PDF. It explains each number and prints its working, so that
        you can check every sum with a pencil.
      </Paragraph>
      <ThreeMeanings numbers={numbers} />
      <Action href={resultsUrl}>See them on the site</Action>
      <Aside>
        You receive this letter because somebody, hopefully you, took the free quiz at <Brand /> with this
        address. If it was not you, no further letter follows unless you ask for one.
      </Aside>
    </>
  ),
});

export const portalReport = mailTemplate<Mails['portal-report']>({
  subject: ({ name }) => `The numerology report for ${name}`,
  preview: ({ numbers }) => `${threeTold(numbers)}, with every sum behind them.`,
  sample: {
    name: 'Maya Okafor',
    numbers: { lifePath: 3, expression: 7, soulUrge: 5 },
    url: 'https://example.test/portal/reports?view=1',
  },
  Body: ({ name, numbers, url }) => (
    <>
      <Heading>The report for {name}</Heading>
      <Paragraph>
        Here it is as a PDF, as you asked in your portal. Each number comes with its working, so that you can
        check every sum with a pencil.
      </Paragraph>
      <ThreeMeanings numbers={numbers} />
      <Action href={url}>Open it in your portal</Action>
      <Aside>You receive this letter because you asked for it while signed in to your account.</Aside>
    </>
  ),
});

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
