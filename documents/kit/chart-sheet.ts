import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { type Chart, hasConsonants } from '../../numerology/index.ts';
import { type Block, beside, centredIn, glue, stack } from './block.ts';
import { nameWorking, sumWorking } from './figures/letters.ts';
import { medallion } from './figures/pairs.ts';
import { fitPage } from './fit-page.ts';
import { card } from './furniture.ts';
import type { Edits } from './paragraphs.ts';
import { BODY } from './sheet.ts';
import { chapterHead, divider, label, subhead, text } from './text-block.ts';
import { centred, sized, type TypeScale } from './type-scale.ts';
import { longDate, NO_CONSONANTS } from './words.ts';
import type { Page } from './write-document.ts';

const COLUMN = (BODY.width - 4 * 12) / 5;

interface ChartSheet {
  /** Of the page, and the beginning of its paragraphs' ids. */
  id: string;
  kicker: string;
  title: string;
  introduction: string;
  name: string;
  chart: Chart;
  edits: Edits;
}

/** Five core numbers at a glance, and below them everything that was added up. */
export function chartSheet(
  content: Content,
  { id, kicker, title, introduction, name, chart, edits }: ChartSheet,
): Page {
  return {
    name: id,
    title,
    level: 1,
    body: fitPage(
      title,
      edits,
      ({ type, say, detail }) => [
        chapterHead({ kicker, title }, type),
        glue(6, 0.5),
        text(say(`${id}.introduction`, introduction), type.lead, BODY.width),
        glue(14),
        fiveNumbers(content, chart, type, detail === 0),
        glue(14),
        divider(),
        glue(12),
        card(
          (width) =>
            stack([
              subhead(name, type, width, `born on ${longDate(chart.birthDate)}`),
              glue(8, 0),
              chartWorking(chart, type, width),
            ]),
          BODY.width,
        ),
      ],
      { details: 2 },
    ),
  };
}

function fiveNumbers({ meaningOf }: Content, chart: Chart, type: TypeScale, hasEssence: boolean): Block {
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

/** All five core numbers of one chart, worked out: the date, then the name. */
export function chartWorking(chart: Chart, type: TypeScale, width: number): Block {
  const { lifePath, birthday, expression, soulUrge, personality } = chart;
  const names = [soulUrge, expression, personality].map(({ compound }) => compound).join(', ');
  return stack([
    label(`The date · Life Path ${lifePath.compound}, Birthday ${birthday.compound}`, type, width),
    glue(2, 0),
    sumWorking(lifePath.working, width),
    glue(5, 0),
    label(`The name · ${names}`, type, width),
    nameWorking(chart, width),
    ...(hasConsonants(personality) ? [] : [glue(4, 0), text(NO_CONSONANTS, type.small, width)]),
  ]);
}

export const CORE = ['lifePath', 'expression', 'soulUrge', 'personality', 'birthday'] as const;
export type CoreKey = (typeof CORE)[number];

/** The five core numbers as digits, in the order of a reading: what a constellation joins. */
export function coreDigits(chart: Chart): number[] {
  return CORE.map((key) => chart[key].digit);
}
