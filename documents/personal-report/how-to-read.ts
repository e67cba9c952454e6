import { type Block, beside, glue, stack } from '../kit/block.ts';
import { letterKey } from '../kit/figures/letter-key.ts';
import { paragraphs } from '../kit/furniture.ts';
import { label } from '../kit/headings.ts';
import { listed } from '../kit/number-words.ts';
import type { Say } from '../kit/paragraphs.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import type { TypeScale } from '../kit/type-scale.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

const KEY = 128;
const WIDTH = BODY.width - KEY - GUTTER;

/** A few words before the reading begins, and how the name was counted, beside the table of letters. */
export function howToRead(reading: Reading, type: TypeScale, say: Say): Block {
  const said = [...words.howToRead, howCounted(reading)].map((text, at) =>
    say(`how-to-read.${at + 1}`, text),
  );
  return beside(
    [
      {
        block: stack([
          label('How to read these pages', type, WIDTH),
          glue(3, 0),
          paragraphs(said, type.body, WIDTH),
        ]),
        width: WIDTH,
      },
      { block: letterKey(reading.chart.system, KEY), width: KEY },
    ],
    GUTTER,
    'middle',
  );
}

function howCounted({ chart }: Reading): string {
  const ys = chart.soulUrge.working.words.flatMap(({ word, letters }) =>
    letters.filter(({ letter }) => letter === 'Y').map(({ kind }) => `it is a ${kind} in ${word}`),
  );
  const isPythagorean = chart.system === 'pythagorean';
  return [
    words.counted(chart.name.join(' '), isPythagorean ? 'Pythagorean' : 'Chaldean'),
    isPythagorean ? words.pythagorean : words.chaldean,
    ys.length > 0 ? words.yRead(listed([...new Set(ys)])) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
