import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assets } from '../db/project-folder.ts';
import { storeProductFile } from '../domain/content/index.ts';
import { chooseBegin, releaseText } from '../domain/delivery/index.ts';
import { draftProduct, publishProduct, readOfficeOrder } from '../domain/office/index.ts';
import { readOfficeEvents } from '../domain/practice/index.ts';
import { signOrderKey } from '../domain/shop/index.ts';
import { itemAt } from '../shared/records.ts';
import { buy, giveDetails } from './buy.ts';
import { addressOf } from './customers-buy.ts';
import { names } from './maya-comes-to-events.ts';
import type { Past } from './past.ts';
import { later } from './timeline.ts';

const WORKBOOK = 'nine-words-for-a-year';
const LETTER = 'a-letter-about-your-name';
export const SIX_HOURS = 'six-hours-through-a-year';
const WINTER = 'a-winter-of-study';

/**
 * What she sells besides the twelve, made under Products: a file, which is there at once, a text that she writes for each of its
 * buyers, hours that are also sold in parts and at most twice a week, and a winter of a course, months in the Circle and a seat.
 * One more is still a draft. They stand in no section of the landing page.
 */
export function ownProducts(past: Past): void {
  const { timeline, services, owner } = past;
  const at = timeline.ago({ days: 358 });
  const about = { actor: owner, productId: 'new' };
  timeline.at(at, async () => {
    const bytes = await readFile(join(assets.demo, 'nine-words-for-a-year.pdf'));
    const file = await storeProductFile(services, { actor: owner, name: 'Nine Words for a Year.pdf', bytes });
    await publishProduct(services, {
      ...about,
      name: 'Nine Words for a Year',
      priceCents: '24',
      description:
        'A workbook to print or to write into, with a word and two questions for each personal year.',
      features:
        'Ten pages, to print as often as you like\nA word for each of the nine years\nYours at once, by a link in your letter',
      parts: JSON.stringify([{ kind: 'files', files: [file] }]),
      taxClass: 'digital',
    });
  });
  timeline.at(later(at, { minutes: 20 }), () =>
    publishProduct(services, {
      ...about,
      name: 'A Letter About Your Name',
      priceCents: '189',
      description:
        'I sit down with your birth name, letter by letter, and write to you what I find. By hand, for you alone.',
      features:
        'Two to three pages, written for you\nEvery letter of your birth name looked at\nTo read on its own page, and to print',
      parts: JSON.stringify([{ kind: 'text', title: 'A letter about your name' }]),
      intake: 'person',
      taxClass: 'service',
      deliveryCount: 3,
      deliveryUnit: 'days',
    }),
  );
  timeline.at(later(at, { minutes: 40 }), () =>
    publishProduct(services, {
      ...about,
      name: 'Six Hours Through a Year',
      priceCents: '480',
      description: 'Six sessions of an hour, whenever you want them, for a year that asks for company.',
      features:
        'Six 1:1 sessions of 60 minutes\nBooked one by one, by your own calendar\nAt once, or in six monthly parts',
      parts: JSON.stringify([
        { kind: 'session-credits', sessionType: '1:1 Live Session (60 min)', count: 6 },
      ]),
      ...{ planParts: 6, planCents: '85', planPer: 'part', planRelease: 'parts', weekly: 2 },
      taxClass: 'service',
    }),
  );
  publishWinter(past);
  for (const [i, daysAgo] of workbooks.entries())
    sellWorkbook(past, daysAgo, itemAt(buyers, i % buyers.length), sources[i % sources.length]);
  for (const [i, daysAgo] of letters.entries())
    sellLetter(past, daysAgo, itemAt(buyers, (i * 5 + 2) % buyers.length), sources[i % sources.length]);
}

/** With a seat at the evening that is to come; and what she will sell next is being written. */
function publishWinter(past: Past): void {
  const { timeline, services, owner } = past;
  const about = { actor: owner, productId: 'new' };
  timeline.at(timeline.ago({ days: 5 }), async () => {
    const { ahead } = await readOfficeEvents(services, { actor: owner });
    const seat = ahead.find(({ title }) => title === names.title);
    await publishProduct(services, {
      ...about,
      name: 'A Winter of Study',
      priceCents: '89',
      description:
        'Numerology 101, three months in the Soul Circle to practise it among others, and an evening about names.',
      features:
        'The whole course, eight modules\nThree months in the Circle, which nothing renews\nA seat at the next evening',
      parts: JSON.stringify([
        { kind: 'course', course: 'numerology-101' },
        { kind: 'membership-months', months: 3 },
        { kind: 'seat', event: seat?.id ?? '', title: names.title },
      ]),
      // The letters of the Circle are made of a birth date.
      intake: 'person',
      taxClass: 'service',
    });
  });
  const at = timeline.ago({ days: 3, hours: 20 });
  const [name, birthDate] = itemAt(buyers, 2);
  const bought = buy(past, at, { productId: WINTER, email: addressOf(name), source: 'newsletter' });
  giveDetails(past, later(at, { hours: 1 }), bought, { answers: { fullName: name, birthDate } });
  timeline.at(timeline.ago({ days: 1, hours: 2 }), () =>
    draftProduct(services, {
      ...about,
      name: 'A Letter for a Newborn',
      priceCents: '129',
      description: 'The name that you have chosen, read before anybody calls it across a playground.',
      features: 'Two pages, written for the child\nTo keep until somebody can read them',
      parts: JSON.stringify([{ kind: 'text', title: 'A letter for a newborn' }]),
    }),
  );
}

/** A few in the first months, more as people tell each other: a year that grows. */
const workbooks = [352, 296, 238, 172, 119, 61, 12];
const letters = [341, 309, 283, 251, 228, 199, 184, 156, 141, 116, 95, 75];
const sources = [
  'newsletter',
  undefined,
  'instagram / story / new-year',
  'podcast / episode / guest',
  undefined,
];

const buyers: [name: string, born: string][] = [
  ['Hanne Bakker', '1982-04-17'],
  ['Tiago Moreira', '1976-08-09'],
  ['Solveig Dahl', '1990-12-03'],
  ['Petra Novotná', '1968-02-26'],
  ['Owen Pritchard', '1985-06-14'],
  ['Inês Carvalho', '1993-10-31'],
  ['Mirela Popescu', '1979-01-20'],
  ['Jonas Lindqvist', '1988-09-05'],
  ['Carmen Vidal', '1972-05-28'],
  ['Freya Olsen', '1996-03-11'],
  ['Andreas Huber', '1981-11-23'],
  ['Leonor Teixeira', '1964-07-07'],
  ['Maeve Kelly', '1991-01-15'],
];

function sellWorkbook(past: Past, daysAgo: number, [name]: [string, string], source?: string): void {
  const { timeline, services } = past;
  const at = timeline.ago({ days: daysAgo, hours: daysAgo % 9 });
  const bought = buy(past, at, { productId: WORKBOOK, email: addressOf(name), source });
  timeline.at(later(at, { minutes: 6 }), () =>
    chooseBegin(services, { key: signOrderKey(services, { orderId: bought.orderId, via: 'mail' }) }, 'now'),
  );
}

function sellLetter(past: Past, daysAgo: number, [name, birthDate]: [string, string], source?: string): void {
  const { timeline, services, owner } = past;
  const at = timeline.ago({ days: daysAgo, hours: daysAgo % 11 });
  const bought = buy(past, at, { productId: LETTER, email: addressOf(name), source });
  giveDetails(past, later(at, { hours: 2 }), bought, { answers: { fullName: name, birthDate } });
  timeline.at(later(at, { days: 1, hours: 5 + (daysAgo % 20) }), async () => {
    const { deliveries } = await readOfficeOrder(services, { actor: owner, orderId: bought.orderId });
    const text = deliveries.find(({ kind }) => kind === 'text');
    if (!text) throw new Error('no text is to be written for this order');
    await releaseText(services, { actor: owner, fulfilmentId: text.id, draft: letterTo(name), version: 0 });
  });
}

/** As she begins and ends them; what stands between is her buyers' own. */
function letterTo(name: string): string {
  const [first = name] = name.split(' ');
  const letter = first.slice(0, 1);
  return `Dear ${first},

your name begins with ${/^[AEIOU]/.test(letter) ? 'an' : 'a'} **${letter}**, and people who begin so are met before they have said a word. I have written out all its letters on a sheet of paper, as I always do, and looked at them over two mornings.

What I saw first is how evenly they stand. Nothing in **${name}** leans on one letter alone.

Say it aloud once, slowly, as somebody said it who was glad that you were there. That is how it was meant.

Warmly,

Aura`;
}
