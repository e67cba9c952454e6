import type { Content } from '../../content/make-content.ts';
import {
  type Business,
  leadingNumber,
  otherSystem,
  SYSTEM_NAMES,
  secondNumber,
} from '../business/business.ts';
import { letterBoxes } from '../business/letters-page.ts';
import { shortlistTable, voiceBlocks } from '../business/voice-blocks.ts';
import { type Block, beside, centredIn, fill, glue, type Item, stack } from '../kit/block.ts';
import { prompt, ruledLines } from '../kit/closing-letter.ts';
import { medallion } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { card, longReading, phraseList } from '../kit/furniture.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { chapterHead, divider, label, numberHead, subhead, text } from '../kit/text-block.ts';
import { centred, coloured, sized } from '../kit/type-scale.ts';
import { aNumber, longDate, sayMeaning } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import { promptsFor } from './fit-pages.ts';
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
          ...promptsFor(business)[isOne ? 'one' : 'two'].flatMap((asked, at): Item[] => [
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

const HALF_PAGE = (BODY.width - GUTTER) / 2;

/** The names beside each other, four tests from everyday life, and the questions for the call. */
export function standingPage({ site }: Content, business: Business): Page {
  const title = words.standingTitle;
  const isList = business.shortlist.length > 1;
  return {
    name: 'standing',
    title,
    level: 1,
    body: fitPage(
      title,
      business.edits,
      (draft) => {
        const { type, say, detail } = draft;
        return [
          chapterHead({ kicker: isList ? 'Name beside name' : 'A name on trial', title }, type),
          glue(5, 0.5),
          detail < 4
            ? text(
                say('standing.introduction', isList ? words.standingList : words.standingOne),
                type.body,
                BODY.width,
              )
            : null,
          glue(8),
          isList ? shortlistTable(business.shortlist, type) : tries(detail < 2 ? 2 : 1),
          ...(detail < 3 ? [glue(10), tests(business, draft)] : []),
          glue(10),
          forTheCall(draft),
          glue(8),
          detail < 2 ? text(say('standing.closing', words.closing), type.aside, BODY.width) : null,
          fill(2),
          text(site.guide, coloured(sized(type.lead, 17), 'gold'), BODY.width),
          text(`${longDate(business.issuedOn)} · ${site.contactEmail}`, type.fine, BODY.width),
        ];
      },
      { details: 5 },
    ),
  };
}

/** Room to count another name or two. */
function tries(count: number): Block {
  return stack(
    Array.from({ length: count }, (_, at) => [at > 0 && glue(10, 0), letterBoxes(BODY.width)]).flat(),
  );
}

/** Two to a row, each with a line for what happened. */
function tests(business: Business, { type, say, detail }: Draft): Block {
  const blocks = promptsFor(business).tests.map(({ title, text: asks }, at) =>
    stack([
      subhead(title, type, HALF_PAGE),
      glue(1, 0),
      text(say(`standing.test.${at + 1}`, asks), type.small, HALF_PAGE),
      ruledLines(detail === 0 ? 2 : 1, HALF_PAGE, 20),
    ]),
  );
  const row = (from: number) =>
    beside(
      blocks.slice(from, from + 2).map((block) => ({ block, width: HALF_PAGE })),
      GUTTER,
    );
  return stack([label(words.tested, type, BODY.width), glue(4, 0), row(0), glue(8, 0), row(2)]);
}

function forTheCall({ type, detail }: Draft): Block {
  return card(
    (width) => stack([label(words.ask, type, width), glue(2, 0), ruledLines(detail < 2 ? 3 : 2, width, 20)]),
    BODY.width,
    { fill: 'sunken' },
  );
}

/** How the name's number sounds and looks, and room to say it in one's own words. */
export function voicePage(business: Business): Page {
  const title = 'Its voice';
  const { value } = leadingNumber(business);
  return {
    name: 'voice',
    title,
    level: 1,
    body: fitPage(
      title,
      business.edits,
      (draft) => {
        const { type, say, detail } = draft;
        return [
          numberHead(
            { kicker: `How ${aNumber(value)} is heard`, title, lead: words.voice },
            value,
            `Name number ${value}`,
            type,
          ),
          glue(8),
          divider(),
          glue(10),
          ...voiceBlocks('voice', value, draft),
          ...promptsFor(business).voice.flatMap((asked, at): Item[] => [
            glue(12),
            prompt(say(`voice.prompt.${at + 1}`, asked), detail === 0 ? 3 : 2, type.strong, BODY.width),
          ]),
        ];
      },
      { details: 2 },
    ),
  };
}
