import type { RankedBusinessName } from '../../numerology/index.ts';
import { type Block, drawn, glue, type Item, stack } from '../kit/block.ts';
import { clipped } from '../kit/clipped.ts';
import { star } from '../kit/engraving.ts';
import { drawSmallMedallion } from '../kit/figures/medallion.ts';
import { hairline } from '../kit/headings.ts';
import type { Pen } from '../kit/pen.ts';
import { BODY } from '../kit/sheet.ts';
import { baseline, text } from '../kit/text-block.ts';
import type { TypeScale } from '../kit/type-scale.ts';
import { FACTS } from './facts.ts';

const RANK = 38;
const FACT = 21;
const NUMBERS = 76;
const NAME = BODY.width - RANK - NUMBERS - FACTS.length * FACT;
const HEAD = 84;
/** A trade name may be a paragraph once it is written in Latin letters; here it only has to be recognised. */
const LONGEST = 90;

/** Names in their order with both numbers and a star for each fact that speaks for them. */
export function shortlistTable(names: readonly RankedBusinessName[], type: TypeScale): Block {
  return stack([
    tableHead(),
    ...names.flatMap((name): Item[] => [hairline(), glue(5, 0), nameRow(name, type), glue(5, 0)]),
    hairline(),
  ]);
}

function tableHead(): Block {
  return drawn(HEAD, (pen, x, y) =>
    pen.decoration(() => {
      const look = { voice: 'strong', size: 6.4, colour: 'quiet', tracking: 1 } as const;
      pen.label('RANK', x, y + HEAD - 8, { ...look, align: 'left' });
      pen.label('NAME', x + RANK, y + HEAD - 8, { ...look, align: 'left' });
      pen.label('PYTH.', x + RANK + NAME + NUMBERS * 0.25, y + HEAD - 8, look);
      pen.label('CHALD.', x + RANK + NAME + NUMBERS * 0.75, y + HEAD - 8, look);
      FACTS.forEach(({ short }, at) => {
        const [left, top] = [x + RANK + NAME + NUMBERS + (at + 0.5) * FACT, y + HEAD - 8];
        pen.placed({ origin: [left, top], degrees: -62 }, () =>
          pen.label(short, left, top, { voice: 'body', size: 7.2, colour: 'ink', align: 'left' }),
        );
      });
    }),
  );
}

function nameRow({ rank, label, numbers, agreements }: RankedBusinessName, type: TypeScale): Block {
  const name = text(clipped(label, LONGEST), type.subtitle, NAME - 10, { tag: 'P' });
  const height = Math.max(name.height, 30);
  const middle = height / 2;
  const alt = `Rank ${rank}. Pythagorean ${numbers.pythagorean.compound}, Chaldean ${numbers.chaldean.compound}. ${agreements.length} of 6 facts: ${
    FACTS.filter(({ fact }) => agreements.includes(fact))
      .map(({ short }) => short)
      .join('; ') || 'none'
  }.`;
  return {
    height,
    paragraphs: [],
    draw(pen, x, y) {
      name.draw(pen, x + RANK, y + (height - name.height) / 2);
      pen.tag('Figure', () => drawFindings(pen, x, y + middle), { alt });
    },
  };

  function drawFindings(pen: Pen, x: number, y: number): void {
    pen.label(String(rank), x + 8, y - type.section.leading / 2 + baseline(type.section), {
      voice: 'display',
      size: type.section.size,
      colour: 'gold',
    });
    const left = x + RANK + NAME;
    drawSmallMedallion(pen, { x: left + NUMBERS * 0.25, y }, 14, numbers.pythagorean.value);
    drawSmallMedallion(pen, { x: left + NUMBERS * 0.75, y }, 14, numbers.chaldean.value);
    FACTS.forEach(({ fact }, at) => {
      const centre = { x: left + NUMBERS + (at + 0.5) * FACT, y };
      if (agreements.includes(fact)) star(pen, centre, 6, 'gold', 8, 0.42);
      else pen.circle(centre.x, centre.y, 1.6, { stroke: 'faint', width: 0.6 });
    });
  }
}
