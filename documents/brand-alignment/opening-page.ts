import type { Content } from '../../content/make-content.ts';
import { askedPage, askedWords } from '../asked/asked-page.ts';
import { answersForBusiness } from '../business/asked.ts';
import type { Business } from '../business/business.ts';
import { fill, glue, type Item } from '../kit/block.ts';
import { paragraphsOf } from '../kit/closing-letter.ts';
import { contentsHead, contentsList } from '../kit/contents-page.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { longReading, paragraphs } from '../kit/furniture.ts';
import { divider, sectionHead } from '../kit/headings.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { prompt } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

/** Contents, how to work with the pages, and three lines to begin with; the guide's note goes before them. */
/** What the buyer asked, answered before the work begins; who asked nothing finds contents and instructions. */
export function openingPage(content: Content, business: Business): Page {
  const answers = answersForBusiness(business);
  if (answers.length === 0) return contentsPage(content, business);
  const noted = paragraphsOf(business.note);
  return askedPage(answers, {
    edits: business.edits,
    introduction: askedWords.forBusiness,
    level: 1,
    closing: (draft) => [
      divider(),
      glue(6, 0),
      ...(noted.length > 0
        ? noteOf(content, noted, draft)
        : [text(draft.say('how-to-work.1', words.howToWork[0]), draft.type.small, BODY.width)]),
    ],
  });
}

function contentsPage(content: Content, { edits, note }: Business): Page {
  const noted = paragraphsOf(note);
  return {
    name: 'contents',
    title: 'How to work with these pages',
    level: 1,
    body: (contents) =>
      fitPage(
        'Contents',
        edits,
        (draft) => [
          contentsHead('What is inside', draft.type),
          glue(6, 0),
          divider(),
          glue(8, 0),
          contentsList(contents),
          glue(10),
          divider(),
          glue(8),
          ...(draft.detail < 2 ? howToWork(draft) : []),
          ...(noted.length > 0 ? noteOf(content, noted, draft) : []),
          ...(draft.detail < 2 ? beginning(draft) : []),
          fill(),
        ],
        { details: noted.length > 0 ? 3 : 1 },
      ),
  };
}

function howToWork({ type, say }: Draft): Item[] {
  return [
    sectionHead('How to work with these pages', type, BODY.width),
    glue(5),
    longReading(
      words.howToWork.map((paragraph, at) => say(`how-to-work.${at + 1}`, paragraph)),
      type,
      BODY.width,
    ),
    glue(12),
  ];
}

function noteOf({ site }: Content, noted: readonly string[], { type }: Draft): Item[] {
  return [
    sectionHead(words.note(site.guide), type, BODY.width),
    glue(5),
    paragraphs(noted, type.lead, BODY.width),
    glue(12),
  ];
}

function beginning({ type, say, detail }: Draft): Item[] {
  return [
    sectionHead(words.begin, type, BODY.width),
    ...words.beginPrompts
      .slice(0, detail === 0 ? 3 : 1)
      .flatMap((asked, at): Item[] => [
        glue(5),
        prompt(say(`begin.${at + 1}`, asked), 2, type.strong, BODY.width),
      ]),
  ];
}
