import type { Content } from '../../content/make-content.ts';
import { type CoupleReading, TRIADS, type Triad } from '../../numerology/index.ts';
import { type Couple, triadKey } from '../couples/couple.ts';
import { familyColumns, familyFigure } from '../couples/family-blocks.ts';
import { familyVerdict } from '../couples/family-words.ts';
import { beside, glue, type Item, stack } from '../kit/block.ts';
import { coreDigits } from '../kit/core-numbers.ts';
import { fitPage } from '../kit/fit-page.ts';
import { longReading, paragraphs, phraseList, tryThis } from '../kit/furniture.ts';
import { chapterHead, divider, subhead } from '../kit/headings.ts';
import { type SaidMeaning, sayMeaning } from '../kit/say-meaning.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import type { TypeScale } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

const ORDER: Triad[] = ['mind', 'business', 'creative'];

export function familiesPage(content: Content, couple: Couple): Page {
  const title = 'Families of numbers';
  const { reading, edits } = couple;
  const home = fullestFamily(reading);
  return {
    name: 'families',
    title,
    level: 1,
    body: fitPage(
      title,
      edits,
      (draft) => {
        const { type, say, detail } = draft;
        const said = sayMeaning(say, 'family', content.meaningOf('triads', triadKey(home)));
        return [
          chapterHead({ kicker: 'Where you meet without trying', title }, type),
          glue(6, 0.5),
          text(say('families.introduction', words.families), type.lead, BODY.width),
          glue(10),
          familyFigure(couple, detail === 0 ? 66 : 56, type),
          glue(8),
          familyColumns(content, draft),
          glue(10),
          text(say('families.verdict', familyVerdict(reading)), type.body, BODY.width),
          glue(10),
          divider(),
          glue(8),
          subhead(said.title, type, BODY.width, `${words.mostLive} · ${TRIADS[home].join(', ')}`),
          glue(4, 0),
          ...(detail === 0 ? withLists(said, type) : [paragraphs(said.long, type.body, BODY.width)]),
          detail < 2 ? glue(10) : null,
          detail < 2 ? tryThis(said.exercise, type, BODY.width, 'Try this together') : null,
        ];
      },
      { details: 3 },
    ),
  };
}

function withLists(said: SaidMeaning, type: TypeScale): Item[] {
  const { width } = MARGIN;
  return [
    beside(
      [
        { block: longReading(said.long, type, MAIN.width), width: MAIN.width },
        {
          block: stack([
            phraseList('What comes easily', said.strengths, 'star', type, width),
            glue(8, 0),
            phraseList('Where it trips', said.cautions, 'crescent', type, width),
          ]),
          width,
        },
      ],
      GUTTER,
    ),
  ];
}

/** The family that holds most of the ten numbers, the first of several. */
function fullestFamily({ first, second }: CoupleReading): Triad {
  const digits = [...coreDigits(first), ...coreDigits(second)];
  const held = (triad: Triad) => digits.filter((digit) => TRIADS[triad].includes(digit as 1)).length;
  return ORDER.reduce((fullest, next) => (held(next) > held(fullest) ? next : fullest));
}
