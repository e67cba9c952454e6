import type { Content } from '../../content/make-content.ts';
import { itemAt } from '../../shared/records.ts';
import { askedPage, askedWords } from '../asked.ts';
import {
  answersForBusiness,
  type Business,
  type BusinessDocumentData,
  businessCover,
  businessOf,
  isOpen,
  leadingNumber,
  otherSystem,
  SYSTEM_NAMES,
  secondNumber,
} from '../business/business.ts';
import { letterBoxes, lettersPage } from '../business/letters-page.ts';
import { shortlistTable } from '../business/voice-blocks.ts';
import { type Block, beside, fill, glue, type Item, stack } from '../kit/block.ts';
import { chartSheet } from '../kit/chart-sheet.ts';
import { closingLetter, drawCardName, keepsake, prompt } from '../kit/closing-letter.ts';
import { contentsWithHowToRead } from '../kit/contents-page.ts';
import { letterKey } from '../kit/figures/letters.ts';
import { drawMedallion, ON_MIDNIGHT } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { clipped } from '../kit/paragraphs.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, label, shortened, subhead, text } from '../kit/text-block.ts';
import { listed, longDate } from '../kit/words.ts';
import type { Composition, Page } from '../kit/write-document.ts';
import { counterPage, nameNumberPage, secondNumberPage, togetherPage } from './name-pages.ts';
import { words } from './words.ts';
import { almanacPage, launchPage, monthsPage, yearPage } from './year-pages.ts';

/** Fourteen pages about a trade name, its owner and the days to begin on. */
export function composeBusinessBlueprint(content: Content, data: BusinessDocumentData): Composition {
  const business = businessOf(data);
  const { label } = business.trade;
  const answers = answersForBusiness(business);
  const asked =
    answers.length > 0 &&
    askedPage(answers, { edits: business.edits, introduction: askedWords.forBusiness, level: 1 });
  // An answer takes the place of the table of names where there is one name, and else of the owner's lesser numbers.
  const hasOneName = business.shortlist.length === 1;
  return {
    title: `Business Blueprint for ${label}`,
    subject: 'A numerology reading of a trade name and its owner',
    head: `${content.site.brand} · ${label}`,
    issuedOn: business.issuedOn,
    pages: [
      businessCover(content, business, words.kind),
      contentsPage(business),
      lettersPage(business),
      nameNumberPage(content, business),
      secondNumberPage(content, business),
      ownerPage(content, business),
      togetherPage(content, business),
      ...(asked && !hasOneName ? [] : [counterPage(content, business)]),
      launchPage(business),
      almanacPage(business),
      yearPage(business),
      monthsPage(business),
      ...(asked && hasOneName ? [] : [shortlistPage(content, business)]),
      ...(asked ? [asked] : []),
      closingPage(content, business),
    ],
  };
}

function contentsPage({ edits }: Business): Page {
  return {
    name: 'contents',
    title: 'The name',
    level: 1,
    body: contentsWithHowToRead(words.howToRead, edits),
  };
}

function ownerPage(content: Content, { owner, chart, edits }: Business): Page {
  return chartSheet(content, {
    id: 'owner',
    kicker: 'The person behind the sign',
    title: 'Your own numbers',
    introduction: words.owner,
    name: owner,
    chart,
    edits,
  });
}

const HALF = (BODY.width - GUTTER) / 2;

/** The other names beside this one; with a single name, room to count a second by hand. */
function shortlistPage(content: Content, business: Business): Page {
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

function ranking(content: Content, business: Business, title: string, draft: Draft): Item[] {
  const { type, say } = draft;
  const { shortlist, chart } = business;
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
    ...promises(content, business, draft),
    ...(draft.detail % 2 === 0 && draft.detail < 4
      ? [glue(14), prompt(say('shortlist.come-back', words.comeBack), 4, type.strong, BODY.width)]
      : []),
    fill(),
  ];
}

/** Two to a row. Names with the same number share one reading; what the first pages have read is not printed again. */
function promises({ meaningOf }: Content, business: Business, { type, say, detail }: Draft): Item[] {
  const { shortlist: names, chart } = business;
  const { system } = chart;
  const [first, second] = [leadingNumber(business).value, secondNumber(business).value];
  const values = [...new Set(names.map(({ numbers }) => numbers[system].value))];
  const blocks = values.map((value): Block => {
    const { title, essence, short } = meaningOf('businessName', value);
    const own = names.filter(({ numbers }) => numbers[system].value === value);
    const isRead = value === first || value === second;
    // Where both tables agree, the page on the second number has the short reading, too.
    const isReadTwice = isRead && first === second;
    return stack([
      subhead(title, type, HALF, `${value} · ${own.map(({ label: name }) => clipped(name, 90)).join(', ')}`),
      detail < 4 && !isRead ? glue(2, 0) : null,
      detail < 4 && !isRead
        ? text(say(`shortlist.promise.${value}`, essence), { ...type.small, colour: 'ink' }, HALF)
        : null,
      detail < 2 && !isReadTwice ? glue(3, 0) : null,
      detail < 2 && !isReadTwice
        ? text(say(`shortlist.character.${value}`, short), { ...type.small, colour: 'ink' }, HALF)
        : null,
      isRead ? glue(3, 0) : null,
      isRead ? text(words.readBefore, { ...type.small, colour: 'plum' }, HALF) : null,
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

function closingPage(content: Content, business: Business): Page {
  const { note, issuedOn, edits } = business;
  return {
    name: 'closing',
    title: 'In closing',
    level: 1,
    body: closingLetter(content, {
      kicker: isOpen(business) ? 'Before anything is changed' : 'Before the sign is painted',
      note,
      words: words.closing(business.trade.label, isOpen(business)),
      prompt: words.closingPrompt(business.trade.label),
      issuedOn,
      edits,
      keepsake: nameCard(business),
    }),
  };
}

const CARD = 176;
const ROOM = 250;

function nameCard(business: Business): Block {
  const { trade, owner, chart, launchDate } = business;
  const numbers = [
    [SYSTEM_NAMES[chart.system], leadingNumber(business).value],
    [SYSTEM_NAMES[otherSystem(business)], secondNumber(business).value],
  ] as const;
  const alt = `Card to keep: ${numbers.map(([system, value]) => `${system} ${value}`).join(', ')}.`;
  return keepsake(CARD, alt, (pen, x, y) => {
    const line = { voice: 'italic', size: 10, colour: 'brass', align: 'left' } as const;
    drawCardName(pen, trade.label, x + 30, y + 70, ROOM);
    pen.label(shortened(`with ${owner}`, 'italic', 10, ROOM), x + 30, y + 90, line);
    if (launchDate) pen.label(`opening day ${longDate(launchDate)}`, x + 30, y + 106, line);
    numbers.forEach(([system, value], at) => {
      const centre = { x: x + BODY.width - 150 + at * 82, y: y + 78 };
      drawMedallion(pen, centre, 34, value, ON_MIDNIGHT);
      pen.label(system.toUpperCase(), centre.x, y + 132, {
        voice: 'strong',
        size: 6,
        colour: 'brass',
        tracking: 1,
      });
    });
  });
}
