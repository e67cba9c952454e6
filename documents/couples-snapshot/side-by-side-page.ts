import type { Couple } from '../couples/couple.ts';
import { ladder } from '../couples/ladder.ts';
import { centredIn, glue } from '../kit/block.ts';
import { fitPage } from '../kit/fit-page.ts';
import { centredHead, divider } from '../kit/headings.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

const READING = 400;

export function sideBySidePage(couple: Couple): Page {
  const title = 'Two charts side by side';
  return {
    name: 'side-by-side',
    title,
    level: 1,
    body: fitPage(title, couple.edits, ({ type, say }) => [
      centredHead({ kicker: 'Five pairs at a glance', title }, type),
      glue(8, 0.5),
      centredIn(
        BODY.width,
        text(say('introduction', words.introduction), centred(type.body), READING),
        READING,
      ),
      glue(10, 0.5),
      divider(),
      glue(8),
      ladder(couple, type),
      glue(8),
      divider(),
      glue(8),
      centredIn(BODY.width, text(say('no-score', words.noScore), centred(type.lead), READING), READING),
    ]),
  };
}
