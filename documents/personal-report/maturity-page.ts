import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import type { LetterTally } from '../../numerology/index.ts';
import { itemAt } from '../../shared/lists.ts';
import { type Block, beside, glue, stack } from '../kit/block.ts';
import { smallMedallion } from '../kit/figures/medallion.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { longReading, paragraphs, phraseList } from '../kit/furniture.ts';
import { chapterHead, divider, hairline, subhead } from '../kit/headings.ts';
import { listed } from '../kit/number-words.ts';
import type { Said } from '../kit/paragraphs.ts';
import { type SaidMeaning, sayMeaning } from '../kit/say-meaning.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { sized } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

const HALF = (BODY.width - GUTTER) / 2;

export function maturityPage(content: Content, { chart, edits }: Reading): Page {
  const { maturity, balance, letters } = chart;
  const title = 'Maturity, Balance, Hidden Passion';
  return {
    name: 'maturity',
    title,
    level: 2,
    body: fitPage(
      title,
      edits,
      (draft) => {
        const { type, say, detail } = draft;
        const ripe = sayMeaning(say, 'maturity', content.meaningOf('maturity', maturity.value));
        const steady = sayMeaning(say, 'balance', content.meaningOf('balance', balance.value));
        return [
          chapterHead({ kicker: 'The quieter numbers', title }, { ...type, title: sized(type.title, 26) }),
          glue(7, 0.5),
          divider(),
          glue(8),
          traitHead(`${positions.maturity.name} · ${maturity.compound}`, maturity.value, ripe, draft),
          glue(6, 0.5),
          beside(
            [
              { block: maturityText(ripe, draft), width: MAIN.width },
              { block: maturityMargin(ripe, draft), width: MARGIN.width },
            ],
            GUTTER,
          ),
          glue(9),
          hairline(),
          glue(9),
          beside(
            [
              {
                block: balanceBlock(
                  balance.value,
                  `${positions.balance.name} · ${balance.compound}`,
                  steady,
                  draft,
                ),
                width: HALF,
              },
              { block: passions(content, letters, draft), width: HALF },
            ],
            GUTTER,
          ),
          detail === 0 ? glue(4) : null,
        ];
      },
      { details: 4 },
    ),
  };
}

function traitHead(kicker: string, value: number, said: SaidMeaning, { type }: Draft): Block {
  const indent = 66;
  const width = BODY.width - indent;
  return beside(
    [
      { block: smallMedallion(25, value, kicker), width: indent },
      {
        block: stack([
          subhead(said.title, type, width, kicker),
          glue(2, 0),
          text(said.essence, type.aside, width),
        ]),
        width,
      },
    ],
    0,
    'middle',
  );
}

function maturityText({ long, short }: SaidMeaning, { type, detail }: Draft): Block {
  if (detail === 3) return text(short, type.body, MAIN.width);
  return longReading(long, type, MAIN.width);
}

function maturityMargin({ strengths, cautions }: SaidMeaning, { type }: Draft): Block {
  const { width } = MARGIN;
  return stack([
    phraseList('What ripens', strengths, 'star', type, width),
    glue(10, 0),
    phraseList('What to watch', cautions, 'crescent', type, width),
  ]);
}

function balanceBlock(value: number, kicker: string, said: SaidMeaning, { type, detail }: Draft): Block {
  const body =
    detail === 0 ? [...said.long, said.exercise] : detail === 1 ? said.long : [said.short, said.exercise];
  return stack([smallHead(value, kicker, said.title, type), glue(4, 0), paragraphs(body, type.body, HALF)]);
}

function smallHead(value: number, kicker: string, title: string, type: Draft['type']): Block {
  const indent = 46;
  return beside(
    [
      { block: smallMedallion(18, value, kicker), width: indent },
      { block: subhead(title, type, HALF - indent, kicker), width: HALF - indent },
    ],
    0,
    'middle',
  );
}

/** Somebody with a short name may have many leading numbers; the more they are, the less is said of each. */
function passions(
  { meaningOf }: Content,
  { hiddenPassions: all, tally }: LetterTally,
  { type, say, detail }: Draft,
): Block {
  const repeats = tally.some(({ count }) => count > 1);
  const kicker = `${positions.hiddenPassion.name} · ${listed(all)}`;
  const said = all.map((number) =>
    sayMeaning(say, `hidden-passion-${number}`, meaningOf('hiddenPassion', number)),
  );
  const [only] = said;
  if (said.length === 1 && only && repeats) {
    const body =
      detail === 0 ? [...only.long, only.exercise] : detail === 1 ? only.long : [only.short, only.exercise];
    return stack([
      smallHead(itemAt(all, 0), kicker, only.title, type),
      glue(4, 0),
      paragraphs(body, type.body, HALF),
    ]);
  }
  const small = { ...type.small, colour: 'ink' as const };
  const told = (at: number, short: Said, essence: string) => {
    if (said.length === 2 && detail < 3 && repeats) return text(short, small, HALF);
    return said.length <= 5 && text(say(`hidden-passion-${all[at]}.essence`, essence), small, HALF);
  };
  return stack([
    subhead(repeats ? 'Talents that take turns' : 'No number leads', type, HALF, kicker),
    glue(3, 0),
    text(say('hidden-passion.several', several(all, repeats)), type.small, HALF),
    ...said.flatMap(({ title, short, essence }, at) => [
      glue(5, 0),
      text(`${all[at]} · ${title}`, type.smallStrong, HALF),
      told(at, short, essence),
    ]),
  ]);
}

/** A name without a repeated number has no leader, whatever the count says. */
function several(all: readonly number[], repeats: boolean): string {
  if (repeats) return words.passionMany(listed(all));
  return all.length === 1 ? words.passionAlone(itemAt(all, 0)) : words.passionOnce(listed(all));
}
