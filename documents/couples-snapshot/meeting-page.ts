import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import type { Couple } from '../couples/couple.ts';
import { familyColumns, familyFigure } from '../couples/family-blocks.ts';
import { familyVerdict, widestStep } from '../couples/family-words.ts';
import { glue, type Item } from '../kit/block.ts';
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

export function meetingPage(content: Content, couple: Couple): Page {
  const title = 'Where you meet, where you build';
  const note = couple.note
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean);
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
          text(content.site.guide, coloured(sized(type.lead, 22), 'gold'), BODY.width),
          text(`${longDate(couple.issuedOn)} · ${content.site.contactEmail}`, type.small, BODY.width),
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
