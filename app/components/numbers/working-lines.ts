import type { SumWorking, Term } from '../../../numerology/index.ts';

/** "1 + 9 + 9 + 0 = 19, 1 + 9 = 10, 1 + 0 = 1": the way down, in sums that a reader can check. */
export function waysDown(steps: number[]): string {
  return steps
    .slice(1)
    .map((step, at) => `${[...String(steps[at])].join(' + ')} = ${step}`)
    .join(', ');
}

function termLine({ label, source, steps }: Term): string {
  const name = label.replace('calendar-', '');
  const words = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${source}`;
  return steps.length > 1 ? `${words}: ${waysDown(steps)}` : words;
}

/** One line for each part of a date, and one for their sum, brought down to a digit. */
export function workingLines({ terms, total, steps }: SumWorking, digit: number): string[] {
  const down = steps.at(-1) === digit ? steps : [...steps, digit];
  const sum = `${terms.map(({ value }) => value).join(' + ')} = ${total}`;
  return [...terms.map(termLine), down.length > 1 ? `${sum}, ${waysDown(down)}` : sum];
}
