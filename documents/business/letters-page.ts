import { type Block, beside, centredIn, fill, glue, type Item, stack } from '../kit/block.ts';
import { medallion } from '../kit/figures/medallion.ts';
import { fitPage } from '../kit/fit-page.ts';
import { chapterHead, divider } from '../kit/headings.ts';
import { aNumber, listed } from '../kit/number-words.ts';
import type { Say } from '../kit/paragraphs.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred, type TypeScale } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import { type Business, leadingNumber, otherSystem, SYSTEM_NAMES, secondNumber } from './business.ts';
import { systemWorking } from './system-working.ts';

const words = {
  letters:
    'This is how the name was counted, letter by letter. Legal endings such as Ltd or GmbH stay off, since no customer says them aloud. Each word is summed and reduced, keeping 11, 22 and 33; then the words are added.',
  agree: (digit: number) =>
    `Both tables come to ${digit}. The name says one thing, and says it twice, which makes it easy to live up to and hard to disguise.`,
  differ: (first: number, second: number) =>
    `One table hears ${aNumber(first)} in this name, the other ${aNumber(second)}. Read what each of them promises, and ask which of the two gets up first in the morning, and which one locks the door at night.`,
  debts: (debts: string) =>
    `On its way down a total passes through ${debts}. Tradition calls that a debt; read it as the place where this name will be asked to do things properly.`,
};

/** The name counted in both tables, with the tables beside it. */
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
