import { writtenProduct } from '../content/catalogue.ts';
import { realOnes, testimonialFor } from '../content/testimonials.ts';
import { useContent } from './content-context.ts';
import { Action, Aside, Heading, List, Paragraph, Quoted } from './layout.tsx';
import {
  CodeBlock,
  lessPercent,
  MonthLine,
  Reduced,
  Signed,
  sampleCircleCode,
  sampleLetter,
  toName,
} from './letter-parts.tsx';
import { mailTemplate } from './mail-template.ts';
import type { Mails } from './mails.ts';
import { euro } from './reader.ts';

const useCircle = () => writtenProduct(useContent().catalogue, 'membership');

export const membershipIntro = mailTemplate<Mails['membership_intro']>({
  subject: () => 'Now that you have had some time with it',
  preview: ({ month }) =>
    month
      ? `${month.name} is a ${month.number} month for you.`
      : 'A letter about your own month, on the 1st.',
  sample: sampleLetter,
  Body: ({ name, month, appUrl }) => {
    const circle = useCircle();
    return (
      <>
        <Heading>After the reading{toName(name)}</Heading>
        <Paragraph>
          The numbers of your birth date and your name stay as they are. Others change, with the month and
          with the day, and some people like to follow them.
        </Paragraph>
        {month && <MonthLine month={month} />}
        <Paragraph>That is what the Soul Circle is for. {circle.description}</Paragraph>
        <Action href={`${appUrl}/checkout/membership`}>
          {`Look at the Soul Circle, ${euro(circle.priceCents)} a month`}
        </Action>
        <Signed />
      </>
    );
  },
});

export const membershipBenefits = mailTemplate<Mails['membership_benefits']>({
  subject: () => 'What arrives, and when',
  preview: () => 'A letter, a calendar, two courses.',
  sample: sampleLetter,
  Body: ({ name, month, appUrl }) => {
    const { testimonials } = useContent();
    const circle = useCircle();
    const quote = testimonialFor(realOnes(testimonials), 'membership');
    return (
      <>
        <Heading>A month in the Circle{toName(name)}</Heading>
        <List items={circle.features} />
        {month && (
          <>
            <Paragraph>Your letter this month would have begun like this:</Paragraph>
            <MonthLine month={month} />
          </>
        )}
        {quote && <Quoted>{quote.quote}</Quoted>}
        <Action href={`${appUrl}/checkout/membership`}>See how it works</Action>
      </>
    );
  },
});

export const membershipOffer = mailTemplate<Mails['membership_offer']>({
  subject: () => 'Your first month for half the price',
  preview: ({ code }) => `${code} works once, through the link inside.`,
  sample: { ...sampleLetter, ...sampleCircleCode },
  Body: ({ name, month, appUrl, ...code }) => {
    const circle = useCircle();
    return (
      <>
        <Heading>Half price, to try it{toName(name)}</Heading>
        {month && <MonthLine month={month} />}
        <Paragraph>
          Through the link below the first month costs{' '}
          <Reduced from={circle.priceCents} to={lessPercent(circle.priceCents, code.percent)} />. After that
          it is {euro(circle.priceCents)} a month until you leave. Leaving takes two clicks, and your
          membership then runs to the end of the month you paid for.
        </Paragraph>
        <CodeBlock {...code} />
        <Action href={`${appUrl}/checkout/membership?code=${code.code}`}>Begin with half price</Action>
        <Aside>This is the last letter about it.</Aside>
      </>
    );
  },
});
