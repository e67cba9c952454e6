import { meaningOf, positions } from '../../content/meanings/index.ts';
import type { Business } from '../business/business.ts';
import { type Block, beside, centredIn, glue, stack } from '../kit/block.ts';
import { chartWorking } from '../kit/chart-working.ts';
import { CORE } from '../kit/core-numbers.ts';
import { longDate } from '../kit/dates.ts';
import { medallion } from '../kit/figures/medallion.ts';
import { fitPage } from '../kit/fit-page.ts';
import { card } from '../kit/furniture.ts';
import { chapterHead, divider, subhead } from '../kit/headings.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred, sized, type TypeScale } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

const COLUMN = (BODY.width - 4 * 12) / 5;

export function ownerPage({ owner, chart, edits }: Business): Page {
  const title = 'Your own numbers';
  return {
    name: 'owner',
    title,
    level: 1,
    body: fitPage(
      title,
      edits,
      ({ type, say, detail }) => [
        chapterHead({ kicker: 'The person behind the sign', title }, type),
        glue(6, 0.5),
        text(say('owner.introduction', words.owner), type.lead, BODY.width),
        glue(14),
        fiveNumbers(chart, type, detail === 0),
        glue(14),
        divider(),
        glue(12),
        card(
          (width) =>
            stack([
              subhead(owner, type, width, `born on ${longDate(chart.birthDate)}`),
              glue(8, 0),
              chartWorking(chart, type, width),
            ]),
          BODY.width,
        ),
        glue(10),
        text(say('owner.method', positions.expression.howItIsFound), type.small, BODY.width),
      ],
      { details: 2, roomy: true },
    ),
  };
}

function fiveNumbers(chart: Business['chart'], type: TypeScale, hasEssence: boolean): Block {
  return beside(
    CORE.map((key) => {
      const { value, compound } = chart[key];
      const { title, essence } = meaningOf(key, value);
      const { name } = positions[key];
      return {
        block: stack([
          centredIn(COLUMN, medallion(32, value, `${name} ${value}`), 64),
          glue(6, 0),
          text(name.toUpperCase(), centred(sized(type.kicker, 6.4)), COLUMN, { tag: 'Caption' }),
          text(title, centred(sized(type.subtitle, 11.5)), COLUMN, { tag: 'H2' }),
          glue(1, 0),
          text(compound, centred({ ...type.smallStrong, colour: 'gold' }), COLUMN),
          hasEssence ? glue(4, 0) : null,
          hasEssence ? text(essence, centred(sized(type.small, 8.2)), COLUMN) : null,
        ]),
        width: COLUMN,
      };
    }),
    12,
  );
}
