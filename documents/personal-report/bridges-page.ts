import type { Content } from '../../content/make-content.ts';
import { type NumberIn, positions } from '../../content/meanings/index.ts';
import type { Bridge } from '../../numerology/index.ts';
import { type Block, beside, centredIn, glue, stack } from '../kit/block.ts';
import { bridgeDiagram } from '../kit/figures/bridge-diagram.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import { chapterHead, subhead } from '../kit/headings.ts';
import { titleOfNumber } from '../kit/number-words.ts';
import { sayMeaning } from '../kit/say-meaning.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { table } from '../kit/table.ts';
import { text } from '../kit/text-block.ts';
import { centred, coloured } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

export function bridgesPage(content: Content, reading: Reading): Page {
  const { chart, edits } = reading;
  const half = (BODY.width - GUTTER) / 2;
  const [first, second, ...others] = chart.bridges as [Bridge, Bridge, ...Bridge[]];
  return {
    name: 'bridges',
    title: 'How they work together',
    level: 2,
    body: fitPage(
      'How they work together',
      edits,
      (draft) => {
        const { type, say } = draft;
        return [
          chapterHead({ kicker: 'The five at one table', title: 'How they work together' }, type),
          glue(8),
          text(say('bridges.introduction', words.together), type.lead, BODY.width),
          glue(12),
          bridgeDiagram(
            (['life-path', 'expression', 'soul-urge', 'personality'] as const).map((name) => ({
              name,
              label: titleOfNumber(name),
              value: valueIn(name, reading),
            })),
            chart.bridges,
            BODY.width,
            draft.detail === 0 ? 196 : 176,
          ),
          glue(10),
          centredIn(
            BODY.width,
            text(say('bridges.position', positions.bridges.explanation), centred(type.small), 390),
            390,
          ),
          glue(12),
          beside(
            [
              { block: classicBridge(content, first, false, half, draft), width: half },
              {
                block: classicBridge(
                  content,
                  second,
                  first.number.value === second.number.value,
                  half,
                  draft,
                ),
                width: half,
              },
            ],
            GUTTER,
          ),
          glue(14),
          table(
            [
              { title: 'Also between', share: 32, style: type.smallStrong },
              { title: 'Bridge', share: 9, align: 'centre', style: coloured(type.smallStrong, 'plum') },
              { title: 'What makes the walk shorter', share: 59, style: coloured(type.small, 'ink') },
            ],
            otherBridges(content, others),
            type,
            BODY.width,
          ),
        ];
      },
      { details: 3 },
    ),
  };
}

function valueIn(name: 'life-path' | 'expression' | 'soul-urge' | 'personality', { chart }: Reading): number {
  return {
    'life-path': chart.lifePath,
    expression: chart.expression,
    'soul-urge': chart.soulUrge,
    personality: chart.personality,
  }[name].value;
}

/** Bridges of the same width share a text, so that nobody reads a sentence twice on one page. */
function otherBridges({ meaningOf }: Content, bridges: readonly Bridge[]): string[][] {
  const widths = [...new Set(bridges.map(({ number }) => number.value))];
  return widths.map((width) => {
    const pairs = bridges.filter(({ number }) => number.value === width);
    return [
      pairs.map(({ between }) => between.map(titleOfNumber).join(' and ')).join('\n'),
      String(width),
      meaningOf('bridges', width as NumberIn<'bridges'>).essence,
    ];
  });
}

function classicBridge(
  { meaningOf }: Content,
  { between, number }: Bridge,
  isRepeated: boolean,
  width: number,
  { type, detail, say }: Draft,
): Block {
  const said = sayMeaning(
    say,
    `bridges.${between.join('-')}`,
    meaningOf('bridges', number.value as NumberIn<'bridges'>),
  );
  const fullest = isRepeated ? [said.short, said.exercise] : said.long;
  const shorter = isRepeated ? said.long.slice(0, 1) : [said.short];
  return stack([
    subhead(said.title, type, width, `${between.map(titleOfNumber).join(' and ')} · bridge ${number.value}`),
    glue(4, 0),
    paragraphs(
      detail === 0 ? fullest : detail === 1 ? [...shorter, ...(isRepeated ? [] : [said.exercise])] : shorter,
      type.body,
      width,
    ),
  ]);
}
