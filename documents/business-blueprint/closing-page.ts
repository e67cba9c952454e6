import type { Content } from '../../content/make-content.ts';
import {
  type Business,
  isOpen,
  leadingNumber,
  otherSystem,
  SYSTEM_NAMES,
  secondNumber,
} from '../business/business.ts';
import type { Block } from '../kit/block.ts';
import { closingLetter } from '../kit/closing-letter.ts';
import { longDate } from '../kit/dates.ts';
import { drawMedallion, ON_MIDNIGHT } from '../kit/figures/medallion.ts';
import { drawCardName, keepsake } from '../kit/keepsake.ts';
import { BODY } from '../kit/sheet.ts';
import { shortened } from '../kit/text-block.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

export function closingPage(content: Content, business: Business): Page {
  const { note, issuedOn, edits } = business;
  return {
    name: 'closing',
    title: 'In closing',
    level: 1,
    body: closingLetter(content, {
      kicker: isOpen(business) ? 'Before anything is changed' : 'Before the sign is painted',
      note,
      words: words.closing(business.trade.label, isOpen(business)),
      prompt: words.closingPrompt(business.trade.label),
      issuedOn,
      edits,
      keepsake: nameCard(business),
    }),
  };
}

const CARD = 176;
const ROOM = 250;

function nameCard(business: Business): Block {
  const { trade, owner, chart, launchDate } = business;
  const numbers = [
    [SYSTEM_NAMES[chart.system], leadingNumber(business).value],
    [SYSTEM_NAMES[otherSystem(business)], secondNumber(business).value],
  ] as const;
  const alt = `Card to keep: ${numbers.map(([system, value]) => `${system} ${value}`).join(', ')}.`;
  return keepsake(CARD, alt, (pen, x, y) => {
    const line = { voice: 'italic', size: 10, colour: 'brass', align: 'left' } as const;
    drawCardName(pen, trade.label, x + 30, y + 70, ROOM);
    pen.label(shortened(`with ${owner}`, 'italic', 10, ROOM), x + 30, y + 90, line);
    if (launchDate) pen.label(`opening day ${longDate(launchDate)}`, x + 30, y + 106, line);
    numbers.forEach(([system, value], at) => {
      const centre = { x: x + BODY.width - 150 + at * 82, y: y + 78 };
      drawMedallion(pen, centre, 34, value, ON_MIDNIGHT);
      pen.label(system.toUpperCase(), centre.x, y + 132, {
        voice: 'strong',
        size: 6,
        colour: 'brass',
        tracking: 1,
      });
    });
  });
}
