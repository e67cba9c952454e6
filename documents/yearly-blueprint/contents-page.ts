import { fill, glue } from '../kit/block.ts';
import { contentsHead, contentsList } from '../kit/contents-page.ts';
import { fitPage } from '../kit/fit-page.ts';
import { divider } from '../kit/headings.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';

export function contentsPage({ edits }: Reading): Page {
  return {
    name: 'contents',
    title: 'The year',
    level: 1,
    body: (contents) =>
      fitPage('Contents', edits, ({ type }) => [
        contentsHead('What is inside', type),
        glue(8, 0),
        divider(),
        glue(14, 0),
        contentsList(contents),
        fill(),
      ]),
  };
}
