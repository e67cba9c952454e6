import { writtenProduct } from '../../content/catalogue.ts';
import {
  birthDateProblem,
  monthNames,
  personalMonth,
  personalYear,
  readBirthDate,
} from '../../numerology/index.ts';
import { invalid } from '../errors.ts';
import type { Deps, ReadsContent } from '../services.ts';
import { today } from '../today.ts';

const SHOWN = [0, 1, 2];

export type ThreeMonths = ReturnType<typeof readThreeMonths>;

/** This month and the next two of somebody's own year, as the report and the monthly letter read them. */
export function readThreeMonths(
  services: Pick<Deps, 'clock'> & ReadsContent,
  { birthDate }: { birthDate: string },
) {
  const { meaningOf } = services.content.current();
  const now = today(services);
  const reading = readBirthDate(birthDate, now);
  if (!reading.ok) throw invalid({ birthDate: birthDateProblem(reading.error, birthDate) });
  const { digit } = personalYear(reading.date, now.year);
  const { title, essence } = meaningOf('personalYear', digit);
  return {
    year: { number: digit, title, essence, label: String(now.year) },
    months: SHOWN.map((ahead) => {
      const at = now.month - 1 + ahead;
      const [year, month] = [now.year + Math.floor(at / 12), at % 12];
      const number = personalMonth(reading.date, year, month + 1).digit;
      const said = meaningOf('personalMonth', number);
      return {
        label: `${monthNames[month]} ${year}`,
        number,
        title: said.title,
        essence: said.essence,
        text: said.short,
        exercise: said.exercise,
      };
    }),
  };
}

export type YearProduct = ReturnType<typeof readYearProduct>;

/** Where the rest of the year is to be had: nothing while it is not on sale. */
export function readYearProduct({ content }: ReadsContent) {
  const { id, name, priceCents, paused } = writtenProduct(content.current().catalogue, 'report');
  return paused ? undefined : { id, name, priceCents };
}
