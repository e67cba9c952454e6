import { Action, Aside, Heading, Paragraph } from './layout.tsx';
import { ThreeMeanings, threeTold } from './letter-parts.tsx';
import { mailTemplate } from './mail-template.ts';
import type { Mails } from './mails.ts';

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
