import type { CoreNumber } from '../../content/meanings/index.ts';
import { type Block, beside, glue, type Item, stack } from '../kit/block.ts';
import type { Draft } from '../kit/fit-page.ts';
import { card, longReading, phraseList } from '../kit/furniture.ts';
import { label } from '../kit/headings.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { coloured } from '../kit/type-scale.ts';
import { voices } from './voices.ts';

/** How a name's number speaks, what it would say and how it likes to look. */
export function voiceBlocks(id: string, value: CoreNumber, draft: Draft): Item[] {
  const { type, say } = draft;
  const voice = voices[value];
  return [
    beside(
      [
        {
          block: stack([
            label('How it speaks', type, MAIN.width),
            glue(3, 0),
            longReading([say(`${id}.tone`, voice.tone)], type, MAIN.width),
            glue(11, 0),
            label('How it looks', type, MAIN.width),
            glue(3, 0),
            text(say(`${id}.look`, voice.look), type.body, MAIN.width),
          ]),
          width: MAIN.width,
        },
        {
          block: phraseList(
            'What it leaves out',
            voice.avoids.map((phrase, at) => say(`${id}.avoids.${at + 1}`, phrase)),
            'crescent',
            type,
            MARGIN.width,
          ),
          width: MARGIN.width,
        },
      ],
      GUTTER,
    ),
    glue(12),
    sayings(id, voice.says, draft),
  ];
}

/** Three sentences the name could say, as if lettered on a board. */
function sayings(id: string, says: readonly string[], { type, say }: Draft): Block {
  return card(
    (width) =>
      stack([
        label('What it might say', type, width),
        ...says.flatMap((saying, at): Item[] => [
          glue(5, 0),
          text(say(`${id}.says.${at + 1}`, saying), coloured(type.lead, 'plum'), width, {
            tag: 'BlockQuote',
          }),
        ]),
      ]),
    BODY.width,
    { fill: 'sunken' },
  );
}
