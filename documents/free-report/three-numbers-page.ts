import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { type Chart, toldNumber } from '../../numerology/index.ts';
import { type Block, beside, centredIn, fill, glue, stack } from '../kit/block.ts';
import { constellation } from '../kit/figures/constellation.ts';
import { medallion } from '../kit/figures/medallion.ts';
import { fitPage } from '../kit/fit-page.ts';
import { centredHead, divider } from '../kit/headings.ts';
import type { Edits } from '../kit/paragraphs.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred, sized, type TypeScale } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

const KEYS = ['lifePath', 'expression', 'soulUrge'] as const;
const COLUMN = 136;
const GAP = (BODY.width - 3 * COLUMN) / 2;
const READING = 380;

export function threeNumbersPage(content: Content, chart: Chart, edits: Edits): Page {
  const digits = KEYS.map((key) => chart[key].digit);
  return {
    name: 'three-numbers',
    title: 'Your three numbers',
    level: 1,
    body: fitPage('Your three numbers', edits, ({ type, say }) => [
      centredHead({ kicker: 'What is inside', title: 'Your three numbers' }, type),
      glue(14, 0.5),
      centredIn(
        BODY.width,
        text(say('introduction', words.introduction), centred(type.body), READING),
        READING,
      ),
      glue(18, 0.5),
      divider(),
      glue(22),
      beside(
        KEYS.map((key) => ({ block: column(content, key, chart, type), width: COLUMN })),
        GAP,
      ),
      fill(16),
      constellation(digits, BODY.width, 132, `Nine stars, with ${digits.join(', ')} joined by a line.`),
      fill(14),
      centredIn(BODY.width, text(say('between', words.between), centred(type.lead), READING), READING),
    ]),
  };
}

function column({ meaningOf }: Content, key: (typeof KEYS)[number], chart: Chart, type: TypeScale): Block {
  const { value, digit, master } = chart[key];
  const meaning = meaningOf(key, value);
  const { name } = positions[key];
  return stack([
    centredIn(COLUMN, medallion(58, value, `${name} ${toldNumber({ digit, master })}`), 116),
    glue(12, 0),
    text(name.toUpperCase(), centred(type.kicker), COLUMN, { tag: 'Caption' }),
    text(meaning.title, centred(sized(type.subtitle, 15)), COLUMN, { tag: 'H2' }),
    glue(4, 0),
    text(meaning.essence, centred(type.small), COLUMN),
    master ? glue(4, 0) : null,
    master ? text(toldNumber({ digit, master }), centred(type.aside), COLUMN) : null,
  ]);
}
