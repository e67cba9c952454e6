import type { Content } from '../../content/make-content.ts';
import {
  type Business,
  leadingNumber,
  otherSystem,
  SYSTEM_NAMES,
  secondNumber,
} from '../business/business.ts';
import { voiceBlocks } from '../business/voice-blocks.ts';
import { beside, fill, glue, type Item, stack } from '../kit/block.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { longReading, phraseList, tryThis } from '../kit/furniture.ts';
import { divider, numberHead } from '../kit/headings.ts';
import { aNumber } from '../kit/number-words.ts';
import { type SaidMeaning, sayMeaning } from '../kit/say-meaning.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
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
    body: fitPage(
      words.sameTwice.title,
      business.edits,
      (draft) => {
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
      },
      { roomy: true },
    ),
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
    value: ReturnType<typeof leadingNumber>['value'];
    aside: string;
  },
): Page {
  const meaning = meaningOf('businessName', value);
  return {
    name: id,
    title: `Name number ${value}: ${meaning.title}`,
    level: 2,
    body: fitPage(
      meaning.title,
      business.edits,
      (draft) => {
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
          tryThis(said.exercise, draft.type, BODY.width, 'Try this at the counter'),
        ];
      },
      { roomy: true },
    ),
  };
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
