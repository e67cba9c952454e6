import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { askedPage, askedWords } from '../asked/asked-page.ts';
import { answersForTwo } from '../couples/asked.ts';
import type { Couple } from '../couples/couple.ts';
import { familyColumns, familyFigure } from '../couples/family-blocks.ts';
import { familyVerdict, widestStep } from '../couples/family-words.ts';
import { glue, type Item } from '../kit/block.ts';
import { paragraphsOf } from '../kit/closing-letter.ts';
import { longDate } from '../kit/dates.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import { chapterHead, divider, label } from '../kit/headings.ts';
import { listed } from '../kit/number-words.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { coloured, sized } from '../kit/type-scale.ts';
import { prompt } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

/** What the two asked, answered; who asked nothing sees where they meet, with three sentences to finish. */
export function lastPage(content: Content, couple: Couple): Page {
  const answers = answersForTwo(couple);
  if (answers.length === 0) return meetingPage(content, couple);
  return askedPage(answers, {
    edits: couple.edits,
    introduction: askedWords.forTwo,
    level: 1,
    closing: (draft): Item[] => [
      divider(),
      glue(6, 0),
      text(draft.say('widest', widest(couple)), draft.type.body, BODY.width),
      glue(6, 0),
      paragraphs(paragraphsOf(couple.note), draft.type.body, BODY.width),
      glue(6, 0),
      ...signature(content, couple, draft),
    ],
  });
}

function signature({ site }: Content, { issuedOn }: Couple, { type }: Draft): Item[] {
  return [
    text(site.guide, coloured(sized(type.lead, 22), 'gold'), BODY.width),
    text(`${longDate(issuedOn)} · ${site.contactEmail}`, type.small, BODY.width),
  ];
}

function meetingPage(content: Content, couple: Couple): Page {
  const title = 'Where you meet, where you build';
  const note = paragraphsOf(couple.note);
  return {
    name: 'meeting',
    title,
    level: 1,
    body: fitPage(
      title,
      couple.edits,
      (draft) => {
        const { type, say, detail } = draft;
        const closing = words.closing.map((paragraph, at) => say(`closing.${at + 1}`, paragraph));
        return [
          chapterHead({ kicker: 'Families and bridges', title }, { ...type, title: sized(type.title, 27) }),
          glue(14),
          familyFigure(couple, 64, type),
          glue(8),
          familyColumns(content, draft),
          glue(12),
          text(say('families', familyVerdict(couple.reading)), type.body, BODY.width),
          glue(6),
          text(say('widest', widest(couple)), type.body, BODY.width),
          glue(12),
          divider(),
          glue(8),
          ...(detail < 2 || note.length === 0 ? yours(draft) : []),
          note.length > 0
            ? paragraphs(note, detail < 2 ? type.lead : type.body, BODY.width)
            : paragraphs(detail === 0 ? closing : closing.slice(0, 1), type.lead, BODY.width),
          glue(10),
          ...signature(content, couple, draft),
        ];
      },
      { details: 3 },
    ),
  };
}

function widest({ reading }: Couple): string {
  const { keys, steps } = widestStep(reading);
  if (steps === 0) return words.noBridge;
  const places = keys.map((place) => positions[place].name);
  return places.length === 1
    ? words.widest(places.join(), steps)
    : words.widestSeveral(listed(places), steps);
}

function yours({ type, say }: Draft): Item[] {
  return [
    label(words.yours, type, BODY.width),
    ...words.prompts.flatMap((start, at): Item[] => [
      glue(4, 0.5),
      prompt(say(`prompt.${at + 1}`, start), 1, type.strong, BODY.width),
    ]),
    glue(12),
  ];
}
