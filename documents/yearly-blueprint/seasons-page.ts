import type { Content } from '../../content/make-content.ts';
import { type PeriodCycle, periodYears, pinnacleYears, type StageYears } from '../../numerology/index.ts';
import { itemAt } from '../../shared/lists.ts';
import { type Block, beside, glue, type Item, stack } from '../kit/block.ts';
import { lifeTimeline } from '../kit/figures/life-timeline.ts';
import { smallMedallion } from '../kit/figures/medallion.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import { chapterHead, hairline, subhead } from '../kit/headings.ts';
import type { MonthAhead } from '../kit/months-ahead.ts';
import { type SaidMeaning, sayMeaning } from '../kit/say-meaning.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { inItsPlace } from '../person/stages.ts';
import { words } from './words.ts';

/** The slow numbers beneath the year: the running period, pinnacle and challenge. */
export function seasonsPage(
  { meaningOf }: Content,
  { chart, edits, age, pinnacle, challenge, period }: Reading,
  first: MonthAhead,
): Page {
  const title = 'The ground beneath';
  const { pinnacles, challenges, birthDate } = chart;
  const next = pinnacles[pinnacle.order];
  const turns = next && birthDate.year + next.fromAge;
  const until = ({ to }: StageYears, end: (year: number) => string) =>
    to === null ? words.toTheEnd : end(to);
  return {
    name: 'seasons',
    title,
    level: 2,
    body: fitPage(
      title,
      edits,
      (draft) => {
        const { type, say } = draft;
        const told = [
          {
            kicker: `Period Cycle ${period.number.compound} · ${until(periodYears(period, birthDate), words.untilDecember)}`,
            value: period.number.value,
            said: inPlace(
              sayMeaning(say, 'season.period', meaningOf('periodCycles', period.number.value)),
              period,
            ),
          },
          {
            kicker: `Pinnacle ${pinnacle.number.compound} · ${until(pinnacleYears(pinnacle, birthDate), words.untilBirthday)}`,
            value: pinnacle.number.value,
            said: sayMeaning(say, 'season.pinnacle', meaningOf('pinnacles', pinnacle.number.value)),
          },
          {
            kicker: `Its Challenge ${challenge.number.value}`,
            value: challenge.number.value,
            said: sayMeaning(say, 'season.challenge', meaningOf('challenges', challenge.number.value)),
          },
        ];
        return [
          chapterHead({ kicker: 'The long seasons', title }, type),
          glue(6, 0.5),
          text(say('seasons.introduction', words.seasons), type.lead, BODY.width),
          glue(10),
          lifeTimeline({ pinnacles, challenges, birthYear: birthDate.year, age }, BODY.width),
          ...told.flatMap((each): Item[] => [glue(8), hairline(), glue(8), season(each, draft)]),
          turns && turns - first.year <= 1 ? glue(8) : null,
          turns && turns - first.year <= 1
            ? text(say('seasons.turning', words.turning(turns)), type.aside, BODY.width)
            : null,
        ];
      },
      { details: 5 },
    ),
  };
}

const inPlace = (said: SaidMeaning, period: PeriodCycle): SaidMeaning => ({
  ...said,
  long: [inItsPlace(said.long, period)],
});

const INDENT = 62;
const WIDTH = BODY.width - INDENT;

function season(
  { kicker, value, said }: { kicker: string; value: number; said: SaidMeaning },
  { type, detail }: Draft,
): Block {
  const { long, exercise, short } = said;
  const lengths = [[...long, exercise], long, [...long.slice(0, 1), exercise], [short, exercise], [short]];
  const told = itemAt(lengths, detail);
  return beside(
    [
      { block: smallMedallion(23, value, kicker), width: INDENT },
      {
        block: stack([
          subhead(said.title, type, WIDTH, kicker),
          glue(3, 0),
          paragraphs(told, type.body, WIDTH),
        ]),
        width: WIDTH,
      },
    ],
    0,
  );
}
