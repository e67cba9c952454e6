import { type WrittenProductId, writtenProduct } from '../../content/catalogue.ts';
import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { type CalendarDate, type Chart, findThread, toldNumber } from '../../numerology/index.ts';
import { money } from '../../shared/money.ts';
import { type Block, beside, centredIn, drawn, fill, glue, type Item, stack } from '../kit/block.ts';
import { cover } from '../kit/cover.ts';
import { letterTable, sumWorking } from '../kit/figures/letters.ts';
import { constellation, medallion } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { card, opening, paragraphs, phraseList, tryThis } from '../kit/furniture.ts';
import type { Edits } from '../kit/paragraphs.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { centredHead, chapterHead, divider, label, numberHead, text } from '../kit/text-block.ts';
import { centred, coloured, sized, type TypeScale } from '../kit/type-scale.ts';
import { calledName, longDate, ordinal, printableName, type SaidMeaning, sayMeaning } from '../kit/words.ts';
import type { Composition, Page } from '../kit/write-document.ts';
import { pullText } from '../person/thread-prose.ts';

export interface FreeReportData {
  /** As its owner writes it. */
  name: string;
  chart: Chart;
  issuedOn: CalendarDate;
  /** Where the last page leads; without it the page names no address. */
  siteUrl?: string;
  edits?: Edits;
}

/** The quiz's three numbers as six pages. Like the quiz it tells a master number as "11/2". */
export function composeFreeReport(
  content: Content,
  { name, chart, issuedOn, siteUrl, edits = {} }: FreeReportData,
): Composition {
  const shown = printableName(name, chart);
  const called = calledName(shown);
  return {
    title: `Three numbers of ${shown}`,
    subject: 'A free numerology reading',
    head: `${content.site.brand} · ${shown}`,
    issuedOn,
    pages: [
      coverPage(content, shown, chart, issuedOn),
      threeNumbersPage(content, { chart, called, issuedOn }, edits),
      numberPage(content, 'lifePath', 0, chart, edits),
      numberPage(content, 'expression', 1, chart, edits),
      numberPage(content, 'soulUrge', 2, chart, edits),
      nextPage(content, called, siteUrl, edits),
    ],
  };
}

function coverPage(content: Content, name: string, chart: Chart, issuedOn: CalendarDate): Page {
  const digits = [chart.lifePath.digit, chart.expression.digit, chart.soulUrge.digit];
  return {
    name: 'cover',
    title: 'Cover',
    level: 0,
    paper: 'midnight',
    runningHead: false,
    body: cover(content, {
      kind: words.kind,
      names: [name],
      lines: [`born on ${longDate(chart.birthDate)}`],
      imprint: longDate(issuedOn),
      value: chart.lifePath.value,
      digits,
      alt: `A wheel of nine numbers with ${digits.join(', ')} joined by lines.`,
    }),
  };
}

const PRICE = 140;
const OFFERS: WrittenProductId[] = ['report', 'video-reading', 'membership'];

function nextPage(content: Content, called: string | null, siteUrl: string | undefined, edits: Edits): Page {
  return {
    name: 'next',
    title: 'What next',
    level: 1,
    body: fitPage('What next', edits, ({ type, say }) => {
      const next = words.next(called).map((paragraph, at) => say(`next.${at + 1}`, paragraph));
      return [
        chapterHead({ kicker: 'After these pages', title: 'What next' }, type),
        glue(8, 0.5),
        divider(),
        glue(9, 0.5),
        paragraphs(next, type.lead, BODY.width),
        glue(12),
        ...OFFERS.filter((id) => !writtenProduct(content.catalogue, id).archived).flatMap(
          (id, at): Item[] => [at > 0 ? glue(8) : null, offer(content, id, type)],
        ),
        glue(10),
        paragraphs(
          [say('next.promise', words.promise), say('next.write', words.write(content.site.contactEmail))],
          centred(type.body),
          BODY.width,
        ),
        siteUrl ? glue(6) : null,
        siteUrl ? address(siteUrl, type) : null,
        fill(12),
        text(content.site.guide, centred(coloured(sized(type.lead, 24), 'gold')), BODY.width),
        text(content.site.tagline, centred(type.small), BODY.width),
      ];
    }),
  };
}

function offer({ catalogue }: Content, id: WrittenProductId, type: TypeScale): Block {
  const { name, description, features, priceCents, recurring } = writtenProduct(catalogue, id);
  const price = `${money(priceCents, { round: true })}${recurring ? ` a ${recurring}` : ''}`;
  return card((width) => {
    const body = stack([
      text(name, type.section, width - PRICE, { tag: 'H2' }),
      glue(2, 0),
      text(description, type.body, width),
      glue(3, 0),
      text(features.slice(0, 2).join(' · '), type.small, width),
    ]);
    const tag = text(price, { ...coloured(type.section, 'gold'), align: 'right' }, PRICE);
    return {
      ...body,
      draw(pen, x, y) {
        body.draw(pen, x, y);
        tag.draw(pen, x + width - PRICE, y);
      },
    };
  }, BODY.width);
}

function address(url: string, type: TypeScale): Block {
  const shown = text(url.replace(/^https?:\/\//, ''), centred(coloured(type.strong, 'gold')), BODY.width);
  const link = drawn(shown.height, (pen, x, y) =>
    pen.link({ x, y, width: BODY.width, height: shown.height }, { url }, url, () => shown.draw(pen, x, y)),
  );
  return centredIn(BODY.width, link, BODY.width);
}

type Key = 'lifePath' | 'expression' | 'soulUrge';

function numberPage(content: Content, key: Key, at: number, chart: Chart, edits: Edits): Page {
  const number = chart[key];
  const position = positions[key];
  const meaning = content.meaningOf(key, number.value);
  return {
    name: number.name,
    title: `${position.name} ${number.value}: ${meaning.title}`,
    level: 1,
    body: fitPage(position.name, edits, (draft) => {
      const { type, say } = draft;
      const said = sayMeaning(say, number.name, meaning);
      const heading = {
        kicker: `${ordinal(at)} number · ${position.name}`,
        title: said.title,
        lead: said.essence,
      };
      return [
        numberHead(heading, number.value, `${position.name} ${toldNumber(number)}`, type),
        glue(10),
        divider(),
        glue(12),
        beside(
          [
            { block: mainColumn(key, said, number, draft), width: MAIN.width },
            { block: marginColumn(said, draft), width: MARGIN.width },
          ],
          GUTTER,
        ),
        glue(14),
        tryThis(said.exercise, type, BODY.width, 'Try this week'),
        glue(14),
        card(
          (width) =>
            stack([
              label(`The working · ${number.compound}`, type, width),
              glue(4, 0),
              number.working.kind === 'letters'
                ? letterTable(number.working, width)
                : sumWorking(number.working, width),
              glue(3, 0),
              text(say(`${number.name}.method`, position.howItIsFound), type.small, width),
            ]),
          BODY.width,
        ),
      ];
    }),
  };
}

function mainColumn(
  key: Key,
  said: SaidMeaning,
  { name: id, master, digit }: Chart[Key],
  { type, say }: Draft,
): Block {
  const { width } = MAIN;
  return stack([
    text(positions[key].question, type.aside, width),
    glue(4, 0),
    opening(said.short, type.body, width),
    glue(7, 0),
    ...said.long.slice(0, 1).map((paragraph) => text(paragraph, type.body, width)),
    master ? glue(9, 0) : null,
    master ? label(words.master(master), type, width) : null,
    master ? text(say(`${id}.master`, words.stepsDown(master, digit)), type.body, width) : null,
  ]);
}

function marginColumn(said: SaidMeaning, { type }: Draft): Block {
  const { width } = MARGIN;
  return stack([
    phraseList('What comes easily', said.strengths, 'star', type, width),
    glue(13, 0),
    phraseList('Where it trips', said.cautions, 'crescent', type, width),
  ]);
}

const KEYS = ['lifePath', 'expression', 'soulUrge'] as const;
const COLUMN = 136;
const GAP = (BODY.width - 3 * COLUMN) / 2;
const READING = 380;

type Shown = { chart: Chart; called: string | null; issuedOn: CalendarDate };

function threeNumbersPage(content: Content, { chart, called, issuedOn }: Shown, edits: Edits): Page {
  const digits = KEYS.map((key) => chart[key].digit);
  return {
    name: 'three-numbers',
    title: 'Your three numbers',
    level: 1,
    body: fitPage('Your three numbers', edits, ({ type, say }) => [
      centredHead({ kicker: 'What is inside', title: 'Your three numbers' }, type),
      glue(14, 0.5),
      centredIn(
        BODY.width,
        text(say('introduction', words.introduction(called)), centred(type.body), READING),
        READING,
      ),
      glue(18, 0.5),
      divider(),
      glue(22),
      beside(
        KEYS.map((key) => ({ block: column(content, key, chart, type), width: COLUMN })),
        GAP,
      ),
      fill(16),
      constellation(digits, BODY.width, 132, `Nine stars, with ${digits.join(', ')} joined by a line.`),
      fill(14),
      centredIn(
        BODY.width,
        text(say('between', between(chart, issuedOn, called)), centred(type.lead), READING),
        READING,
      ),
    ]),
  };
}

/** What pulls between two of the three, or that nothing does. */
function between(chart: Chart, issuedOn: CalendarDate, called: string | null): string {
  const isShown = (place: string) => KEYS.some((key) => key === place);
  const pull = findThread(chart, issuedOn).pulls.find(({ places }) => places.every(isShown));
  if (!pull) return words.agreeing;
  const [one, other] = pull.places;
  const head = `${called ? `${called}, your` : 'Your'} ${positions[one].name} and your ${positions[other].name} have something to settle.`;
  return `${head} ${pullText(pull)}`;
}

function column({ meaningOf }: Content, key: (typeof KEYS)[number], chart: Chart, type: TypeScale): Block {
  const { value, digit, master } = chart[key];
  const meaning = meaningOf(key, value);
  const { name } = positions[key];
  return stack([
    centredIn(COLUMN, medallion(58, value, `${name} ${toldNumber({ digit, master })}`), 116),
    glue(12, 0),
    text(name.toUpperCase(), centred(type.kicker), COLUMN, { tag: 'Caption' }),
    text(meaning.title, centred(sized(type.subtitle, 15)), COLUMN, { tag: 'H2' }),
    glue(4, 0),
    text(meaning.essence, centred(type.small), COLUMN),
    master ? glue(4, 0) : null,
    master ? text(toldNumber({ digit, master }), centred(type.aside), COLUMN) : null,
  ]);
}

/** The free report's own sentences, between the interpretations. */
const words = {
  kind: 'Three numbers, a first reading',
  introduction: (called: string | null) =>
    `${called ? `${called}, here` : 'Here'} are the three numbers I look at first, one from your day and two from your name. Check each sum before you believe a word of it.`,
  agreeing:
    'Read the Life Path as the road, the Expression as the tools in your bag, and the Soul Urge as the reason you set out. These three do not quarrel in you, so the road will look to others as though you had simply chosen it.',
  master: (value: number) => `Master number ${value}`,
  stepsDown: (value: number, digit: number) =>
    `It is written ${value}/${digit}: your sum passes through ${value} on its way to ${digit}, and on quiet days you may simply live it as a ${digit}.`,
  next: (called: string | null) => [
    'Three numbers are a beginning. A whole chart also asks how you come across, what ripens with the years, and where in a nine-year round you stand.',
    `Try one of the three exercises for a week${called ? `, ${called}` : ''}, then read its page again. When you want more, this is what there is.`,
  ],

  promise: 'The sums in these pages are free and stay free. They are for self-development and entertainment.',
  write: (email: string) => `Questions about a sum, or about a sentence you disagree with, go to ${email}.`,
} as const;
