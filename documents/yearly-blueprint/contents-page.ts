import { itemAt } from '../../shared/lists.ts';
import { fill, glue } from '../kit/block.ts';
import { contentsHead, contentsList } from '../kit/contents-page.ts';
import { moonsOf, twelveMoons } from '../kit/figures/twelve-moons.ts';
import { fitPage } from '../kit/fit-page.ts';
import { divider } from '../kit/headings.ts';
import type { MonthAhead } from '../kit/months-ahead.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

export function contentsPage({ edits }: Reading, months: readonly MonthAhead[]): Page {
  const first = itemAt(months, 0);
  return {
    name: 'contents',
    title: 'The year',
    level: 1,
    body: (contents) =>
      fitPage('Contents', edits, ({ type, say }) => [
        contentsHead('What is inside', type),
        glue(8, 0),
        divider(),
        glue(14, 0),
        contentsList(contents),
        fill(16),
        twelveMoons(moonsOf(months), null, BODY.width),
        glue(6, 0),
        text(
          say('contents.moons', words.moons(`${first.name} ${first.year}`)),
          centred(type.aside),
          BODY.width,
        ),
      ]),
  };
}
