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
