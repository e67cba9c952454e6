import type { Content } from '../../content/make-content.ts';
import {
  type Business,
  leadingNumber,
  otherSystem,
  SYSTEM_NAMES,
  secondNumber,
} from '../business/business.ts';
import { type Block, beside, centredIn, fill, glue, type Item, stack } from '../kit/block.ts';
import { medallion } from '../kit/figures/medallion.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { longReading, phraseList } from '../kit/furniture.ts';
import { chapterHead, divider } from '../kit/headings.ts';
import { aNumber } from '../kit/number-words.ts';
import { sayMeaning } from '../kit/say-meaning.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred } from '../kit/type-scale.ts';
import { prompt } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

const HALF = (BODY.width - GUTTER) / 2;

/** What the name says to a stranger: both numbers side by side, or the one number at length. */
export function promisePage(content: Content, business: Business): Page {
  const title = 'What the name promises';
  const [first, second] = [leadingNumber(business), secondNumber(business)];
  const isOne = first.value === second.value;
  return {
    name: 'promise',
    title,
    level: 1,
    body: fitPage(
      title,
      business.edits,
      (draft) => {
        const { type, say, detail } = draft;
        return [
          chapterHead({ kicker: 'Seen from the street', title, lead: words.promise }, type),
          glue(6, 0.5),
          text(
            say(
              'promise.introduction',
              isOne ? words.promiseOne(first.value) : words.promiseTwo(first.value, second.value),
            ),
            type.body,
            BODY.width,
          ),
          glue(8),
          divider(),
          glue(8),
          isOne ? oneCharacter(content, business, draft) : twoCharacters(content, business, draft),
          glue(12),
          divider(),
          ...words.promisePrompts[isOne ? 'one' : 'two'].flatMap((asked, at): Item[] => [
            glue(8),
            prompt(
              say(`promise.prompt.${at + 1}`, asked),
              detail === 0 ? 2 : 1,
              type.smallStrong,
              BODY.width,
            ),
          ]),
          fill(),
        ];
      },
      { details: 3 },
    ),
  };
}

function twoCharacters(content: Content, business: Business, draft: Draft): Block {
  const of = (id: string, system: keyof typeof SYSTEM_NAMES) => ({
    block: character(content, id, business.trade.numbers[system].value, SYSTEM_NAMES[system], draft),
    width: HALF,
  });
  return beside([of('first', business.chart.system), of('second', otherSystem(business))], GUTTER);
}

function character(
  { meaningOf }: Content,
  id: string,
  value: ReturnType<typeof leadingNumber>['value'],
  system: string,
  { type, say, detail }: Draft,
): Block {
  const said = sayMeaning(say, `promise.${id}`, meaningOf('businessName', value));
  return stack([
    centredIn(HALF, medallion(34, value, `${system} ${value}`), 68),
    glue(5, 0),
    text(`${system} table`.toUpperCase(), centred(type.kicker), HALF, { tag: 'Caption' }),
    text(said.title, centred(type.section), HALF, { tag: 'H2' }),
    glue(2, 0),
    text(said.essence, centred(type.aside), HALF),
    glue(6, 0),
    text(said.short, type.body, HALF),
    detail < 2 ? glue(8, 0) : null,
    detail < 2 ? phraseList('What it does for you', said.strengths, 'star', type, HALF) : null,
    glue(8, 0),
    phraseList('What it costs', said.cautions, 'crescent', type, HALF),
  ]);
}

function oneCharacter({ meaningOf }: Content, business: Business, { type, say, detail }: Draft): Block {
  const { value } = leadingNumber(business);
  const said = sayMeaning(say, 'promise', meaningOf('businessName', value));
  return beside(
    [
      {
        block: stack([
          text(said.title, type.section, MAIN.width, { tag: 'H2' }),
          glue(2, 0),
          text(said.essence, type.aside, MAIN.width),
          glue(6, 0),
          longReading(detail < 2 ? said.long : [said.short], type, MAIN.width),
        ]),
        width: MAIN.width,
      },
      {
        block: stack([
          centredIn(MARGIN.width, medallion(40, value, `The name is ${aNumber(value)} in both tables`), 80),
          glue(12, 0),
          phraseList('What it does for you', said.strengths, 'star', type, MARGIN.width),
          glue(10, 0),
          phraseList('What it costs', said.cautions, 'crescent', type, MARGIN.width),
        ]),
        width: MARGIN.width,
      },
    ],
    GUTTER,
  );
}
