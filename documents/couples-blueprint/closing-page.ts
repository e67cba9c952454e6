import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { type Couple, inSentence } from '../couples/couple.ts';
import type { Block } from '../kit/block.ts';
import { closingLetter } from '../kit/closing-letter.ts';
import { CORE } from '../kit/core-numbers.ts';
import { drawNumeral, drawSmallMedallion } from '../kit/figures/medallion.ts';
import { drawCardName, keepsake } from '../kit/keepsake.ts';
import { BODY } from '../kit/sheet.ts';
import type { Page } from '../kit/write-document.ts';
import { closings } from './closing-words.ts';
import { words } from './words.ts';

export function closingPage(content: Content, couple: Couple): Page {
  const { note, issuedOn, edits } = couple;
  return {
    name: 'closing',
    title: 'In closing',
    level: 1,
    body: closingLetter(content, {
      kicker: 'The end of the reading',
      note,
      words: [closings[couple.reading.pairs.soulUrge.sum.digit]],
      prompt: words.closingPrompt(inSentence(couple.called[0]), inSentence(couple.called[1])),
      issuedOn,
      edits,
      keepsake: pairsCard(couple),
    }),
  };
}

const CARD = 226;
const ON_CARD = { ink: 'starlight', line: 'brass', fill: null } as const;

/** Both names and the five pairs, with each sum between its two numbers. */
function pairsCard({ names, reading }: Couple): Block {
  const alt = `Card to keep: ${CORE.map((key) => {
    const { first, second, sum } = reading.pairs[key];
    return `${positions[key].name} ${first.value} and ${second.value}, together ${sum.value}`;
  }).join('; ')}.`;
  const column = (BODY.width - 60) / CORE.length;
  return keepsake(CARD, alt, (pen, x, y) => {
    const middle = x + BODY.width / 2;
    drawCardName(pen, names[0], middle, y + 45, BODY.width - 90, 'centre');
    drawCardName(pen, names[1], middle, y + CARD - 30, BODY.width - 90, 'centre');
    CORE.forEach((key, at) => {
      const { first, second, sum } = reading.pairs[key];
      const centre = x + 30 + (at + 0.5) * column;
      pen.label(positions[key].name.toUpperCase(), centre, y + 66, {
        voice: 'strong',
        size: 6,
        colour: 'brass',
        tracking: 1,
      });
      pen.line(centre, y + 98, centre, y + 140, 'brass', 0.5);
      drawSmallMedallion(pen, { x: centre, y: y + 86 }, 13, first.value, ON_CARD);
      drawSmallMedallion(pen, { x: centre, y: y + 152 }, 13, second.value, ON_CARD);
      pen.circle(centre, y + 119, 9, { fill: 'brass' });
      drawNumeral(pen, { x: centre, y: y + 119 }, sum.value > 9 ? 9.5 : 11, sum.value, 'midnight');
    });
  });
}
