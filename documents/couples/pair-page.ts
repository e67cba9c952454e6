import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import type { CorePair } from '../../numerology/index.ts';
import { itemAt } from '../../shared/lists.ts';
import { type Block, beside, centredIn, glue, type Item, stack } from '../kit/block.ts';
import type { CoreKey } from '../kit/core-numbers.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { longReading, paragraphs, phraseList, tryThis } from '../kit/furniture.ts';
import { divider, subhead } from '../kit/headings.ts';
import { listed } from '../kit/number-words.ts';
import { type SaidMeaning, sayMeaning } from '../kit/say-meaning.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred } from '../kit/type-scale.ts';
import { prompt } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import { type Couple, pairKeyOf, toldBefore } from './couple.ts';
import { inPair } from './in-pair.ts';
import { namePair } from './named-pair.ts';
import { pairHead } from './pair-head.ts';
import { distanceOf, pairOpenings } from './pair-openings.ts';
import { sumAndStepCard } from './sum-and-step.ts';
import { metBefore, seenAtHome } from './words.ts';

const HALF = (BODY.width - GUTTER) / 2;
const READING = 390;

/** One pair of core numbers on one page: what each brings, how the two live together, what they make, how they meet. */
export function pairPage(content: Content, key: CoreKey, couple: Couple, kicker: string): Page {
  const pair = couple.reading.pairs[key];
  const meaning = namePair(content.meaningOf('couples', pairKeyOf(pair)), pair, couple);
  const before = toldBefore(key, couple.reading);
  const { name } = positions[key];
  return {
    name: pair.first.name,
    title: `${name} ${pair.first.value} and ${pair.second.value}: ${meaning.title}`,
    level: 2,
    body: fitPage(
      name,
      couple.edits,
      (draft) => {
        const { type, say } = draft;
        const said = sayMeaning(say, `${pair.first.name}.pair`, meaning);
        return [
          pairHead(
            {
              kicker,
              title: said.title,
              lead: said.essence,
              values: [pair.first.value, pair.second.value],
              names: couple.called,
            },
            type,
          ),
          glue(9),
          divider(),
          glue(7),
          centredIn(
            BODY.width,
            text(pairOpenings[key][distanceOf(pair.bridge.value)], centred(type.aside), READING),
            READING,
          ),
          glue(10),
          eachOfThem(content, key, pair, couple, before.length > 0, draft),
          glue(10),
          ...(before.length === 0 ? readPair(said, draft) : readAgain(said, before, pair, draft)),
          glue(11),
          sumAndStepCard(key, pair, draft),
          before.length === 0 ? glue(11) : null,
          before.length === 0 ? tryThis(said.exercise, type, BODY.width, 'Try this together') : null,
          // What would be said twice is left out, and the room is theirs.
          before.length > 0 ? glue(11) : null,
          before.length > 0
            ? prompt(say(`${pair.first.name}.seen`, seenAtHome(key)), 3, type.strong, BODY.width)
            : null,
        ];
      },
      { details: 3 },
    ),
  };
}

/** Both numbers in their place. Equal ones are told once, for both. */
function eachOfThem(
  content: Content,
  key: CoreKey,
  pair: CorePair,
  { called }: Couple,
  hasRoom: boolean,
  draft: Draft,
): Block {
  const { first, second } = pair;
  if (first.value === second.value) {
    return oneOfThem(
      content,
      key,
      { who: 'Both of you', at: 'both', sums: [...new Set([first.compound, second.compound])] },
      first,
      BODY.width,
      draft.detail < 2 || hasRoom,
      draft,
    );
  }
  return beside(
    (
      [
        [called[0], 'first', first],
        [called[1], 'second', second],
      ] as const
    ).map(([who, at, number]) => ({
      block: oneOfThem(content, key, { who, at, sums: [number.compound] }, number, HALF, hasRoom, draft),
      width: HALF,
    })),
    GUTTER,
  );
}

function oneOfThem(
  { meaningOf }: Content,
  key: CoreKey,
  { who, at, sums }: { who: string; at: string; sums: readonly string[] },
  number: CorePair['first'],
  width: number,
  isFull: boolean,
  { type, say, detail }: Draft,
): Block {
  const said = sayMeaning(say, `${number.name}.${at}`, meaningOf(key, number.value));
  const brought = inPair[key][number.digit].replaceAll('~', at === 'both' ? 'each of you' : who);
  const own = say(`${number.name}.${at}.brings`, brought.charAt(0).toUpperCase() + brought.slice(1));
  return stack([
    subhead(said.title, type, width, `${who} · ${listed(sums)}`),
    glue(3, 0),
    paragraphs(
      detail === 0
        ? [own, isFull ? itemAt(said.long, 0) : said.short]
        : detail === 1 && isFull
          ? [own, said.short]
          : [own],
      { ...type.small, colour: 'ink' },
      width,
    ),
  ]);
}

function readPair(said: SaidMeaning, { type, detail }: Draft): Item[] {
  return [
    beside(
      [
        { block: longReading(said.long, type, MAIN.width), width: MAIN.width },
        {
          block: stack([
            phraseList('What comes easily', said.strengths, 'star', type, MARGIN.width),
            glue(detail === 0 ? 12 : 8, 0),
            phraseList('Where it trips', said.cautions, 'crescent', type, MARGIN.width),
          ]),
          width: MARGIN.width,
        },
      ],
      GUTTER,
    ),
  ];
}

/** The same two digits once more: said in the words that are left, so that no sentence stands twice. */
function readAgain(
  said: SaidMeaning,
  before: readonly CoreKey[],
  { first }: CorePair,
  { type, say }: Draft,
): Item[] {
  const left = [said.short][before.length - 1];
  return [
    text(
      say(`${first.name}.met-before`, metBefore(before.map((key) => positions[key].name))),
      type.aside,
      BODY.width,
    ),
    left ? glue(6, 0) : null,
    left ? text(left, type.body, BODY.width) : null,
  ];
}
