import type { Content } from '../../content/make-content.ts';
import type { Digit } from '../../content/meanings/index.ts';
import { singleDigit } from '../../numerology/index.ts';
import { ends, itemAt, mapPair } from '../../shared/records.ts';
import { type Couple, inSentence } from '../couples/couple.ts';
import { type Block, beside, glue, stack } from '../kit/block.ts';
import { monthWheel } from '../kit/figures/months.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, label, subhead, table, text } from '../kit/text-block.ts';
import { coloured } from '../kit/type-scale.ts';
import { leadingYear, type MonthAhead, monthsAhead } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';

const WHEEL = 272;
const HALF = (BODY.width - GUTTER) / 2;

/** Twelve months with both personal months, and what they make together. */
export function yearPage(content: Content, couple: Couple): Page {
  const title = 'The year ahead for two';
  const { first, second } = couple.reading;
  const months = mapPair([first, second], ({ birthDate }) => monthsAhead(birthDate, couple.issuedOn));
  const [start, end] = ends(months[0]);
  return {
    name: 'year',
    title,
    level: 1,
    body: fitPage(
      title,
      couple.edits,
      (draft) => {
        const { type, detail } = draft;
        const width = BODY.width - WHEEL - 20;
        return [
          chapterHead({ kicker: `${start.name} ${start.year} to ${end.name} ${end.year}`, title }, type),
          glue(8),
          beside(
            [
              { block: wheel(months), width: WHEEL },
              { block: together(months, width, draft), width },
            ],
            20,
            'middle',
          ),
          glue(10),
          divider(),
          glue(8),
          detail < 2 ? ownYears(content, couple, months, draft) : null,
          detail < 2 ? glue(10) : null,
          monthTable(months, couple, draft),
        ];
      },
      { details: 3 },
    ),
  };
}

type Months = readonly [readonly MonthAhead[], readonly MonthAhead[]];

function wheel([first, second]: Months): Block {
  return monthWheel(
    first.map(({ name, year, month, personalYear }, at) => ({
      name,
      year,
      digit: month.personalMonth.value,
      personalYear: personalYear.value,
      second: {
        digit: second[at]?.month.personalMonth.value ?? 0,
        personalYear: second[at]?.personalYear.value ?? 0,
      },
    })),
    WHEEL,
  );
}

function together([first, second]: Months, width: number, { type, say }: Draft): Block {
  const leading = first.indexOf(leadingYear(first));
  const other = first.findIndex(({ year }) => year !== first[leading]?.year);
  const yearAt = (months: readonly MonthAhead[], at: number) => months.at(at)?.personalYear.value ?? 0;
  const sumAt = (at: number) => singleDigit(yearAt(first, at) + yearAt(second, at));
  const now = yearsForTwo[sumAt(leading)];
  const when = other < leading ? yearWords.still : yearWords.coming;
  return stack([
    subhead(
      now.title,
      type,
      width,
      `${first[leading]?.year} · ${yearAt(first, leading)} + ${yearAt(second, leading)} makes ${sumAt(leading)}`,
    ),
    glue(4, 0),
    text(say('year.together', now.text), type.body, width),
    other < 0 ? null : glue(6, 0),
    other < 0
      ? null
      : text(
          say('year.coming', when(first[other]?.year ?? 0, sumAt(other), yearsForTwo[sumAt(other)].title)),
          type.aside,
          width,
        ),
  ]);
}

function ownYears(
  { meaningOf }: Content,
  { called }: Couple,
  months: Months,
  { type, say, detail }: Draft,
): Block {
  const [first, second] = mapPair(months, (own) => leadingYear(own).personalYear.value);
  const one = (who: string, id: string, value: Digit, width: number) => {
    const { title, short, essence } = meaningOf('personalYear', value);
    return {
      block: stack([
        subhead(title, type, width, `${who} · personal year ${value} in ${leadingYear(months[0]).year}`),
        glue(3, 0),
        text(say(`year.${id}`, detail === 0 ? short : essence), { ...type.small, colour: 'ink' }, width),
      ]),
      width,
    };
  };
  if (first === second) return one('Both of you', 'both', first, BODY.width).block;
  return beside([one(called[0], 'first', first, HALF), one(called[1], 'second', second, HALF)], GUTTER);
}

/** Two columns of six months. Which suggestion comes first depends on the couple; a returning number gets the next. */
function monthTable([first, second]: Months, { called, reading }: Couple, { type, say }: Draft): Block {
  const turn = reading.pairs.lifePath.sum.digit;
  const seen = new Map<Digit, number>();
  const rows = first.map(({ name, month }, at) => {
    const [own, other] = [month.personalMonth.value, second[at]?.month.personalMonth.value ?? 0];
    const digit = singleDigit(own + other);
    const before = seen.get(digit) ?? 0;
    seen.set(digit, before + 1);
    return [name, `${own} + ${other}`, String(digit), itemAt(monthsForTwo[digit], (before + turn) % 3)];
  });
  const half = (part: string[][]) => ({
    block: table(
      [
        { title: 'Month', share: 25, style: type.smallStrong },
        { title: 'Sum', share: 13, style: type.small },
        { title: '', share: 6, style: coloured(type.smallStrong, 'gold') },
        { title: 'For the two of you', share: 50, style: coloured(type.small, 'ink') },
      ],
      part,
      type,
      HALF,
    ),
    width: HALF,
  });
  return stack([
    label('Month by month', type, BODY.width),
    glue(2, 0),
    text(
      say('year.wheel', yearWords.introduction(inSentence(called[0]), inSentence(called[1]))),
      type.small,
      BODY.width,
    ),
    glue(6, 0),
    beside([half(rows.slice(0, 6)), half(rows.slice(6))], GUTTER),
  ]);
}

/** Two personal years added up: the year as the two of you have it. */
const yearsForTwo: Record<Digit, { title: string; text: string }> = {
  1: {
    title: 'A Beginning for Two',
    text: 'Your two years add up to a 1. Something wants to begin between you, or the two of you want to begin something, and it will not wait for ideal weather. Decide in the first weeks what it is. A start whose date you both remember does a couple good.',
  },
  2: {
    title: 'A Year of Tending',
    text: 'Together the years make a 2. It is a time for what exists already: fewer announcements, more evenings on which nothing is planned and somebody asks a second question. Impatience is the only real danger. What grows between you now grows underground first.',
  },
  3: {
    title: 'Good Company',
    text: 'A 3 stands over your two years. Visitors do you good, and so does anything you make or celebrate together. Say the nice thing aloud when you think it. If the diary fills up, keep one evening a week that belongs to nobody else.',
  },
  4: {
    title: 'Sleeves Rolled Up',
    text: 'The sum is 4, a year for two pairs of sleeves rolled up. Repairs, forms, savings, the division of chores: dull words, and a good deal of peace comes of them. Mark what you finish, since nobody else will clap.',
  },
  5: {
    title: 'Open Windows',
    text: 'Your years make a 5 between them. Plans will change, now because of one of you and now because of the other. Travel light, tell each other early, and keep a single fixed point in the week. Boredom, at least, is unlikely.',
  },
  6: {
    title: 'A Full House',
    text: 'A 6 comes of your two years, and with it the needs of other people: a family matter perhaps, or a home that asks for attention. Care for each other first and for the rest from what is left. Make room for somebody; keep a room for yourselves.',
  },
  7: {
    title: 'The Study Year',
    text: 'The years add up to a 7. You may both want more quiet than usual, and not always in the same hour. Take it as a study year for the couple: read, walk, talk late. What you come to understand now is worth more than anything you could buy together.',
  },
  8: {
    title: 'The Ledger on the Table',
    text: 'With an 8 between you, money and standing come up for discussion. It is a fair time for large decisions made soberly, with the figures written down. See that neither of you becomes an employee of the other, and celebrate results with more than a nod.',
  },
  9: {
    title: 'Clearing the Loft',
    text: 'Your two years come to 9, so something is ready to be finished. It may be a room, a debt, an old reproach. Clear it together and without haste. What you let go of makes the space that the next beginning will need.',
  },
};

/** Two personal months added up, in a few words; a number comes round three times at most. */
const monthsForTwo: Record<Digit, readonly [string, string, string]> = {
  1: [
    'Begin something with two signatures',
    'Go first, and take the other along',
    'One new habit from the first Monday',
  ],
  2: ['Listen twice and decide late', 'An evening for an old hurt, gently', 'Walk arm in arm'],
  3: ['Invite people; dance in the kitchen', 'Write to each other, on paper', 'Hang something beautiful'],
  4: [
    'Sort the drawers and the papers',
    'Finish the half-painted room',
    'Agree on a weekly hour, and keep it',
  ],
  5: [
    'Go away for a night, anywhere',
    'Change one thing that bores you both',
    'Go out apart, come back with stories',
  ],
  6: [
    'Cook for the family, or just for two',
    'Make the bedroom the best room',
    'Ask what is needed, and do it',
  ],
  7: ['A quiet week with few visitors', 'A long walk with few words', 'Read in the same room'],
  8: ['Talk about money, with coffee', 'Decide the large purchase', 'Thank each other for unseen work'],
  9: ['Let one old quarrel go', 'Give away what neither of you uses', 'Celebrate what is finished'],
};

const yearWords = {
  introduction: (outer: string, inner: string) => `Outside ${outer}, inside ${inner}.`,
  still: (year: number, digit: number, title: string) =>
    `Until December ${year} the sum of your years is still ${digit}: ${title}.`,
  coming: (year: number, digit: number, title: string) =>
    `From January ${year} the sum of your years is ${digit}: ${title}.`,
} as const;
