import type { Content } from '../../content/make-content.ts';
import { centredIn, glue } from '../kit/block.ts';
import { fitPage } from '../kit/fit-page.ts';
import { centredHead, divider } from '../kit/headings.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import type { Couple } from './couple.ts';
import { ladder } from './ladder.ts';

const READING = 400;

export interface LadderPage {
  name: string;
  kicker: string;
  title: string;
  introduction: string;
  foot: string;
}

/** The five pairs as bridges, with a few words above and below. */
export function ladderPage(
  content: Content,
  couple: Couple,
  { name, kicker, title, introduction, foot }: LadderPage,
): Page {
  return {
    name,
    title,
    level: 1,
    body: fitPage(
      title,
      couple.edits,
      ({ type, say, detail }) => [
        centredHead({ kicker, title }, type),
        glue(8, 0.5),
        centredIn(
          BODY.width,
          text(say(`${name}.introduction`, introduction), centred(type.body), READING),
          READING,
        ),
        glue(10, 0.5),
        divider(),
        glue(8),
        ladder(content, couple, type),
        glue(8),
        detail === 0 && divider(),
        glue(8),
        detail === 0 &&
          centredIn(BODY.width, text(say(`${name}.foot`, foot), centred(type.lead), READING), READING),
      ],
      { details: 2 },
    ),
  };
}
