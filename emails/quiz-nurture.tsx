import { catalogue, type ProductId } from '../content/catalogue.ts';
import { type CoreNumber, meaningOf, positions } from '../content/meanings/index.ts';
import { testimonialFor } from '../content/testimonials.ts';
import { Action, Aside, Heading, NumberLine, Paragraph, Quoted } from './layout.tsx';
import {
  CodeBlock,
  type CodeProps,
  euro,
  Inline,
  type LetterProps,
  sampleCode,
  sampleLetter,
  toName,
} from './letter-parts.tsx';
import { mailTemplate } from './mail-template.ts';

const order = ['lifePath', 'expression', 'soulUrge'] as const;

function ThreeNumbers({ numbers }: Pick<LetterProps, 'numbers'>) {
  if (!numbers) return null;
  return order.map((position) => {
    const { title, essence } = meaningOf(position, numbers[position] as CoreNumber);
    return (
      <NumberLine
        key={position}
        number={numbers[position]}
        title={`${positions[position].name}: ${title}`}
        text={essence}
      />
    );
  });
}

export const welcome = mailTemplate<LetterProps & { attached: boolean }>({
  subject: ({ name, attached }) => `Your ${attached ? 'free report' : 'three numbers'}${toName(name)}`,
  preview: () => 'Three numbers, what they say, and every sum behind them.',
  sample: { ...sampleLetter, attached: true },
  Body: ({ name, numbers, appUrl, attached }) => (
    <>
      <Heading>Here are your numbers{toName(name)}</Heading>
      <Paragraph>
        {attached
          ? 'The report you asked for is attached as a PDF. It explains each number and prints its working, so that you can check every sum with a pencil.'
          : 'This is what the quiz found in your name and your birth date. Each number comes with its working, so that you can check every sum with a pencil.'}
      </Paragraph>
      <ThreeNumbers numbers={numbers} />
      <Action href={`${appUrl}/signup`}>Keep them in your own portal</Action>
      <Aside>
        You receive this because somebody, hopefully you, took the free quiz with this address. Further
        letters only follow if you asked for them there.
      </Aside>
    </>
  ),
});

export const testimonial = mailTemplate<LetterProps>({
  subject: () => 'What a reading changes on an ordinary Wednesday',
  preview: () => 'Small things, mostly: a call made, a yes taken back.',
  sample: sampleLetter,
  Body: ({ name, appUrl }) => {
    const quote = testimonialFor('video-reading');
    return (
      <>
        <Heading>An ordinary Wednesday{toName(name)}</Heading>
        <Paragraph>
          A reading seldom turns a life around. What it does is give a name to something you half knew, and a
          named thing is easier to move.
        </Paragraph>
        {quote && (
          <>
            <Quoted>{quote.quote}</Quoted>
            <Paragraph>
              This one is a sample, written to show the kind of letter we hope for after a video reading:
              thirty minutes about your own numbers, then fifteen for the questions you send ahead.
            </Paragraph>
          </>
        )}
        <Action href={`${appUrl}/checkout/video-reading`}>
          {`See the video reading, ${euro(catalogue['video-reading'].priceCents)}`}
        </Action>
      </>
    );
  },
});

export const discount = mailTemplate<LetterProps & CodeProps>({
  subject: ({ percent }) => `${percent}% off, for the next 48 hours`,
  preview: ({ code }) => `${code} is yours alone, and it works once.`,
  sample: { ...sampleLetter, ...sampleCode },
  Body: ({ name, appUrl, ...code }) => (
    <>
      <Heading>A code with your name on it{toName(name)}</Heading>
      <Paragraph>
        If you have been wondering about a full report or a reading, here is {code.percent}% off any one of
        them. It belongs to this address and works once.
      </Paragraph>
      <CodeBlock {...code} />
      <Action href={`${appUrl}/checkout/report?code=${code.code}`}>Use it for the Personal Report</Action>
      <Paragraph>
        It is just as good for{' '}
        <Inline href={`${appUrl}/checkout/video-reading?code=${code.code}`}>a video reading</Inline> or{' '}
        <Inline href={`${appUrl}/checkout/couples-blueprint?code=${code.code}`}>a reading for two</Inline>.
      </Paragraph>
      <Aside>When the time is over the code is over too. There is no second one in the drawer.</Aside>
    </>
  ),
});

export const education = mailTemplate<LetterProps>({
  subject: ({ numbers }) =>
    numbers
      ? `Something to try with your Life Path ${numbers.lifePath}`
      : 'Something to try with your Life Path',
  preview: () => 'One exercise for this week. It needs no belief, only a pen.',
  sample: sampleLetter,
  Body: ({ name, numbers, appUrl }) => {
    const path = numbers && meaningOf('lifePath', numbers.lifePath as CoreNumber);
    return (
      <>
        <Heading>{path ? path.title : `A week with one number${toName(name)}`}</Heading>
        {path ? (
          <>
            <Paragraph>{path.short}</Paragraph>
            <Paragraph>{path.exercise}</Paragraph>
          </>
        ) : (
          <Paragraph>
            Take the quiz first: it needs a name and a birth date, and shows how each number is counted.
          </Paragraph>
        )}
        <Action href={numbers ? `${appUrl}/blog` : `${appUrl}/quiz`}>
          {numbers ? 'Read more on the blog' : 'Find your three numbers'}
        </Action>
      </>
    );
  },
});

export const urgency = mailTemplate<LetterProps>({
  subject: () => 'If there is a date in your diary',
  preview: () => 'A report takes a day. Your own date is the only deadline.',
  sample: sampleLetter,
  Body: ({ name, appUrl }) => (
    <>
      <Heading>The only deadline is yours{toName(name)}</Heading>
      <Paragraph>
        Perhaps there is a Monday meeting, a contract to sign, a talk with somebody you love. A written report
        is ready within 24 hours of your order, so there is usually still time to read it the evening before.
      </Paragraph>
      <Paragraph>
        If it does not speak to you, write to us within 30 days and you have your money back. We do not ask
        for a reason.
      </Paragraph>
      <Action href={`${appUrl}/checkout/report`}>
        {`Order the report, ${euro(catalogue.report.priceCents)}`}
      </Action>
    </>
  ),
});

const offered: ProductId[] = ['report', 'video-reading', 'transformation'];

export const value = mailTemplate<LetterProps>({
  subject: () => 'What each reading holds, in plain words',
  preview: () => 'Pages, minutes and prices, side by side.',
  sample: sampleLetter,
  Body: ({ numbers, appUrl }) => {
    const urge = numbers && meaningOf('soulUrge', numbers.soulUrge as CoreNumber);
    return (
      <>
        <Heading>What you would be paying for</Heading>
        {urge && (
          <Paragraph>
            Your Soul Urge is {numbers.soulUrge}, {urge.title}. {urge.essence} Each of these looks at it at a
            different length.
          </Paragraph>
        )}
        {offered.map((id) => {
          const { name, priceCents, description } = catalogue[id];
          return (
            <Paragraph key={id}>
              <strong>
                <Inline href={`${appUrl}/checkout/${id}`}>{name}</Inline>, {euro(priceCents)}
              </strong>
              <br />
              {description}
            </Paragraph>
          );
        })}
        <Action href={`${appUrl}/#services`}>Compare them on the site</Action>
      </>
    );
  },
});

export const membership = mailTemplate<LetterProps & CodeProps>({
  subject: () => 'A letter on the first of every month',
  preview: ({ percent }) => `The Soul Circle, with ${percent}% off the first month.`,
  sample: { ...sampleLetter, ...sampleCode, code: 'CIRCLE4X7Q2', percent: 50 },
  Body: ({ name, appUrl, ...code }) => (
    <>
      <Heading>A small habit{toName(name)}</Heading>
      <Paragraph>{catalogue.membership.description}</Paragraph>
      <ul>
        {catalogue.membership.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <Paragraph>
        It costs {euro(catalogue.membership.priceCents)} a month, and half of that for the first one through
        the link below.
      </Paragraph>
      <CodeBlock {...code} />
      <Action href={`${appUrl}/checkout/membership?code=${code.code}`}>Join the Soul Circle</Action>
      <Aside>This was the last letter of this row. Thank you for reading them.</Aside>
    </>
  ),
});
