import type { Content } from '../../content/make-content.ts';
import { ends } from '../../shared/lists.ts';
import type { Block } from '../kit/block.ts';
import { closingLetter } from '../kit/closing-letter.ts';
import { drawMedallion, drawSmallMedallion, ON_MIDNIGHT } from '../kit/figures/medallion.ts';
import { drawCardName, keepsake } from '../kit/keepsake.ts';
import { leadingYear, type MonthAhead } from '../kit/months-ahead.ts';
import { BODY } from '../kit/sheet.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

export function closingPage(content: Content, reading: Reading, months: readonly MonthAhead[]): Page {
  const { note, issuedOn, edits } = reading;
  return {
    name: 'closing',
    title: 'In closing',
    level: 1,
    body: closingLetter(content, {
      kicker: 'Until we speak',
      note,
      words: words.closing,
      prompt: words.closingPrompt,
      issuedOn,
      edits,
      keepsake: yearCard(reading, months),
    }),
  };
}

const CARD = 196;
const NAME_WIDTH = 270;
const IN_A_ROW = 6;

/** The year to keep in a wallet: its number, and twelve months in two rows. */
function yearCard({ name }: Reading, months: readonly MonthAhead[]): Block {
  const [first, last] = ends(months);
  const year = leadingYear(months).personalYear.value;
  const alt = `Card to keep: personal year ${year}; ${months.map((ahead) => `${ahead.name} ${ahead.month.personalMonth.value}`).join(', ')}.`;
  return keepsake(CARD, alt, (pen, x, y) => {
    const line = { voice: 'italic', size: 9.6, colour: 'brass', align: 'left' } as const;
    drawCardName(pen, name, x + 30, y + 46, NAME_WIDTH);
    pen.label(`${first.name} ${first.year} to ${last.name} ${last.year}`, x + 30, y + 63, line);
    drawMedallion(pen, { x: x + BODY.width - 66, y: y + 58 }, 34, year, ON_MIDNIGHT);
    const step = (BODY.width - 90) / IN_A_ROW;
    months.forEach(({ name: month, month: { personalMonth } }, at) => {
      const centre = { x: x + 44 + (at % IN_A_ROW) * step, y: y + 122 + Math.floor(at / IN_A_ROW) * 38 };
      drawSmallMedallion(pen, centre, 12, personalMonth.value, {
        ink: 'starlight',
        line: 'brass',
        fill: null,
      });
      pen.label(month.slice(0, 3).toUpperCase(), centre.x + 18, centre.y + 2.4, {
        voice: 'strong',
        size: 6,
        colour: 'brass',
        align: 'left',
        tracking: 1,
      });
    });
  });
}
