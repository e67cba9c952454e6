import { positions } from '../../content/meanings/index.ts';
import {
  type Business,
  leadingNumber,
  otherSystem,
  SYSTEM_NAMES,
  secondNumber,
} from '../business/business.ts';
import { systemWorking } from '../business/system-working.ts';
import { type Block, beside, centredIn, fill, glue, type Item, stack } from '../kit/block.ts';
import { medallion } from '../kit/figures/medallion.ts';
import { fitPage } from '../kit/fit-page.ts';
import { chapterHead, divider } from '../kit/headings.ts';
import { listed } from '../kit/number-words.ts';
import type { Say } from '../kit/paragraphs.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred, type TypeScale } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

export function lettersPage(business: Business): Page {
  const title = 'The name, letter by letter';
  const { chart, trade, edits } = business;
  const debts = [...new Set(trade.karmicDebts.map(({ debt }) => debt))];
  return {
    name: 'letters',
    title,
    level: 2,
    body: fitPage(
      title,
      edits,
      ({ type, say, detail }) => [
        chapterHead({ kicker: trade.label, title }, type),
        glue(6, 0.5),
        text(say('letters.introduction', words.letters), type.lead, BODY.width),
        glue(12),
        systemWorking(chart.system, leadingNumber(business), type, detail === 0 ? 118 : 92),
        glue(10),
        systemWorking(otherSystem(business), secondNumber(business), type, detail === 0 ? 118 : 92),
        glue(12),
        divider(),
        glue(10),
        detail < 2 ? twoNumbers(business, type) : null,
        detail < 2 ? glue(10) : null,
        ...verdict(business, say, type),
        debts.length > 0 ? glue(6) : null,
        debts.length > 0
          ? text(say('letters.debts', words.debts(listed(debts))), centred(type.body), BODY.width)
          : null,
        fill(),
        detail === 0
          ? text(say('letters.position', positions.businessName.explanation), centred(type.small), BODY.width)
          : null,
      ],
      { details: 3 },
    ),
  };
}

function verdict(business: Business, say: Say, type: TypeScale): Item[] {
  const [first, second] = [leadingNumber(business).digit, secondNumber(business).digit];
  const content = first === second ? words.agree(first) : words.differ(first, second);
  return [text(say('letters.verdict', content), centred(type.lead), BODY.width)];
}

function twoNumbers(business: Business, type: TypeScale): Block {
  const [radius, width, gap] = [38, 130, 30];
  const one = (system: string, value: number) => ({
    block: stack([
      centredIn(width, medallion(radius, value, `${system}: ${value}`), radius * 2),
      glue(5, 0),
      text(system.toUpperCase(), centred(type.kicker), width, { tag: 'Caption' }),
    ]),
    width,
  });
  const both = beside(
    [
      one(SYSTEM_NAMES[business.chart.system], leadingNumber(business).value),
      one(SYSTEM_NAMES[otherSystem(business)], secondNumber(business).value),
    ],
    gap,
  );
  return centredIn(BODY.width, both, 2 * width + gap);
}
