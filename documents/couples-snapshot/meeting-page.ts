import { meaningOf, positions } from '../../content/meanings/index.ts';
import { site } from '../../content/site.ts';
import { TRIADS, type Triad } from '../../domain/numerology/index.ts';
import { type Couple, triadKey } from '../couples/couple.ts';
import { familyVerdict, widestStep } from '../couples/family-words.ts';
import { type Block, beside, glue, type Item, stack } from '../kit/block.ts';
import { coreDigits } from '../kit/core-numbers.ts';
import { longDate } from '../kit/dates.ts';
import { threeFamilies } from '../kit/figures/three-families.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import { chapterHead, divider, label } from '../kit/headings.ts';
import { listed } from '../kit/number-words.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred, coloured, sized } from '../kit/type-scale.ts';
import { prompt } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

const COLUMN = (BODY.width - 40) / 3;

export function meetingPage(couple: Couple): Page {
  const title = 'Where you meet, where you build';
  const { first, second } = couple.reading;
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
          threeFamilies(coreDigits(first), coreDigits(second), BODY.width, 64),
          glue(6, 0),
          text(key(couple), centred(type.fine), BODY.width, { tag: 'Caption' }),
          glue(8),
          beside(
            (['mind', 'business', 'creative'] as const).map((triad) => ({
              block: family(triad, draft),
              width: COLUMN,
            })),
            20,
          ),
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
          text(site.guide, coloured(sized(type.lead, 22), 'gold'), BODY.width),
          text(`${longDate(couple.issuedOn)} · ${site.contactEmail}`, type.small, BODY.width),
        ];
      },
      { details: 3 },
    ),
  };
}

function key({ called }: Couple): string {
  return `Stars are the numbers of ${lower(called[0])}, crescents those of ${lower(called[1])}.`;
}

const lower = (called: string) => called.replace(/^The (?=first|second)/, 'the ');

function family(triad: Triad, { type, say }: Draft): Block {
  const { title, essence } = meaningOf('triads', triadKey(triad));
  return stack([
    text(TRIADS[triad].join(' · '), centred(type.kicker), COLUMN, { tag: 'Caption' }),
    text(title, centred(sized(type.subtitle, 12)), COLUMN, { tag: 'H2' }),
    glue(2, 0),
    text(say(`family.${triad}`, essence), centred(type.small), COLUMN),
  ]);
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
