import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import type { Block } from '../kit/block.ts';
import { closingLetter } from '../kit/closing-letter.ts';
import { CORE, coreDigits } from '../kit/core-numbers.ts';
import { longDate } from '../kit/dates.ts';
import { drawConstellation } from '../kit/figures/constellation.ts';
import { drawSmallMedallion } from '../kit/figures/medallion.ts';
import { drawCardName, keepsake } from '../kit/keepsake.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

/** A letter to close with: the guide's own note when there is one, and a card with the five numbers to keep. */
export function closingPage(content: Content, reading: Reading): Page {
  const { note, issuedOn, edits } = reading;
  return {
    name: 'closing',
    title: 'In closing',
    level: 2,
    body: closingLetter(content, {
      kicker: 'The end of the reading',
      note,
      words: words.closing,
      prompt: words.closingPrompt,
      issuedOn,
      edits,
      keepsake: fiveNumbersCard(content, reading),
    }),
  };
}

const CARD = 232;
const NAME_WIDTH = 250;

function fiveNumbersCard({ meaningOf }: Content, { chart, name }: Reading): Block {
  const alt = `Card to keep: ${CORE.map((key) => `${positions[key].name} ${chart[key].value}`).join(', ')}.`;
  return keepsake(CARD, alt, (pen, x, y) => {
    drawCardName(pen, name, x + 30, y + 46, NAME_WIDTH);
    pen.label(longDate(chart.birthDate), x + 30, y + 62, {
      voice: 'italic',
      size: 9.5,
      colour: 'brass',
      align: 'left',
    });
    CORE.forEach((key, at) => {
      const baseline = y + 90 + at * 25;
      drawSmallMedallion(pen, { x: x + 41, y: baseline - 3.4 }, 10.5, chart[key].value, {
        ink: 'starlight',
        line: 'brass',
        fill: null,
      });
      pen.label(positions[key].name, x + 62, baseline, {
        voice: 'heading',
        size: 9.6,
        colour: 'starlight',
        align: 'left',
      });
      pen.label(meaningOf(key, chart[key].value).title, x + 126, baseline, {
        voice: 'italic',
        size: 9.2,
        colour: 'brass',
        align: 'left',
      });
    });
    drawConstellation(pen, { x: x + 278, y: y + 34 }, 138, CARD - 72, coreDigits(chart), {
      line: 'brass',
      star: 'starlight',
      label: 'starlight',
    });
  });
}
