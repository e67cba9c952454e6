import type { TradeKey } from '../../content/business-trades.ts';
import type { Content } from '../../content/make-content.ts';
import { type CoreNumber, positions } from '../../content/meanings/index.ts';
import { singleDigit } from '../../numerology/index.ts';
import {
  type Business,
  FACTS,
  fitOf,
  leadingNumber,
  otherSystem,
  SYSTEM_NAMES,
  secondNumber,
} from '../business/business.ts';
import { tradeTexts } from '../business/trade-texts.ts';
import { voiceBlocks } from '../business/voice-blocks.ts';
import { type Block, beside, drawn, fill, glue, type Item, stack } from '../kit/block.ts';
import type { CoreKey } from '../kit/chart-sheet.ts';
import { star } from '../kit/engraving.ts';
import { pairLadder } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { card, longReading, paragraphs, phraseList, tryThis } from '../kit/furniture.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { chapterHead, divider, hairline, label, numberHead, subhead, text } from '../kit/text-block.ts';
import { coloured, type TypeScale } from '../kit/type-scale.ts';
import { aNumber, type SaidMeaning, sayMeaning } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

/** The name's number in the leading table, read from the customer's side of the counter. */
export function nameNumberPage(content: Content, business: Business): Page {
  const number = leadingNumber(business);
  return readingPage(content, {
    business,
    id: 'name',
    kicker: `${SYSTEM_NAMES[business.chart.system]} table · ${number.compound}`,
    value: number.value,
    aside: words.leads,
  });
}

/** The other table's number; when it is the same, the number gets a voice in place of a second reading. */
export function secondNumberPage(content: Content, business: Business): Page {
  const number = secondNumber(business);
  const kicker = `${SYSTEM_NAMES[otherSystem(business)]} table · ${number.compound}`;
  if (number.value !== leadingNumber(business).value)
    return readingPage(content, {
      business,
      id: 'second-name',
      kicker,
      value: number.value,
      aside: words.second,
    });
  return {
    name: 'second-name',
    title: words.sameTwice.title,
    level: 2,
    body: fitPage(words.sameTwice.title, business.edits, (draft) => {
      const { type, say } = draft;
      const { short } = sayMeaning(say, 'second-name', content.meaningOf('businessName', number.value));
      return [
        numberHead(
          { kicker, title: words.sameTwice.title, lead: words.sameTwice.lead },
          number.value,
          `The name is ${aNumber(number.value)} in both tables`,
          type,
        ),
        glue(10),
        divider(),
        glue(10),
        text(say('second-name.same', words.sameTwice.text), type.body, BODY.width),
        glue(12),
        ...voiceBlocks('second-name.voice', number.value, draft),
        fill(12),
        divider(),
        glue(8),
        text(say('second-name.again', words.sameTwice.closing), type.aside, BODY.width),
        glue(4),
        text(short, type.lead, BODY.width),
      ];
    }),
  };
}

function readingPage(
  { meaningOf }: Content,
  {
    business,
    id,
    kicker,
    value,
    aside,
  }: {
    business: Business;
    id: string;
    kicker: string;
    value: CoreNumber;
    aside: string;
  },
): Page {
  const meaning = meaningOf('businessName', value);
  return {
    name: id,
    title: `Name number ${value}: ${meaning.title}`,
    level: 2,
    body: fitPage(meaning.title, business.edits, (draft) => {
      const said = sayMeaning(draft.say, id, meaning);
      return [
        numberHead(
          { kicker, title: said.title, lead: said.essence },
          value,
          `Name number ${value}`,
          draft.type,
        ),
        glue(10),
        divider(),
        glue(12),
        ...columns(id, said, aside, draft),
        glue(14),
        ...inTheTrade(id, business, value, draft),
        tryThis(
          said.exercise,
          draft.type,
          BODY.width,
          words.tryThis[hasCounter(business) ? 'counter' : 'elsewhere'],
        ),
      ];
    }),
  };
}

const COUNTERS: readonly TradeKey[] = ['shop', 'food', 'craft'];
const hasCounter = ({ tradeKind }: Business) => tradeKind === null || COUNTERS.includes(tradeKind);

/** What the number looks like in the trade the owner named; a master and its root are one there, and told once. */
function inTheTrade(id: string, business: Business, value: CoreNumber, { type, say }: Draft): Item[] {
  const { tradeKind } = business;
  const isTold = id !== 'name' && singleDigit(value) === leadingNumber(business).digit;
  if (!tradeKind || isTold) return [];
  const { heading, name } = tradeTexts[tradeKind];
  return [
    label(heading, type, BODY.width),
    glue(3, 0),
    text(say(`${id}.trade`, name[singleDigit(value)]), type.lead, BODY.width),
    glue(14),
  ];
}

function columns(id: string, said: SaidMeaning, aside: string, { type, say }: Draft): Item[] {
  const { width } = MARGIN;
  return [
    beside(
      [
        { block: longReading(said.long, type, MAIN.width), width: MAIN.width },
        {
          block: stack([
            text(say(`${id}.table`, aside), type.aside, width),
            glue(14, 0),
            phraseList('What it does for you', said.strengths, 'star', type, width),
            glue(14, 0),
            phraseList('What it costs', said.cautions, 'crescent', type, width),
          ]),
          width,
        },
      ],
      GUTTER,
    ),
  ];
}

/** Road and talents beside the name, and the six facts. */
export function togetherPage(content: Content, business: Business): Page {
  const title = 'You and the name';
  return {
    name: 'together',
    title,
    level: 2,
    body: fitPage(
      title,
      business.edits,
      (draft) => [
        chapterHead({ kicker: 'Two numbers meet', title }, draft.type),
        glue(6, 0.5),
        text(draft.say('together.introduction', words.together), draft.type.lead, BODY.width),
        glue(12),
        meeting(content, 'lifePath', business, draft),
        glue(10),
        hairline(),
        glue(10),
        meeting(content, 'expression', business, draft),
        glue(12),
        facts(business, draft),
      ],
      { details: 2 },
    ),
  };
}

/** What the owner wants, shows and has at hand, beside the name. */
export function counterPage(content: Content, business: Business): Page {
  const title = 'Behind the counter';
  return {
    name: 'counter',
    title,
    level: 2,
    body: fitPage(
      title,
      business.edits,
      (draft) => [
        chapterHead({ kicker: 'What customers meet in you', title }, draft.type),
        glue(6, 0.5),
        text(draft.say('counter.introduction', words.counter), draft.type.lead, BODY.width),
        glue(10, 0.5),
        divider(),
        ...(['soulUrge', 'personality', 'birthday'] as const).flatMap((key, at): Item[] => [
          glue(10),
          at > 0 ? hairline() : null,
          at > 0 ? glue(10) : null,
          meeting(content, key, business, draft),
        ]),
      ],
      { details: 2 },
    ),
  };
}

const FIGURE = 184;
const WIDTH = BODY.width - FIGURE - GUTTER;

/** One of the owner's numbers at one end of a viaduct, the name's at the other. */
function meeting(
  { meaningOf }: Content,
  key: CoreKey,
  business: Business,
  { type, say, detail }: Draft,
): Block {
  const number = business.chart[key];
  const name = leadingNumber(business);
  const said = sayMeaning(say, number.name, meaningOf(key, number.value));
  const figure = stack([
    pairLadder(
      [
        {
          label: '',
          first: number.value,
          second: name.value,
          bridge: Math.abs(number.digit - name.digit),
        },
      ],
      FIGURE,
      62,
    ),
    glue(8, 0),
    text(
      say(`${number.name}.fit`, fitOf(key, number.digit, name.digit)),
      coloured(type.aside, 'plum'),
      FIGURE,
    ),
  ]);
  return beside(
    [
      { block: figure, width: FIGURE },
      {
        block: stack([
          subhead(said.title, type, WIDTH, `${positions[key].name} · ${number.compound}`),
          glue(4, 0),
          paragraphs(detail === 0 ? said.long.slice(0, 1) : [said.short], type.body, WIDTH),
        ]),
        width: WIDTH,
      },
    ],
    GUTTER,
  );
}

/** Each fact on a line, with a star where it speaks for the name. */
function facts({ trade, chart }: Business, { type, say }: Draft): Block {
  const numbers = {
    pythagorean: trade.numbers.pythagorean.value,
    chaldean: trade.numbers.chaldean.value,
    lifePath: chart.lifePath.value,
    expression: chart.expression.value,
  };
  return card(
    (width) =>
      stack([
        label('Six facts about this name in your hands', type, width),
        glue(4, 0),
        ...FACTS.flatMap(({ fact, long }): Item[] => {
          const speaks = trade.agreements.includes(fact);
          return [glue(2, 0), factLine(long(numbers, speaks), speaks, type, width)];
        }),
        glue(6, 0),
        text(say('together.facts', words.facts(trade.agreements.length)), type.strong, width),
      ]),
    BODY.width,
  );
}

function factLine(content: string, speaks: boolean, type: TypeScale, width: number): Block {
  const line = text(content, speaks ? type.body : coloured(type.body, 'quiet'), width - 18);
  const mark = drawn(line.height, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        const centre = { x: x + 5, y: y + type.body.leading / 2 };
        if (speaks) star(pen, centre, 5, 'gold', 8, 0.42);
        else pen.circle(centre.x, centre.y, 2.4, { stroke: 'quiet', width: 0.6 });
      },
      { alt: speaks ? 'Speaks for the name' : 'Does not speak for the name' },
    ),
  );
  return beside(
    [
      { block: mark, width: 18 },
      { block: line, width: width - 18 },
    ],
    0,
  );
}
