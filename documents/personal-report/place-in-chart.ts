import { positions } from '../../content/meanings/index.ts';
import { hasConsonants, inSameTriad } from '../../numerology/index.ts';
import { CORE, type CoreKey } from '../kit/core-numbers.ts';
import { listed, NO_CONSONANTS } from '../kit/number-words.ts';
import type { Reading } from '../person/reading.ts';

/** What each place is, in one line, as the opening of a note on this chart. */
const PLACES: Record<CoreKey, string> = {
  lifePath: 'The road under your feet, from your birth date alone.',
  expression: 'The toolbox, from every letter of your birth name.',
  soulUrge: 'The wish behind it, from the vowels of your name.',
  personality: 'The front garden, from the consonants of your name.',
  birthday: 'Something handy in your pocket, from the day of the month.',
};

/** Where this number stands among the other four: its equals, its family and those it has furthest to go to. */
export function placeInChart(key: CoreKey, { chart, called }: Reading): string {
  if (key === 'personality' && !hasConsonants(chart.personality))
    return `The front garden. ${NO_CONSONANTS} What people meet first is your ${positions.expression.name} ${chart.expression.value}, with nothing in front of it.`;
  const { digit, value } = chart[key];
  const others = CORE.filter((other) => other !== key);
  const named = (keys: readonly CoreKey[]) =>
    listed(keys.map((other) => `${positions[other].name} ${chart[other].value}`));
  const same = others.filter((other) => chart[other].digit === digit);
  const family = others.filter(
    (other) => chart[other].digit !== digit && inSameTriad(chart[other].digit, digit),
  );
  const widest = Math.max(...others.map((other) => Math.abs(chart[other].digit - digit)));
  const far = others.filter((other) => Math.abs(chart[other].digit - digit) === widest);
  const isFarCousin = far.every((other) => family.includes(other));
  const whose = called && key === 'lifePath' ? `${called}, your` : 'Your';
  return [
    PLACES[key],
    value > 9 ? `${whose} ${value} is a ${digit} with the volume up.` : '',
    same.length > 0 ? `It has an equal in your ${named(same)}.` : '',
    family.length > 0 ? `It is of one family with your ${named(family)}.` : '',
    same.length === 0 && family.length === 0
      ? 'It has neither an equal nor a cousin among your other four.'
      : '',
    widest > 3 && isFarCousin
      ? `Of one family does not mean next door: to your ${named(far)} it is ${widest} steps.`
      : '',
    widest > 3 && !isFarCousin ? `It has the longest way to go to your ${named(far)}, ${widest} steps.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
