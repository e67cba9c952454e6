import type { Content } from '../../content/make-content.ts';
import { type PeriodCycle, periodYears, personalYear } from '../../numerology/index.ts';
import { type Block, beside, glue, stack } from '../kit/block.ts';
import { smallMedallion } from '../kit/figures/medallion.ts';
import { nineYearWheel, roundOfNine } from '../kit/figures/nine-year-wheel.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import { chapterHead, divider, hairline, label, subhead } from '../kit/headings.ts';
import { ordinal } from '../kit/number-words.ts';
import { sayMeaning } from '../kit/say-meaning.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { inItsPlace, returnOf, spanOf, stageInBrief, tenseOf } from '../person/stages.ts';
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

function wheelAndYear({ meaningOf }: Content, { chart, issuedOn }: Reading, { type, say }: Draft): Block {
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
          text(say('cycles.years', words.years), type.body, width),
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
