import { stageAnswered, tradeAnswered } from '../../../content/business-trades.ts';
import type { Content } from '../../../content/make-content.ts';
import type { DocumentId } from '../../../content/product.ts';
import type { IntakeAnswers } from '../../../db/schema/index.ts';
import {
  type Chapter,
  type DocumentData,
  type DocumentEdition,
  type DocumentKind,
  sayWith,
} from '../../../documents/index.ts';
import {
  type Chart,
  coupleReading,
  type LetterSystem,
  parseDate,
  type SpelledName,
} from '../../../numerology/index.ts';
import { chartOf, spellBusinessName } from '../../../numerology/names/index.ts';
import { asError, messageOf } from '../../../shared/problem.ts';
import { itemAt } from '../../../shared/records.ts';
import { typedLines } from '../../../shared/typed-lines.ts';
import { DomainError, invalid } from '../../errors.ts';
import type { Deps } from '../../services.ts';
import { today } from '../../today.ts';
import { askedBefore, rememberedBy } from '../remembered.ts';
import type { IntakeRow } from './queries.ts';

export type Drawn = { title: string; bytes: Uint8Array };
type Person = { name: string; chart: Chart };
type TradeName = { label: string; name: SpelledName };

export type DocumentWords = { note: string; edits: Record<string, string> };
/** What to do with a document that is about to be made: draw it, or ask it for its words. */
type Use<Result> = <Kind extends DocumentKind>(
  kind: Kind,
  data: DocumentData<Kind>,
  content: Content,
  title: string,
) => Result;

/** Draws the document a delivery promises, from what the buyer has told us. */
export async function drawDocument(
  services: Deps,
  document: DocumentId,
  intake: IntakeRow,
  words: DocumentWords,
): Promise<Drawn> {
  const { title, drawn } = await drawEditions(services, document, intake, words, ['screen']);
  return { title, bytes: itemAt(drawn, 0) };
}

/** The same in several editions, which say the same because they are set once. */
export async function drawEditions(
  services: Deps,
  document: DocumentId,
  intake: IntakeRow,
  words: DocumentWords,
  editions: readonly DocumentEdition[],
): Promise<{ title: string; drawn: Uint8Array[] }> {
  try {
    return await withDocument(services, document, intake, words, async (kind, data, content, title) => ({
      title,
      drawn: await services.documents.renderEditions(kind, data, content, editions),
    }));
  } catch (error) {
    throw asRefusal(error);
  }
}

/** What does not fit its page is refused in words: the office can shorten some, and the buyer others. */
function asRefusal(error: unknown): Error {
  const { name } = asError(error);
  return name === 'PageOverflow'
    ? invalid({ words: `${messageOf(error)}. Please shorten them.` })
    : asError(error);
}

/**
 * Its pages with every paragraph that may be written anew. They are set without what the office wrote: words that have
 * become too long for their page must be seen to be shortened.
 */
export async function chaptersOf(
  services: Deps,
  document: DocumentId,
  intake: IntakeRow,
  { note, edits }: DocumentWords,
): Promise<Chapter[]> {
  const say = sayWith(edits);
  try {
    const unwritten = { note, edits: {} };
    const chapters = await withDocument(services, document, intake, unwritten, services.documents.chapters);
    return chapters.map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.map(({ id, original }) => say(id, original)),
    }));
  } catch (error) {
    throw asRefusal(error);
  }
}

async function withDocument<Result>(
  services: Deps,
  document: DocumentId,
  intake: IntakeRow,
  { note, edits }: DocumentWords,
  use: Use<Promise<Result>>,
): Promise<Result> {
  const content = services.content.current();
  const { school } = content.site;
  const { answers } = intake;
  const { questions, called } = answers;
  const common = { issuedOn: today(services), note: note || undefined, edits };
  switch (document) {
    case 'personal-report': {
      const person = personOf(answers, school);
      return use(document, { ...person, called, ...common }, content, `Personal Report for ${person.name}`);
    }
    case 'couples-snapshot':
    case 'couples-blueprint': {
      const couple = coupleOf(intake, school);
      const kind = document === 'couples-snapshot' ? 'Mini Couples Snapshot' : 'Soulmates & Karmic Bonds';
      const title = `${kind} for ${couple.names.join(' and ')}`;
      return use(document, { ...couple, questions, ...common }, content, title);
    }
    case 'business-blueprint': {
      const business = businessOf(answers, school);
      const title = `Business Blueprint for ${business.names[0].label}`;
      return use(document, { ...business, questions, ...common }, content, title);
    }
    case 'brand-alignment': {
      const business = businessOf(answers, school);
      const title = `Brand Alignment worksheet for ${business.names[0].label}`;
      return use(document, { ...business, questions, ...common }, content, title);
    }
    case 'yearly-blueprint': {
      const person = personOf(answers, school);
      const title = `Yearly Blueprint for ${person.name}`;
      const before = {
        remembered: await rememberedBy(services.db, intake.orderId),
        askedBefore: await askedBefore(services.db, intake),
      };
      return use(document, { ...person, called, questions, before, ...common }, content, title);
    }
  }
}

function personOf({ fullName = '', spelling, birthDate = '' }: IntakeAnswers, system: LetterSystem): Person {
  const date = parseDate(birthDate);
  const reading = date && chartOf({ name: fullName, editedSpelling: spelling, birthDate: date, system });
  if (!reading?.ok) throw uncountable();
  return { name: fullName, chart: reading.numbers };
}

/** A completed intake was checked when it was sent; one of an older version, or of another's making, may be anything. */
const uncountable = () =>
  new DomainError(
    'conflict',
    'The details of this order cannot be counted. Please ask the buyer to correct them.',
  );

function coupleOf({ answers, partnerAnswers }: IntakeRow, system: LetterSystem) {
  const [first, second] = [personOf(answers, system), personOf(partnerAnswers, system)];
  return {
    names: [first.name, second.name] as const,
    reading: coupleReading({ first: first.chart, second: second.chart }),
  };
}

function businessOf(answers: IntakeAnswers, system: LetterSystem) {
  const { businessName = '', otherNames = '', launchDate = '', place = '' } = answers;
  const others = typedLines(otherNames).map(tradeNameOf);
  return {
    ...personOf(answers, system),
    names: [tradeNameOf(businessName), ...others] as const,
    launchDate: parseDate(launchDate) ?? undefined,
    tradeKind: tradeAnswered(answers.trade),
    stage: stageAnswered(answers.stage),
    place,
  };
}

function tradeNameOf(label: string): TradeName {
  const reading = spellBusinessName(label);
  if (!reading.ok) throw uncountable();
  return { label, name: reading.spelling.name };
}
