import type { LetterSystem, NameResult } from '../../numerology/index.ts';
import { type Block, beside, glue, stack } from '../kit/block.ts';
import { letterKey } from '../kit/figures/letter-key.ts';
import { letterTable } from '../kit/figures/letter-table.ts';
import { card } from '../kit/furniture.ts';
import { subhead } from '../kit/headings.ts';
import { aNumber } from '../kit/number-words.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import type { TypeScale } from '../kit/type-scale.ts';
import { SYSTEM_NAMES } from './business.ts';

/** A name counted in one table, with the table beside it. */
export function systemWorking(
  system: LetterSystem,
  number: NameResult,
  type: TypeScale,
  key = 112,
  width: number = BODY.width,
): Block {
  return card((inner) => {
    const room = inner - key - GUTTER;
    return beside(
      [
        {
          block: stack([
            subhead(`The name is ${aNumber(number.compound)}`, type, room, `${SYSTEM_NAMES[system]} table`),
            glue(8, 0),
            letterTable(number.working, room),
          ]),
          width: room,
        },
        { block: letterKey(system, key), width: key },
      ],
      GUTTER,
      'middle',
    );
  }, width);
}
