import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { type PeriodCycle, personalYear, stageAtAge } from '../../numerology/index.ts';
import { type Block, beside, centredIn, glue, stack } from '../kit/block.ts';
import { stretch } from '../kit/figures/life-timeline.ts';
import { smallMedallion } from '../kit/figures/medallion.ts';
import { nineYearWheel, roundOfNine } from '../kit/figures/nine-year-wheel.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import { chapterHead, divider, hairline, label, subhead } from '../kit/headings.ts';
import { ordinal } from '../kit/number-words.ts';
import { nthTelling, sayMeaning } from '../kit/say-meaning.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

const WHEEL = 226;

export function cyclesPage(content: Content, reading: Reading): Page {
  const { chart, edits, age } = reading;
  const now = stageAtAge(chart.periodCycles, age);
  const before = (cycle: PeriodCycle) =>
    chart.periodCycles.filter(
      ({ order, number }) => order < cycle.order && number.value === cycle.number.value,
    ).length;
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
          glue(8),
          centredIn(
            BODY.width,
            text(say('cycles.position', positions.periodCycles.explanation), centred(type.small), 390),
            390,
          ),
          ...chart.periodCycles.flatMap((cycle, at) => [
            at > 0 ? glue(9) : glue(12),
            at > 0 ? hairline() : null,
            at > 0 ? glue(9) : null,
            period(content, cycle, before(cycle), cycle === now, chart.birthDate.year, draft),
          ]),
        ];
      },
      { details: 2 },
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
          text(say('cycles.years', positions.personalYear.explanation), type.body, width),
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

function period(
  { meaningOf }: Content,
  cycle: PeriodCycle,
  toldBefore: number,
  isNow: boolean,
  birthYear: number,
  draft: Draft,
): Block {
  const { type, say, detail } = draft;
  const indent = 64;
  const width = BODY.width - indent;
  const said = sayMeaning(say, `period-${cycle.order}`, meaningOf('periodCycles', cycle.number.value));
  const from = `${stretch(cycle.fromAge, cycle.toAge)}, ${birthYear + cycle.fromAge}${cycle.toAge === null ? ' onwards' : ` to ${birthYear + cycle.toAge}`}`;
  const kicker = `${ordinal(cycle.order - 1)} period · ${from}${isNow ? ' · now' : ''}`;
  return beside(
    [
      { block: smallMedallion(23, cycle.number.value, kicker), width: indent },
      {
        block: stack([
          subhead(said.title, type, width, kicker),
          glue(3, 0),
          paragraphs(isNow && detail === 0 ? said.long : [nthTelling(said, toldBefore)], type.body, width),
        ]),
        width,
      },
    ],
    0,
  );
}
