import type { Content } from '../../content/make-content.ts';
import type { Digit } from '../../content/meanings/index.ts';
import { singleDigit } from '../../numerology/index.ts';
import { ends, itemAt, mapPair } from '../../shared/lists.ts';
import { type Couple, inSentence } from '../couples/couple.ts';
import { type Block, beside, glue, stack } from '../kit/block.ts';
import { monthWheel } from '../kit/figures/month-wheel.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { chapterHead, divider, label, subhead } from '../kit/headings.ts';
import { leadingYear, type MonthAhead, monthsAhead } from '../kit/months-ahead.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { table } from '../kit/table.ts';
import { text } from '../kit/text-block.ts';
import { coloured } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import { monthsForTwo, yearsForTwo, yearWords } from './year-words.ts';

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
