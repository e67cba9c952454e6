import type { Content } from '../content/make-content.ts';
import { type Digit, type Meaning, monthRoads } from '../content/meanings/index.ts';
import {
  type CalendarDate,
  type Forecast,
  type ForecastMonth,
  forecast,
  lifePath,
} from '../numerology/index.ts';
import { itemAt } from '../shared/records.ts';
import { type Block, beside, glue, type Item, stack } from './kit/block.ts';
import { monthCalendar } from './kit/figures/months.ts';
import { type Draft, fitPage } from './kit/fit-page.ts';
import { longReading, paragraphs, phraseList, tryThis } from './kit/furniture.ts';
import type { Edits } from './kit/paragraphs.ts';
import { printable } from './kit/printable.ts';
import { BODY, GUTTER, MAIN, MARGIN } from './kit/sheet.ts';
import { divider, numberHead, text } from './kit/text-block.ts';
import { coloured, sized } from './kit/type-scale.ts';
import { longDate, monthName, type SaidMeaning, sayMeaning } from './kit/words.ts';
import type { Composition } from './kit/write-document.ts';

export interface PersonalMonthLetterData {
  /** As its owner writes it. */
  name: string;
  birthDate: CalendarDate;
  year: number;
  month: number;
  issuedOn: CalendarDate;
  note?: string;
  edits?: Edits;
}

/** The members' letter of the first of the month: one page about one month. */
export function composePersonalMonthLetter(content: Content, data: PersonalMonthLetterData): Composition {
  const { year, month, issuedOn, edits = {} } = data;
  const name = printable(data.name);
  const ofYear = forecast(data.birthDate, year);
  const own = itemAt(ofYear.months, month - 1);
  const title = titleOf(data);
  return {
    title: `${title}, a letter for ${name}`,
    subject: `Personal month ${own.personalMonth.value}`,
    head: `${content.site.brand} · ${name}`,
    issuedOn,
    pages: [
      {
        name: 'letter',
        title,
        level: 1,
        body: fitPage(title, edits, (draft) => letter(content, data, ofYear, own, draft), { details: 2 }),
      },
    ],
  };
}

const titleOf = ({ year, month }: PersonalMonthLetterData) => `${monthName(month)} ${year}`;

function letter(
  { meaningOf, site }: Content,
  data: PersonalMonthLetterData,
  { personalYear }: Forecast,
  own: ForecastMonth,
  draft: Draft,
): Item[] {
  const { type, say, detail } = draft;
  const { note = '', issuedOn } = data;
  const { value } = own.personalMonth;
  const said = sayMeaning(say, 'month', onHerRoad(meaningOf('personalMonth', value), value, data.birthDate));
  const kicker = `${titleOf(data)} · personal month ${value} in a personal year ${personalYear.value}`;
  return [
    numberHead({ kicker, title: said.title, lead: said.essence }, value, `Personal month ${value}`, type),
    glue(8),
    divider(),
    glue(9),
    note ? paragraphs(note.split(/\n{2,}/), type.lead, BODY.width) : null,
    note ? glue(9) : null,
    beside(
      [
        { block: longReading(said.long, type, MAIN.width), width: MAIN.width },
        { block: margin(said, draft), width: MARGIN.width },
      ],
      GUTTER,
    ),
    glue(12),
    tryThis(said.exercise, type, BODY.width, 'Try this month'),
    glue(12),
    monthCalendar(own, BODY.width, detail === 0 ? 35 : 29),
    glue(5, 0),
    text(say('month.days', DAYS), type.small, BODY.width),
    glue(8),
    text(site.guide, coloured(sized(type.lead, 20), 'gold'), BODY.width),
    text(longDate(issuedOn), type.small, BODY.width),
  ];
}

/** The month as it meets the reader's Life Path, and then what holds for everybody in it. */
function onHerRoad(general: Meaning, month: Digit, birthDate: CalendarDate): Meaning {
  const { text: road, exercise } = monthRoads[month][lifePath(birthDate).digit];
  return { ...general, long: [road, itemAt(general.long, -1)], exercise };
}

const DAYS =
  'Each field shows the date and your personal day. A filled ring marks a day 1, good for a first step; an open ring marks a day 9, good for finishing. The letter is for self-development and entertainment.';

function margin(said: SaidMeaning, { type }: Draft): Block {
  const { width } = MARGIN;
  return stack([
    phraseList('Well suited', said.strengths, 'star', type, width),
    glue(11, 0),
    phraseList('Worth watching', said.cautions, 'crescent', type, width),
  ]);
}
