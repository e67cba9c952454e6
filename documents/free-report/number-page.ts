import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { type Chart, toldNumber } from '../../numerology/index.ts';
import { type Block, beside, glue, stack } from '../kit/block.ts';
import { letterTable } from '../kit/figures/letter-table.ts';
import { sumWorking } from '../kit/figures/sum-working.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { card, opening, phraseList, tryThis } from '../kit/furniture.ts';
import { divider, label, numberHead } from '../kit/headings.ts';
import { ordinal } from '../kit/number-words.ts';
import type { Edits } from '../kit/paragraphs.ts';
import { type SaidMeaning, sayMeaning } from '../kit/say-meaning.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

type Key = 'lifePath' | 'expression' | 'soulUrge';

export function numberPage(content: Content, key: Key, at: number, chart: Chart, edits: Edits): Page {
  const number = chart[key];
  const position = positions[key];
  const meaning = content.meaningOf(key, number.value);
  return {
    name: number.name,
    title: `${position.name} ${number.value}: ${meaning.title}`,
    level: 1,
    body: fitPage(
      position.name,
      edits,
      (draft) => {
        const { type, say } = draft;
        const said = sayMeaning(say, number.name, meaning);
        const heading = {
          kicker: `${ordinal(at)} number · ${position.name}`,
          title: said.title,
          lead: said.essence,
        };
        return [
          numberHead(heading, number.value, `${position.name} ${toldNumber(number)}`, type),
          glue(10),
          divider(),
          glue(12),
          beside(
            [
              { block: mainColumn(key, said, number, draft), width: MAIN.width },
              { block: marginColumn(said, draft), width: MARGIN.width },
            ],
            GUTTER,
          ),
          glue(14),
          tryThis(said.exercise, type, BODY.width, 'Try this week'),
          glue(14),
          card(
            (width) =>
              stack([
                label(`The working · ${number.compound}`, type, width),
                glue(4, 0),
                number.working.kind === 'letters'
                  ? letterTable(number.working, width)
                  : sumWorking(number.working, width),
                glue(3, 0),
                text(say(`${number.name}.method`, position.howItIsFound), type.small, width),
              ]),
            BODY.width,
          ),
        ];
      },
      { roomy: true },
    ),
  };
}

function mainColumn(
  key: Key,
  said: SaidMeaning,
  { name: id, master, digit }: Chart[Key],
  { type, say }: Draft,
): Block {
  const { width } = MAIN;
  return stack([
    text(positions[key].question, type.aside, width),
    glue(4, 0),
    text(say(`${id}.position`, positions[key].explanation), type.body, width),
    glue(9, 0),
    opening(said.short, type.body, width),
    master ? glue(9, 0) : null,
    master ? label(words.master(master), type, width) : null,
    master ? text(say(`${id}.master`, words.stepsDown(master, digit)), type.body, width) : null,
  ]);
}

function marginColumn(said: SaidMeaning, { type }: Draft): Block {
  const { width } = MARGIN;
  return stack([
    phraseList('What comes easily', said.strengths, 'star', type, width),
    glue(13, 0),
    phraseList('Where it trips', said.cautions, 'crescent', type, width),
  ]);
}
