import { format } from 'date-fns/format';
import type { CalendarDate, LettersWorking, NumberResult, SumWorking } from '../../../numerology/index.ts';

/** "Month 7, day 4, year 1990 → 19 → 10 → 1. Together 7 + 4 + 1 = 12 → 3." */
export function writeNumber({ working }: NumberResult): string {
  if (working.kind === 'letters') return writeLetters(working);
  return working.kind === 'sum' ? writeSum(working) : '';
}

function writeSum({ terms, steps }: SumWorking): string {
  const parts = terms.map(({ label, source, steps: down }) => {
    const name = label.replace('calendar-', '').replace('-', ' ');
    return down.length > 1 ? `${name} ${[source, ...down.slice(1)].join(' → ')}` : `${name} ${source}`;
  });
  const listed = parts.join(', ');
  const total =
    terms.length > 1 ? ` Together ${terms.map(({ value }) => value).join(' + ')} = ${down(steps)}.` : '';
  return `${listed.charAt(0).toUpperCase()}${listed.slice(1)}.${total}`;
}

function writeLetters({ words, steps }: LettersWorking): string {
  const parts = words.map(({ word, letters, steps: wordSteps }) => {
    const values = letters.filter(({ counted }) => counted).map(({ value }) => value);
    return `${word} ${values.join(' + ') || 0} = ${down(wordSteps)}`;
  });
  const total =
    words.length > 1 ? ` Together ${words.map(({ value }) => value).join(' + ')} = ${down(steps)}.` : '';
  return `${parts.join('; ')}.${total}`;
}

const down = (steps: number[]) => steps.join(' → ');

/** The date is read at noon of this machine and written for the same machine, so no zone can move it. */
export function writeDate({ year, month, day }: CalendarDate): string {
  return format(new Date(year, month - 1, day, 12), 'd MMMM yyyy');
}
