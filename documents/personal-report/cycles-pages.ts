import type { Content } from '../../content/make-content.ts';
import type { Meaning } from '../../content/meanings/index.ts';
import {
  type Challenge,
  type PeriodCycle,
  type Pinnacle,
  periodYears,
  personalYear,
  pinnacleYears,
} from '../../numerology/index.ts';
import { itemAt } from '../../shared/records.ts';
import { type Block, beside, drawn, glue, type Item, stack } from '../kit/block.ts';
import { nineYearWheel, roundOfNine } from '../kit/figures/months.ts';
import { drawSmallMedallion, smallMedallion } from '../kit/figures/pairs.ts';
import { lifeTimeline, stretch } from '../kit/figures/times.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs, tryThese } from '../kit/furniture.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, hairline, label, subhead, text } from '../kit/text-block.ts';
import { ordinal, sayMeaning } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import { inItsPlace, type Reading, returnOf, spanOf, stageInBrief, tenseOf } from '../person/reading.ts';
import { words } from './words.ts';

const WHEEL = 226;

export function cyclesPage(content: Content, reading: Reading): Page {
  const { chart, edits } = reading;
  return {
    name: 'cycles',
    title: 'Your cycles',
    level: 2,
    body: fitPage(
      'Your cycles',
      edits,
      (draft) => {
        const { type, say } = draft;
        return [
          chapterHead({ kicker: 'Seasons and years', title: 'Your cycles' }, type),
          glue(8),
          text(say('cycles.introduction', words.cycles), type.lead, BODY.width),
          glue(12),
          wheelAndYear(content, reading, draft),
          glue(10),
          divider(),
          ...chart.periodCycles.flatMap((cycle, at) => [
            at > 0 ? glue(9) : glue(12),
            at > 0 ? hairline() : null,
            at > 0 ? glue(9) : null,
            period(content, cycle, reading, draft),
          ]),
        ];
      },
      { details: 3 },
    ),
  };
}

function wheelAndYear(
  { meaningOf }: Content,
  { chart, issuedOn, called }: Reading,
  { type, say }: Draft,
): Block {
  const width = BODY.width - WHEEL - GUTTER;
  const current = personalYear(chart.birthDate, issuedOn.year);
  const years = roundOfNine(current.value, issuedOn.year);
  const meaning = meaningOf('personalYear', current.value);
  return beside(
    [
      { block: nineYearWheel(years, WHEEL), width: WHEEL },
      {
        block: stack([
          label(`The round of nine years`, type, width),
          glue(3, 0),
          text(say('cycles.years', words.years(called)), type.body, width),
          glue(10, 0),
          subhead(meaning.title, type, width, `${issuedOn.year} · personal year ${current.compound}`),
          glue(3, 0),
          text(say('cycles.this-year', meaning.essence), type.aside, width),
        ]),
        width,
      },
    ],
    GUTTER,
    'middle',
  );
}

function period({ meaningOf }: Content, cycle: PeriodCycle, reading: Reading, draft: Draft): Block {
  const { type, say, detail } = draft;
  const { periodCycles, birthDate } = reading.chart;
  const indent = 64;
  const width = BODY.width - indent;
  const id = `period-${cycle.order}`;
  const said = sayMeaning(say, id, meaningOf('periodCycles', cycle.number.value));
  const tense = tenseOf(cycle, reading.period);
  const span = spanOf(cycle, periodYears(cycle, birthDate));
  const kicker = `${ordinal(cycle.order - 1)} period · ${span}${tense === 'now' ? ' · now' : ''}`;
  const returning = returnOf('period', cycle, periodCycles);
  const own = inItsPlace(said.long, cycle);
  const running = [[said.short, own, said.exercise], [own, said.exercise], [own]][detail] ?? [];
  const told =
    tense === 'now'
      ? [...(returning ? [say(`${id}.again`, returning)] : []), ...running]
      : [say(`${id}.brief`, stageInBrief('period', cycle, periodCycles, tense))];
  return beside(
    [
      { block: smallMedallion(23, cycle.number.value, kicker), width: indent },
      {
        block: stack([
          subhead(said.title, type, width, kicker),
          glue(3, 0),
          paragraphs(told, type.body, width),
        ]),
        width,
      },
    ],
    0,
  );
}

const HALF = (BODY.width - GUTTER) / 2;
const INDENT = 46;
const WIDTH = BODY.width - INDENT;

/** Four long seasons. The one that is running has its whole text and its exercise, the others a few lines. */
export function pinnaclesPage(content: Content, reading: Reading): Page {
  const { chart, edits, age } = reading;
  const { pinnacles, challenges, birthDate } = chart;
  return {
    name: 'pinnacles',
    title: 'Pinnacles and challenges',
    level: 2,
    body: fitPage(
      'Pinnacles and challenges',
      edits,
      (draft) => [
        chapterHead({ kicker: 'The four long seasons', title: 'Pinnacles and challenges' }, draft.type),
        glue(6, 0.5),
        draft.detail < 1 &&
          text(draft.say('pinnacles.introduction', words.pinnacles), draft.type.lead, BODY.width),
        draft.detail < 1 && glue(8),
        lifeTimeline({ pinnacles, challenges, birthYear: birthDate.year, age }, BODY.width),
        ...pinnacles.flatMap((pinnacle): Item[] => {
          const seasons = seasonsOf(content, reading, pinnacle);
          const columns = seasons.map((season) => ({ block: brief(season, reading, draft), width: HALF }));
          return [
            glue(6),
            hairline(),
            glue(6),
            pinnacle.order === reading.pinnacle.order ? running(seasons, draft) : beside(columns, GUTTER),
          ];
        }),
      ],
      { details: 4, dense: true },
    ),
  };
}

type Kind = 'pinnacle' | 'challenge';

interface Season {
  kind: Kind;
  stage: Pinnacle | Challenge;
  all: readonly (Pinnacle | Challenge)[];
  meaning: Meaning;
  /** In ages for a pinnacle, in calendar years for the challenge beside it. */
  when: string;
  kicker: string;
}

function seasonsOf(
  { meaningOf }: Content,
  { chart: { pinnacles, challenges, birthDate } }: Reading,
  pinnacle: Pinnacle,
): Season[] {
  const challenge = itemAt(challenges, pinnacle.order - 1);
  const { from, to } = pinnacleYears(pinnacle, birthDate);
  const years = to === null ? `${from} onwards` : `${from} to ${to}`;
  return [
    {
      kind: 'pinnacle',
      stage: pinnacle,
      all: pinnacles,
      meaning: meaningOf('pinnacles', pinnacle.number.value),
      when: stretch(pinnacle.fromAge, pinnacle.toAge),
      kicker: `${ordinal(pinnacle.order - 1)} pinnacle · ${stretch(pinnacle.fromAge, pinnacle.toAge)}`,
    },
    {
      kind: 'challenge',
      stage: challenge,
      all: challenges,
      meaning: meaningOf('challenges', challenge.number.value),
      when: years,
      kicker: `Its challenge · ${years}`,
    },
  ];
}

/** A season behind the reader or to come. */
function brief(
  { kind, stage, all, meaning: { title }, when }: Season,
  reading: Reading,
  { type, say }: Draft,
): Block {
  const tense = tenseOf(stage, reading.pinnacle) === 'past' ? 'past' : 'future';
  const indent = 30;
  const width = HALF - indent;
  const small = { ...type.small, colour: 'ink' as const };
  return beside(
    [
      { block: numeral(kind, stage.number.value, 11), width: indent },
      {
        block: stack([
          text(`${title} · ${when}`, type.smallStrong, width, { tag: 'H2' }),
          text(say(`${kind}-${stage.order}.brief`, stageInBrief(kind, stage, all, tense)), small, width),
        ]),
        width,
      },
    ],
    0,
  );
}

/** The season that is running, with its exercises below both columns. */
function running(seasons: readonly Season[], draft: Draft): Block {
  const { type, say, detail } = draft;
  const told = seasons.map(({ kind, stage, all, meaning, kicker }) => {
    const { title } = meaning;
    const { value } = stage.number;
    const id = `${kind}-${stage.order}`;
    const said = sayMeaning(say, id, meaning);
    const returning = returnOf(kind, stage, all);
    const isLong = detail < 2 || (detail === 2 && kind === 'pinnacle');
    return {
      kind,
      said,
      block: beside(
        [
          { block: numeral(kind, value, 17), width: INDENT },
          {
            block: stack([
              subhead(title, type, WIDTH, `${kicker} · now`),
              glue(2, 0),
              paragraphs(
                [
                  ...(returning ? [say(`${id}.again`, returning)] : []),
                  ...(isLong ? said.long : [said.short]),
                ],
                type.body,
                WIDTH,
                type.base * 0.35,
              ),
            ]),
            width: WIDTH,
          },
        ],
        0,
      ),
    };
  });
  const exercises = told.filter(({ kind }) => detail === 0 || kind === 'pinnacle');
  return stack([
    ...told.flatMap(({ block }): Item[] => [block, glue(5, 0)]),
    tryThese(
      exercises.map(({ said }) => said.exercise),
      type,
      BODY.width,
    ),
  ]);
}

function numeral(kind: Kind, value: number, radius: number): Block {
  const look = kind === 'pinnacle' ? undefined : ({ ink: 'plum', line: 'plum', fill: null } as const);
  const centre = radius + 0.5;
  return drawn(centre * 2, (pen, x, y) =>
    pen.tag('Figure', () => drawSmallMedallion(pen, { x: x + centre, y: y + centre }, radius, value, look), {
      alt: `${kind} ${value}`,
    }),
  );
}
