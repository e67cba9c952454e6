import { randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Look } from '../../content/look.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { fulfilments, sentCards } from '../../db/schema/index.ts';
import { type OpenChapter, standsAlone } from '../../documents/index.ts';
import { type CoreNumber, isDigit, isMaster } from '../../numerology/index.ts';
import { line } from '../../shared/fields.ts';
import { keyIn, pick } from '../../shared/records.ts';
import { DomainError, notFound } from '../errors.ts';
import { formVerbsFor } from '../form-verb.ts';
import { knownId } from '../ids.ts';
import { openReport, openReportReading } from '../readings/index.ts';
import type { Deps, ReadsContent } from '../services.ts';
import type { OrderHolder } from '../shop/index.ts';
import { openReading } from './fulfilment/documents.ts';
import { findDocument, findIntake } from './fulfilment/queries.ts';
import { openDocument } from './fulfilment/read-orders.ts';
import { sentencesOf } from './marks.ts';

/** Where she reads: a document of an order, or a report of the portal. */
export type CardPlace = { holder: OrderHolder; documentId: string } | { memberId: string; reportId: string };
type Card = { place: string; number: CoreNumber; sentence: string };
export type SentCard = Card & { id: string; token: string };
/** What a chapter offers to pass on, and what she has passed on of the whole document. */
export type Cards = { offered: string[]; sent: (SentCard & { url: string })[] };

export async function readCards(
  services: Deps,
  { from, chapter }: { from: CardPlace; chapter: OpenChapter },
): Promise<Cards> {
  const { names, owner } = await sourceOf(services, from);
  const { sentences } = cardsIn(chapter, names);
  const sent = await listCards(services.db, owner);
  const { appUrl } = services.config;
  return { offered: sentences, sent: sent.map((card) => ({ ...card, url: `${appUrl}/card/${card.token}` })) };
}

const readerVerb = formVerbsFor<{ from: CardPlace }>();

/** As many as somebody can have an eye on. */
const MOST_CARDS = 12;
const GONE = 'This sentence cannot be passed on as a card. Please choose another.';

/** The same sentence twice is the card that there is. */
export const sendCard = readerVerb(
  z.object({ chapter: z.coerce.number().int().min(1).max(99), sentence: line(1_000, 'Which sentence?') }),
  async (services, { from, chapter: number, sentence }, refuse) => {
    const { names, owner, open } = await sourceOf(services, from);
    const chapter = await open(number);
    const { head, sentences } = chapter ? cardsIn(chapter, names) : { sentences: [] };
    if (!head || !sentences.includes(sentence)) throw refuse({ sentence: GONE });
    const sent = await listCards(services.db, owner);
    const isNew = sent.every((one) => one.sentence !== sentence);
    if (isNew && sent.length >= MOST_CARDS)
      throw new DomainError('conflict', `${MOST_CARDS} cards are the most. Please take one back first.`);
    await services.db
      .insert(sentCards)
      .values({
        token: randomBytes(18).toString('base64url'),
        ...owner,
        ...head,
        sentence,
        madeAt: services.clock.now(),
      })
      .onConflictDoNothing();
    return {};
  },
);

/** Its link and its pictures lead nowhere from then on. What somebody has saved of it stays with them. */
export const takeBackCard = readerVerb(z.object({ id: z.string() }), async (services, { from, id }) => {
  const { owner } = await sourceOf(services, from);
  await services.db.delete(sentCards).where(and(eq(sentCards.id, knownId(id, 'Card')), belongsTo(owner)));
  return {};
});

/** What a friend sees: the sentence and its number, and nothing about whose they are. */
export async function openCard({ db }: Pick<Deps, 'db'>, { token }: { token: string }): Promise<Card> {
  const card = await findCard(db, token);
  if (!card) throw notFound('Card');
  return pick(card, ['place', 'number', 'sentence']);
}

type Picture =
  | { kind: 'preview'; card: { title: string; line: string; number: number; brand: string; look: Look } }
  | { kind: 'sentence'; card: { format: 'square' | 'story'; theme: 'light' | 'dark' } & CardWords };
type CardWords = Card & { brand: string; foot: string; look: Look };

/** The words of its picture: `preview.png` beside a link; `square-light.png`, `story-dark.png` and the like to be sent. */
export async function readCardPicture(
  services: Deps,
  { token, name }: { token: string; name: string },
): Promise<Picture> {
  const card = await openCard(services, { token });
  const { site } = services.content.current();
  if (name === 'preview.png') {
    const { sentence: title, place, number } = card;
    return {
      kind: 'preview',
      card: { title, line: `${place} ${number}`, number, brand: site.brand, look: site },
    };
  }
  return { kind: 'sentence', card: { ...pictureForm(name), ...cardWords(services, card) } };
}

/** The same for one of the three numbers of the quiz: its line in the results, which everybody with this number has. */
export function readNumberPicture(
  services: ReadsContent & Pick<Deps, 'config'>,
  { number: text, name }: { number: string; name: string },
): Extract<Picture, { kind: 'sentence' }>['card'] {
  const [, key, digits] = /^(life-path|expression|soul-urge)-(\d{1,2})$/.exec(text) ?? [];
  const number = coreNumber(digits);
  if (!key || !number) throw notFound('Picture');
  const position = quizPlaces[keyIn(quizPlaces, key)];
  const { essence } = services.content.current().meaningOf(position.key, number);
  return {
    ...pictureForm(name),
    ...cardWords(services, { place: position.name, number, sentence: essence }),
  };
}

const quizPlaces = {
  'life-path': { key: 'lifePath', name: 'Life Path' },
  expression: { key: 'expression', name: 'Expression' },
  'soul-urge': { key: 'soulUrge', name: 'Soul Urge' },
} as const;

function pictureForm(name: string): { format: 'square' | 'story'; theme: 'light' | 'dark' } {
  const [, format, theme] = /^(square|story)-(light|dark)\.png$/.exec(name) ?? [];
  if (!format || !theme) throw notFound('Picture');
  return {
    format: format === 'square' ? 'square' : 'story',
    theme: theme === 'light' ? 'light' : 'dark',
  };
}

function cardWords({ content, config }: ReadsContent & Pick<Deps, 'config'>, card: Card): CardWords {
  const { site } = content.current();
  const foot = `Find your own three numbers: ${new URL(config.appUrl).host}/quiz`;
  return { ...card, brand: site.brand, foot, look: site };
}

// Which sentences a card may say

const HEADS = /^(Life Path|Expression|Soul Urge|Personality|Personal year) (\d{1,2})\b/;
/** Read of the chart as a whole: they go with the number that the document begins with. */
const OF_THE_WHOLE = ['Your thread', 'The year and you'];

const LEAST = 40;
const LONGEST = 170;
const SPEAKS_TO_HER = /\byou(r|rs|rself)?\b/i;
const POINTS_BACK = /^(And|Both|But|He|It|Its|She|So|That|Their|Then|These|They|This|Those)\b/;
/** A day, an age, a letter of the name or a birthday could be told from it; or it speaks of the page beside it. */
const TELLS_MORE =
  /\d|["“”]|\b([B-HJ-Z]|January|February|March|April|May|June|July|August|September|October|November|December|born|birth\w*|letters?|initials?|pages?|charts?|numbers?|arches|above|below|\w+teenth|(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)(?:y|ies|ieth)\b[\w-]*)\b/;

/** The sentences of a chapter that can stand on a card, the best first, and the number that they go with. */
export function cardsIn(
  { contents, number, passages }: Pick<OpenChapter, 'contents' | 'number' | 'passages'>,
  names: readonly string[],
): { head?: { place: string; number: CoreNumber }; sentences: string[] } {
  const own = contents[number - 1] ?? '';
  const head = headOf(own) ?? (OF_THE_WHOLE.includes(own) ? contents.map(headOf).find(Boolean) : undefined);
  if (!head) return { sentences: [] };
  const known = new Set(names.flatMap((name) => wordsOf(name)));
  const fitting = [...new Set(sentencesOf(passages))].filter(
    (sentence) =>
      sentence.length >= LEAST &&
      sentence.length <= LONGEST &&
      SPEAKS_TO_HER.test(sentence) &&
      !POINTS_BACK.test(sentence) &&
      !TELLS_MORE.test(sentence) &&
      !wordsOf(sentence).some((word) => known.has(word)),
  );
  return { head, sentences: fitting.toSorted((one, other) => rank(one) - rank(other)) };
}

const rank = (sentence: string) => (standsAlone(sentence) ? 0 : 1);

/** Her own words, whatever they mean besides: who is called Will passes on no sentence about the future. */
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

function headOf(title: string): { place: string; number: CoreNumber } | undefined {
  const [, place, digits] = HEADS.exec(title) ?? [];
  const number = coreNumber(digits);
  return place && number ? { place, number } : undefined;
}

function coreNumber(digits: string | undefined): CoreNumber | undefined {
  const number = Number(digits);
  return isDigit(number) || isMaster(number) ? number : undefined;
}

// Whose it is

type Owner = { fulfilmentId: string } | { reportId: string };
type Source = {
  names: string[];
  owner: Owner;
  open(chapter: number): Promise<OpenChapter | undefined>;
};

/** Refused where it is somebody else's. */
async function sourceOf(services: Deps, from: CardPlace): Promise<Source> {
  if ('reportId' in from) {
    const { filename } = await openReport(services, from);
    return {
      names: [filename],
      owner: { reportId: from.reportId },
      open: (chapter) => openReportReading(services, { ...from, chapter }),
    };
  }
  const { holder, documentId } = from;
  await openDocument(services, holder, { documentId });
  const found = await findDocument(services.db, documentId);
  if (!found) throw notFound('Document');
  const { orderId, id } = found.fulfilment;
  const { fullName = '', called = '' } = (await findIntake(services.db, orderId))?.answers ?? {};
  return {
    names: [fullName, called],
    owner: { fulfilmentId: id },
    open: (chapter) => openReading(services, holder, { documentId, chapter }),
  };
}

// SQL

const belongsTo = (owner: Owner) =>
  'reportId' in owner
    ? eq(sentCards.reportId, owner.reportId)
    : eq(sentCards.fulfilmentId, owner.fulfilmentId);

async function listCards(db: Db | Tx, owner: Owner): Promise<SentCard[]> {
  const rows = await db
    .select()
    .from(sentCards)
    .where(belongsTo(owner))
    .orderBy(desc(sentCards.madeAt), sentCards.id);
  return rows.flatMap(toSentCard);
}

function toSentCard({
  id,
  token,
  place,
  number,
  sentence,
}: Pick<SentCard, 'id' | 'token' | 'place' | 'sentence'> & { number: number }): SentCard[] {
  const core = coreNumber(String(number));
  return core ? [{ id, token, place, number: core, sentence }] : [];
}

/** What was taken back with its order leads nowhere either. */
async function findCard(db: Db | Tx, token: string): Promise<SentCard | undefined> {
  const [row] = await db
    .select({ card: sentCards, stage: fulfilments.stage })
    .from(sentCards)
    .leftJoin(fulfilments, eq(fulfilments.id, sentCards.fulfilmentId))
    .where(eq(sentCards.token, token));
  return row && row.stage !== 'withdrawn' ? toSentCard(row.card)[0] : undefined;
}
