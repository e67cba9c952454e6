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
import { paragraphs, stageTold, tryThese } from '../kit/furniture.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, hairline, label, subhead, text } from '../kit/text-block.ts';
import { ordinal, sayMeaning } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import { inItsPlace, type Reading, returnOf, spanOf, stageInBrief, tenseOf } from '../person/reading.ts';
import { words } from './words.ts';

/** Smaller where there is more to read beneath it. */
const WHEELS = [226, 196, 196];

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
          draft.detail < 2 && text(say('cycles.introduction', words.cycles), type.lead, BODY.width),
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
  { type, say, detail }: Draft,
): Block {
  const wheel = itemAt(WHEELS, detail);
  const width = BODY.width - wheel - GUTTER;
  const current = personalYear(chart.birthDate, issuedOn.year);
  const years = roundOfNine(current.value, issuedOn.year);
  const meaning = meaningOf('personalYear', current.value);
  return beside(
    [
      { block: nineYearWheel(years, wheel), width: wheel },
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
  const id = `period-${cycle.order}`;
  const said = sayMeaning(say, id, meaningOf('periodCycles', cycle.number.value));
  const tense = tenseOf(cycle, reading.period);
  const span = spanOf(cycle, periodYears(cycle, birthDate));
  const kicker = `${ordinal(cycle.order - 1)} period · ${span}${tense === 'now' ? ' · now' : ''}`;
  const returning = returnOf('period', cycle, periodCycles);
  const own = inItsPlace(said.long, cycle);
  const again = returning ? [say(`${id}.again`, returning)] : [];
  const mark = smallMedallion(20, cycle.number.value, kicker);
  if (tense === 'now' && detail < 2) {
    const told = [...again, ...(detail === 0 ? [said.short] : []), own, said.exercise];
    return stageTold({ mark, title: said.title, kicker }, told, type);
  }
  const told =
    tense === 'now'
      ? [...again, own]
      : [say(`${id}.brief`, stageInBrief('period', cycle, periodCycles, tense))];
  const width = BODY.width - INDENT;
  const head = subhead(said.title, type, width, kicker);
  return beside(
    [
      { block: mark, width: INDENT },
      { block: stack([head, glue(3, 0), paragraphs(told, type.body, width)]), width },
    ],
    0,
  );
}

const INDENT = 60;
const HALF = (BODY.width - GUTTER) / 2;

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
            glue(5),
            hairline(),
            glue(5),
            pinnacle.order === reading.pinnacle.order ? running(seasons, draft) : beside(columns, GUTTER),
          ];
        }),
      ],
      { details: 6 },
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

/** The season that is running, with its exercises below both. */
function running(seasons: readonly Season[], { type, say, detail }: Draft): Block {
  const told = seasons.map(({ kind, stage, all, meaning, kicker }) => {
    const id = `${kind}-${stage.order}`;
    const said = sayMeaning(say, id, meaning);
    const returning = returnOf(kind, stage, all);
    const isLong = detail < 2 || (detail === 2 && kind === 'pinnacle');
    const again = returning && detail < 4 ? [say(`${id}.again`, returning)] : [];
    return {
      kind,
      said,
      block: stageTold(
        {
          mark: numeral(kind, stage.number.value, 17),
          title: meaning.title,
          kicker: `${kicker} · now`,
        },
        [...again, ...(isLong ? said.long : [said.short])],
        type,
      ),
    };
  });
  const exercises = told.filter(({ kind }) => detail === 0 || (detail < 5 && kind === 'pinnacle'));
  return stack([
    ...told.flatMap(({ block }, at): Item[] => [at > 0 && glue(6, 0), block]),
    exercises.length > 0 && glue(6, 0),
    exercises.length > 0 &&
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
