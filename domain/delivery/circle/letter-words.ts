import type { MeaningOf } from '../../../content/meanings/index.ts';
import { type CalendarDate, personalMonth, personalYear } from '../../../numerology/index.ts';
import { monthOf } from '../../moments.ts';

/** What the letter of a month says to somebody born on this day: in the mailbox and in the portal alike. */
export function letterWords(meaningOf: MeaningOf, born: CalendarDate, month: CalendarDate) {
  const ofYear = personalYear(born, month.year).value;
  const { value } = personalMonth(born, month.year, month.month);
  const { title, essence, short, exercise } = meaningOf('personalMonth', value);
  return {
    month: monthOf(month),
    number: value,
    title,
    essence,
    text: short,
    exercise,
    working: `Personal year ${ofYear} and calendar month ${month.month} make ${value}.`,
  };
}
