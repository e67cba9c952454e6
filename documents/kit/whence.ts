import { positions } from '../../content/meanings/index.ts';
import type { JudgedDigit } from '../../numerology/index.ts';
import { aNumber, listed } from './words.ts';

/** "your Life Path" to one reader, "the Life Path" where two are spoken of. */
export type Whose = 'your' | 'the';

/**
 * Where somebody has a digit that no letter of the name carries: "Missing from your letters, and yet your Life Path is a 5."
 * A master is named by its own number.
 */
export function whence(judged: JudgedDigit, whose: Whose, called: string | null = null): string {
  const { core, inDate, lived, digit } = judged;
  const missing = `Missing from ${whose} letters${called ? `, ${called}` : ''}, and yet`;
  if (core.length > 0) return `${missing} ${inCore(judged, whose)}.`;
  if (inDate > 0) return `${missing} ${whose} birth date has it${TIMES[inDate] ?? ', many times over'}.`;
  const stage = lived.at(-1);
  if (!stage) return `Missing from ${whose} letters.`;
  const kind = stage.kind === 'pinnacle' ? 'Pinnacle' : 'Period';
  const as = stage.value === digit ? aNumber(digit) : `${aNumber(stage.value)}, with the ${digit} in it`;
  return `${missing} ${whose} ${ORDERS[stage.order] ?? 'last'} ${kind} is ${as}, and that is a long school.`;
}

/** "your Life Path is a 5", "your Life Path and your Birthday have it, the Life Path as an 11". */
export function inCore({ core, digit }: Pick<JudgedDigit, 'core' | 'digit'>, whose: Whose): string {
  const [only, ...others] = core;
  if (!only) return '';
  if (others.length === 0) {
    const own = `${whose} ${positions[only.place].name} is ${aNumber(only.value)}`;
    return only.value === digit ? own : `${own}, in which the ${digit} is at home`;
  }
  const masters = core
    .filter(({ value }) => value !== digit)
    .map(({ place, value }) => `, the ${positions[place].name} as ${aNumber(value)}`);
  return `${listed(core.map(({ place }) => `${whose} ${positions[place].name}`))} have it${masters.join('')}`;
}

const TIMES = ['', '', ' twice', ' three times', ' four times'];
const ORDERS = ['', 'first', 'second', 'third', 'fourth'];

/** A master number hears its root's text under its own name: an 11 is never called a 2. */
export function inOwnName(text: string, digit: number, value: number): string {
  if (value === digit) return text;
  const article = (said: string) => (/^a/i.test(said) && value === 11 ? said.replace(/n?$/, 'n') : said);
  return text.replace(
    new RegExp(`\\b(the|an?) ${digit}\\b`, 'gi'),
    (_, said: string) => `${article(said)} ${value}`,
  );
}
