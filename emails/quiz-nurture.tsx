import { Fragment } from 'react';
import type { Catalogue, WrittenProductId } from '../content/catalogue.ts';
import { findProduct, isOnSale, writtenProduct } from '../content/catalogue.ts';
import { beforeADate, letterWeeks } from '../content/meanings/index.ts';
import type { ProductId } from '../content/product.ts';
import { realOnes, testimonialFor } from '../content/testimonials.ts';
import { keyIn } from '../shared/records.ts';
import { useContent } from './content-context.ts';
import { Action, Aside, Heading, Inline, List, Paragraph, Plate, Quoted, Subheading } from './layout.tsx';
import {
  CodeBlock,
  CoreLine,
  Deadline,
  dayIn,
  lessPercent,
  MonthLine,
  meaningIn,
  Reduced,
  Signed,
  sampleCircleCode,
  sampleCode,
  sampleLetter,
  ThreeMeanings,
  Trio,
  threeTold,
  toldIn,
  toName,
} from './letter-parts.tsx';
import { mailTemplate } from './mail-template.ts';
import type { CodeProps, Mails } from './mails.ts';
import { euro } from './reader.ts';

export const welcome = mailTemplate<Mails['welcome']>({
  subject: ({ name, attached }) => `Your ${attached ? 'free report' : 'three numbers'}${toName(name)}`,
  preview: ({ numbers }) =>
    numbers
      ? `${threeTold(numbers)}: what they say, and every sum behind them.`
      : 'Three numbers, what they say, and every sum behind them.',
  sample: { ...sampleLetter, attached: true, offerEndsAt: '2026-11-16T10:00:00.000Z' },
  occasions: {
    'with consent': {},
    'report alone': { offerEndsAt: undefined },
    'nothing attached': { attached: false },
  },
  Body: ({ name, numbers, appUrl, attached, offerEndsAt, offer }) => (
    <>
      <Heading>Here are your numbers{toName(name)}</Heading>
      {numbers && <Trio numbers={numbers} />}
      {attached ? (
        <Paragraph key="attached">
          The report you asked for is attached as a PDF. It explains each number and prints its working, so
          that you can check every sum with a pencil.
        </Paragraph>
      ) : (
        <Paragraph key="found">
          This is what the quiz found in your name and your birth date. Each number comes with its working, so
          that you can check every sum with a pencil.
        </Paragraph>
      )}
      {numbers && <ThreeMeanings numbers={numbers} />}
      <Action href={`${appUrl}/signup`}>Keep them in your own portal</Action>
      {offerEndsAt && <MiniReading appUrl={appUrl} until={offerEndsAt} offer={offer} />}
      <Aside>
        You receive this because somebody, hopefully you, took the free quiz with this address. Further
        letters only follow if you asked for them there.
      </Aside>
    </>
  ),
});

function MiniReading({ appUrl, until, offer }: { appUrl: string; until: string; offer?: string }) {
  const product = writtenProduct(useContent().catalogue, 'mini-reading');
  const { priceCents, originalPriceCents } = product;
  if (!originalPriceCents || !isOnSale(product)) return null;
  return (
    <Plate>
      <Subheading>A quarter of an hour about these three</Subheading>
      <Paragraph>
        A 15-minute video about your own numbers costs <Reduced from={originalPriceCents} to={priceCents} />{' '}
        until <Deadline at={until} />. After that it costs {euro(originalPriceCents)}.{' '}
        <Inline href={`${appUrl}/checkout/mini-reading${offer ? `?offer=${offer}` : ''}`}>
          Look at it here
        </Inline>
        .
      </Paragraph>
    </Plate>
  );
}

export const testimonial = mailTemplate<Mails['testimonial']>({
  subject: ({ numbers }) =>
    numbers
      ? `What your Expression ${toldIn('expression', numbers)} is good at`
      : 'What a reading changes on an ordinary Wednesday',
  preview: () => 'Where it does its work, and what a reading does with it.',
  sample: sampleLetter,
  Body: ({ name, numbers, appUrl }) => {
    const { catalogue, testimonials, meaningOf } = useContent();
    const quote = testimonialFor(realOnes(testimonials), 'video-reading');
    const talents = numbers && meaningIn(meaningOf, 'expression', numbers);
    return (
      <>
        <Heading>The things you do without noticing{toName(name)}</Heading>
        {numbers && talents && (
          <>
            <CoreLine position="expression" numbers={numbers} />
            <Paragraph>{talents.long[1]}</Paragraph>
          </>
        )}
        <Paragraph>
          A reading seldom turns a life around. What it does is give a name to something you half knew, and
          that makes it easier to change.
        </Paragraph>
        {quote && <Quoted>{quote.quote}</Quoted>}
        <Paragraph>
          A video reading is recorded for you alone: thirty minutes about your own numbers, then fifteen for
          the questions you send ahead.
        </Paragraph>
        <Action href={`${appUrl}/checkout/video-reading`}>
          {`See the video reading, ${euro(writtenProduct(catalogue, 'video-reading').priceCents)}`}
        </Action>
        <Signed />
      </>
    );
  },
});

/** Its own suggestion first, then what suits everybody; nothing twice, and nothing that has left the shop. */
const offers = (catalogue: Catalogue, suggested?: ProductId): ProductId[] =>
  [...new Set<ProductId>([...(suggested ? [suggested] : []), 'report', 'video-reading'])].filter(
    (id) => !findProduct(catalogue, id)?.archived,
  );

export const discount = mailTemplate<Mails['discount']>({
  subject: ({ percent, expiresAt }, { site }) => `${percent}% off until ${dayIn(expiresAt, site.timeZone)}`,
  preview: ({ code }) => `${code} is yours alone, and it works once.`,
  sample: { ...sampleLetter, ...sampleCode, suggested: 'transformation' },
  Body: ({ name, numbers, appUrl, suggested, ...code }) => {
    const { catalogue, meaningOf } = useContent();
    const [first = 'report', ...others] = offers(catalogue, numbers ? suggested : undefined);
    return (
      <>
        <Heading>A code with your name on it{toName(name)}</Heading>
        <Paragraph>
          If you have been wondering about a full report or a reading, here is {code.percent}% off any one of
          them. It belongs to this address and works once.
        </Paragraph>
        <CodeBlock {...code} />
        {numbers && suggested && (
          <Paragraph>
            Our suggestion for a Life Path {toldIn('lifePath', numbers)},{' '}
            {meaningIn(meaningOf, 'lifePath', numbers).title}, is the first of these:
          </Paragraph>
        )}
        {[first, ...others].map((id) => (
          <Offer key={id} id={id} appUrl={appUrl} code={code} />
        ))}
        <Action href={`${appUrl}/checkout/${first}?code=${code.code}`}>
          {`Use it for the ${findProduct(catalogue, first)?.name}`}
        </Action>
        <Aside>After the time given above the code no longer works.</Aside>
      </>
    );
  },
});

function Offer({
  id,
  appUrl,
  code,
}: {
  id: ProductId;
  appUrl: string;
  code?: Pick<CodeProps, 'code' | 'percent'>;
}) {
  const product = findProduct(useContent().catalogue, id);
  if (!product) return null;
  const { name, priceCents, description } = product;
  return (
    <Paragraph>
      <strong>
        <Inline href={`${appUrl}/checkout/${id}${code ? `?code=${code.code}` : ''}`}>{name}</Inline>
      </strong>
      {', '}
      {code ? (
        <Reduced from={priceCents} to={lessPercent(priceCents, code.percent)} />
      ) : (
        <strong>{euro(priceCents)}</strong>
      )}
      <br />
      {description}
    </Paragraph>
  );
}

export const education = mailTemplate<Mails['education']>({
  subject: ({ numbers }) =>
    numbers
      ? `Something to try with your Life Path ${toldIn('lifePath', numbers)}`
      : 'Something to try with your Life Path',
  preview: () => 'Three small things for three days. They need no belief.',
  sample: sampleLetter,
  Body: ({ name, numbers, appUrl }) => {
    if (!numbers) {
      return (
        <Fragment key="without-numbers">
          <Heading>A week with one number{toName(name)}</Heading>
          <Paragraph>
            Take the quiz first: it needs a name and a birth date, and shows how each number is counted.
          </Paragraph>
          <Action href={`${appUrl}/quiz`}>Find your three numbers</Action>
        </Fragment>
      );
    }
    return (
      <>
        <Heading>
          A week with your {toldIn('lifePath', numbers)}
          {toName(name)}
        </Heading>
        <CoreLine position="lifePath" numbers={numbers} />
        <Paragraph>
          A number is easier to believe once it has been lived with. Here are three days of a week against the
          grain of this one.
        </Paragraph>
        <Plate>
          <Subheading>To try this week</Subheading>
          <List items={letterWeeks[keyIn(letterWeeks, numbers.lifePath)]} />
        </Plate>
        <Action
          href={`${appUrl}/numbers/${numbers.lifePath}`}
        >{`Read more about the ${toldIn('lifePath', numbers)}`}</Action>
        <Signed />
      </>
    );
  },
});

export const urgency = mailTemplate<Mails['urgency']>({
  subject: () => 'If there is a date in your diary',
  preview: () => 'A report is usually ready within a day. Your own date is the only deadline.',
  sample: sampleLetter,
  Body: ({ name, numbers, appUrl }) => {
    const { catalogue } = useContent();
    return (
      <>
        <Heading>The only deadline is yours{toName(name)}</Heading>
        <Paragraph>
          Perhaps there is a Monday meeting, a contract to sign, a talk with somebody you love. Before such a
          day it helps to know what you are hoping for. Your Soul Urge is the number that speaks of it.
        </Paragraph>
        {numbers && (
          <>
            <CoreLine position="soulUrge" numbers={numbers} />
            <Paragraph>{beforeADate[keyIn(beforeADate, numbers.soulUrge)]}</Paragraph>
          </>
        )}
        <Paragraph>
          A written report is ready within 24 hours of your payment and your details, so there is usually
          still time to read it the evening before. If it does not speak to you, write to us within 30 days
          and you have your money back. We do not ask for a reason.
        </Paragraph>
        <Action href={`${appUrl}/checkout/report`}>
          {`Order the report, ${euro(writtenProduct(catalogue, 'report').priceCents)}`}
        </Action>
      </>
    );
  },
});

const compared: WrittenProductId[] = ['report', 'video-reading', 'transformation'];

export const value = mailTemplate<Mails['value']>({
  subject: () => 'What each reading holds, in plain words',
  preview: () => 'Pages, minutes and prices, side by side.',
  sample: sampleLetter,
  Body: ({ name, numbers, appUrl }) => {
    const { catalogue } = useContent();
    return (
      <>
        <Heading>What you would be paying for{toName(name)}</Heading>
        {numbers && (
          <Paragraph>
            You know three of your numbers: {threeTold(numbers)}. Each of these takes them further, at a
            different length.
          </Paragraph>
        )}
        {compared.map((id) => {
          const { name: product, priceCents, features, archived } = writtenProduct(catalogue, id);
          if (archived) return null;
          return (
            <Plate key={id}>
              <Subheading>
                <Inline href={`${appUrl}/checkout/${id}`}>{product}</Inline>, {euro(priceCents)}
              </Subheading>
              <List items={features.slice(0, 4)} />
            </Plate>
          );
        })}
        <Action href={`${appUrl}/#services`}>Compare them on the site</Action>
        <Signed />
      </>
    );
  },
});

export const membership = mailTemplate<Mails['membership']>({
  subject: ({ month }) =>
    month ? `${month.name} is a ${month.number} month for you` : 'A letter on the first of every month',
  preview: ({ percent }) => `The Soul Circle, with ${percent}% off the first month.`,
  sample: { ...sampleLetter, ...sampleCircleCode },
  Body: ({ name, month, appUrl, ...code }) => {
    const { priceCents, features, description } = writtenProduct(useContent().catalogue, 'membership');
    return (
      <>
        <Heading>A small habit{toName(name)}</Heading>
        {month && (
          <>
            <MonthLine month={month} />
            <Paragraph>
              Members of the Soul Circle read about their own month like this on the 1st, with an exercise for
              it. It costs {euro(priceCents)} a month:
            </Paragraph>
          </>
        )}
        {!month && <Paragraph>{description}</Paragraph>}
        <List items={features} />
        <Paragraph>
          Through the link below the first month costs{' '}
          <Reduced from={priceCents} to={lessPercent(priceCents, code.percent)} />.
        </Paragraph>
        <CodeBlock {...code} />
        <Action href={`${appUrl}/checkout/membership?code=${code.code}`}>Join the Soul Circle</Action>
        <Signed>Thank you for reading along.</Signed>
        <Aside>This is the last letter of this series.</Aside>
      </>
    );
  },
});
