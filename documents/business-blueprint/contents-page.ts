import type { Business } from '../business/business.ts';
import { fill, glue } from '../kit/block.ts';
import { contentsHead, contentsList } from '../kit/contents-page.ts';
import { fitPage } from '../kit/fit-page.ts';
import { longReading } from '../kit/furniture.ts';
import { divider, sectionHead } from '../kit/headings.ts';
import { BODY } from '../kit/sheet.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

export function contentsPage({ edits }: Business): Page {
  return {
    name: 'contents',
    title: 'The name',
    level: 1,
    body: (contents) =>
      fitPage('Contents', edits, ({ type, say }) => [
        contentsHead('What is inside', type),
        glue(8, 0),
        divider(),
        glue(12, 0),
        contentsList(contents),
        fill(14),
        divider(),
        glue(10),
        sectionHead('How to read these pages', type, BODY.width),
        glue(6),
        longReading(
          words.howToRead.map((paragraph, at) => say(`how-to-read.${at + 1}`, paragraph)),
          type,
          BODY.width,
        ),
      ]),
  };
}
