import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { type Block, beside, glue, stack } from '../kit/block.ts';
import { CORE, type CoreKey } from '../kit/core-numbers.ts';
import { letterTable } from '../kit/figures/letter-table.ts';
import { sumWorking } from '../kit/figures/sum-working.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { card, longReading, phraseList, tryThis } from '../kit/furniture.ts';
import { divider, label, numberHead } from '../kit/headings.ts';
import { ordinal } from '../kit/number-words.ts';
import { type SaidMeaning, sayMeaning } from '../kit/say-meaning.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import type { Page } from '../kit/write-document.ts';
import { idOf, type Reading } from '../person/reading.ts';
import { placeInChart } from './place-in-chart.ts';

/** One core number on one page: medallion, reading, strengths and stumbling places, exercise, working. */
export function coreNumberPage({ meaningOf }: Content, key: CoreKey, reading: Reading): Page {
  const number = reading.chart[key];
  const position = positions[key];
  const id = idOf(key, reading);
  const meaning = meaningOf(key, number.value);
  return {
    name: id,
    title: `${position.name} ${number.value}: ${meaning.title}`,
    level: 2,
    body: fitPage(position.name, reading.edits, (draft) => {
      const said = sayMeaning(draft.say, id, meaning);
      const heading = {
        kicker: `${ordinal(CORE.indexOf(key))} core number · ${position.name}`,
        title: said.title,
        lead: said.essence,
      };
      return [
        numberHead(heading, number.value, `${position.name} ${number.value}`, draft.type),
        glue(9),
        divider(),
        glue(9),
        beside(
          [
            { block: mainColumn(said, draft), width: MAIN.width },
            { block: marginColumn(key, id, said, reading, draft), width: MARGIN.width },
          ],
          GUTTER,
        ),
        glue(12),
        workingCard(key, reading, draft),
      ];
    }),
  };
}

function mainColumn(said: SaidMeaning, { type }: Draft): Block {
  return stack([
    longReading(said.long, type, MAIN.width),
    glue(11, 0),
    tryThis(said.exercise, type, MAIN.width),
  ]);
}

function marginColumn(
  key: CoreKey,
  id: string,
  said: SaidMeaning,
  reading: Reading,
  { type, say }: Draft,
): Block {
  const { width } = MARGIN;
  return stack([
    text(positions[key].question, type.aside, width),
    glue(5, 0),
    text(say(`${id}.place`, placeInChart(key, reading)), { ...type.small, colour: 'ink' }, width),
    glue(13, 0),
    phraseList('What comes easily', said.strengths, 'star', type, width),
    glue(13, 0),
    phraseList('Where it trips', said.cautions, 'crescent', type, width),
  ]);
}

function workingCard(key: CoreKey, { chart }: Reading, { type }: Draft): Block {
  const number = chart[key];
  const { working } = number;
  return card(
    (width) =>
      stack([
        label(`The working · ${number.compound}`, type, width),
        glue(4, 0),
        working.kind === 'letters' ? letterTable(working, width) : sumWorking(working, width),
      ]),
    BODY.width,
  );
}
