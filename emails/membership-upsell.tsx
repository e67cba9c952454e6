import { catalogue } from '../content/catalogue.ts';
import { testimonialFor } from '../content/testimonials.ts';
import { Action, Aside, Heading, Paragraph, Quoted } from './layout.tsx';
import {
  CodeBlock,
  type CodeProps,
  euro,
  type LetterProps,
  sampleCode,
  sampleLetter,
  toName,
} from './letter-parts.tsx';
import { mailTemplate } from './mail-template.ts';

const { priceCents, description, features } = catalogue.membership;

export const membershipIntro = mailTemplate<LetterProps>({
  subject: () => 'Now that you have had a week with it',
  preview: () => 'What some readers do next.',
  sample: sampleLetter,
  Body: ({ name, appUrl }) => (
    <>
      <Heading>A week later{toName(name)}</Heading>
      <Paragraph>
        A reading is a photograph: it shows where you stood when it was taken. Numbers also move, by the month
        and by the day, and some people like to watch them do it.
      </Paragraph>
      <Paragraph>That is what the Soul Circle is for. {description}</Paragraph>
      <Action
        href={`${appUrl}/checkout/membership`}
      >{`Look at the Soul Circle, ${euro(priceCents)} a month`}</Action>
    </>
  ),
});

export const membershipBenefits = mailTemplate<LetterProps>({
  subject: () => 'What arrives, and when',
  preview: () => 'A letter, a calendar, a course.',
  sample: sampleLetter,
  Body: ({ appUrl }) => {
    const quote = testimonialFor('membership');
    return (
      <>
        <Heading>A month in the Circle</Heading>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {quote && (
          <>
            <Quoted>{quote.quote}</Quoted>
            <Paragraph>A sample, of the kind we hope to earn.</Paragraph>
          </>
        )}
        <Action href={`${appUrl}/checkout/membership`}>See how it works</Action>
      </>
    );
  },
});

export const membershipOffer = mailTemplate<LetterProps & CodeProps>({
  subject: () => 'Your first month for half the price',
  preview: ({ code }) => `${code} works once, through the link inside.`,
  sample: { ...sampleLetter, ...sampleCode, code: 'CIRCLE4X7Q2', percent: 50 },
  Body: ({ name, appUrl, ...code }) => (
    <>
      <Heading>Half price, to try it{toName(name)}</Heading>
      <Paragraph>
        Through the link below the first month costs half of {euro(priceCents)}. After that it is the full
        price, until you leave; leaving takes two clicks and runs to the end of the month you paid for.
      </Paragraph>
      <CodeBlock {...code} />
      <Action href={`${appUrl}/checkout/membership?code=${code.code}`}>Begin with half price</Action>
      <Aside>This is the last letter about it.</Aside>
    </>
  ),
});
