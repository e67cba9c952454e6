import type { Content } from '../../content/make-content.ts';
import type { RankedBusinessName } from '../../numerology/index.ts';
import { itemAt } from '../../shared/lists.ts';
import { type Business, SYSTEM_NAMES } from '../business/business.ts';
import { letterBoxes } from '../business/letter-boxes.ts';
import { shortlistTable } from '../business/shortlist-table.ts';
import { type Block, beside, fill, glue, type Item, stack } from '../kit/block.ts';
import { clipped } from '../kit/clipped.ts';
import { letterKey } from '../kit/figures/letter-key.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { chapterHead, divider, label, subhead } from '../kit/headings.ts';
import { listed } from '../kit/number-words.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { prompt } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

const HALF = (BODY.width - GUTTER) / 2;

/** The other names beside this one; with a single name, room to count a second by hand. */
export function shortlistPage(content: Content, business: Business): Page {
  const isList = business.shortlist.length > 1;
  const title = isList ? 'The shortlist' : words.tryName.title;
  return {
    name: 'shortlist',
    title,
    level: 1,
    body: fitPage(
      title,
      business.edits,
      (draft) => (isList ? ranking(content, business, title, draft) : workbench(title, draft)),
      { details: 5 },
    ),
  };
}

function ranking(content: Content, { shortlist, chart }: Business, title: string, draft: Draft): Item[] {
  const { type, say } = draft;
  const first = shortlist.filter(({ rank }) => rank === 1).map(({ label: name }) => name);
  return [
    chapterHead({ kicker: 'Name beside name', title }, type),
    glue(6, 0.5),
    text(say('shortlist.introduction', words.shortlist), type.lead, BODY.width),
    glue(6),
    shortlistTable(shortlist, type),
    glue(10),
    text(
      say('shortlist.verdict', first.length > 1 ? words.tie(listed(first)) : words.leader(itemAt(first, 0))),
      type.lead,
      BODY.width,
    ),
    glue(12),
    divider(),
    glue(8),
    label(`What each promises, by the ${SYSTEM_NAMES[chart.system]} table`, type, BODY.width),
    glue(6),
    ...promises(content, shortlist, chart.system, draft),
    ...(draft.detail % 2 === 0 && draft.detail < 4
      ? [glue(14), prompt(say('shortlist.come-back', words.comeBack), 4, type.strong, BODY.width)]
      : []),
    fill(),
  ];
}

/** Two to a row. Names with the same number share one reading. */
function promises(
  { meaningOf }: Content,
  names: readonly RankedBusinessName[],
  system: 'pythagorean' | 'chaldean',
  { type, say, detail }: Draft,
): Item[] {
  const values = [...new Set(names.map(({ numbers }) => numbers[system].value))];
  const blocks = values.map((value): Block => {
    const { title, essence, short } = meaningOf('businessName', value);
    const own = names.filter(({ numbers }) => numbers[system].value === value);
    return stack([
      subhead(title, type, HALF, `${value} · ${own.map(({ label: name }) => clipped(name, 90)).join(', ')}`),
      detail < 4 ? glue(2, 0) : null,
      detail < 4
        ? text(say(`shortlist.promise.${value}`, essence), { ...type.small, colour: 'ink' }, HALF)
        : null,
      detail < 2 ? glue(3, 0) : null,
      detail < 2
        ? text(say(`shortlist.character.${value}`, short), { ...type.small, colour: 'ink' }, HALF)
        : null,
    ]);
  });
  return Array.from({ length: Math.ceil(blocks.length / 2) }, (_, row) =>
    beside(
      blocks.slice(row * 2, row * 2 + 2).map((block) => ({ block, width: HALF })),
      GUTTER,
    ),
  ).flatMap((row, at): Item[] => (at > 0 ? [glue(9), row] : [row]));
}

function workbench(title: string, { type, say }: Draft): Item[] {
  const key = 128;
  const width = BODY.width - key * 2 - GUTTER * 2;
  return [
    chapterHead({ kicker: 'A second name', title }, type),
    glue(6, 0.5),
    text(say('try-name.introduction', words.tryName.lead), type.lead, BODY.width),
    glue(14),
    beside(
      [
        {
          block: stack(
            words.tryName.steps.flatMap((step, at): Item[] => [
              at > 0 ? glue(7, 0) : null,
              text(say(`try-name.step.${at + 1}`, `${at + 1}. ${step}`), type.small, width),
            ]),
          ),
          width,
        },
        ...(['pythagorean', 'chaldean'] as const).map((system) => ({
          block: stack([label(SYSTEM_NAMES[system], type, key), glue(4, 0), letterKey(system, key)]),
          width: key,
        })),
      ],
      GUTTER,
    ),
    ...['First try', 'Second try', 'Third try'].flatMap((attempt): Item[] => [
      glue(16),
      label(attempt, type, BODY.width),
      glue(4),
      letterBoxes(BODY.width),
    ]),
    fill(),
  ];
}
