import { type Chart, hasConsonants } from '../../numerology/index.ts';
import { type Block, glue, stack } from './block.ts';
import { nameWorking } from './figures/name-working.ts';
import { sumWorking } from './figures/sum-working.ts';
import { label } from './headings.ts';
import { NO_CONSONANTS } from './number-words.ts';
import { text } from './text-block.ts';
import type { TypeScale } from './type-scale.ts';

/** All five core numbers of one chart, worked out: the date, then the name. */
export function chartWorking(chart: Chart, type: TypeScale, width: number): Block {
  const { lifePath, birthday, expression, soulUrge, personality } = chart;
  const names = [soulUrge, expression, personality].map(({ compound }) => compound).join(', ');
  return stack([
    label(`The date · Life Path ${lifePath.compound}, Birthday ${birthday.compound}`, type, width),
    glue(2, 0),
    sumWorking(lifePath.working, width),
    glue(5, 0),
    label(`The name · ${names}`, type, width),
    nameWorking(chart, width),
    ...(hasConsonants(personality) ? [] : [glue(4, 0), text(NO_CONSONANTS, type.small, width)]),
  ]);
}
