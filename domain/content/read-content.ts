import { z } from 'zod';
import { writtenCatalogue } from '../../content/catalogue.ts';
import type { CourseBody } from '../../content/courses.ts';
import { type ContentKind, contentKinds } from '../../content/edition.ts';
import { type FaqEntry, faqGroups, writtenFaq } from '../../content/faq.ts';
import { type LegalText, legalKeys, legalNames } from '../../content/legal.ts';
import { type Meaning, meaningKey, meaningPlaces, positions } from '../../content/meanings/index.ts';
import { NAVIGATION, type Navigation, writtenNavigation } from '../../content/navigation.ts';
import { type ProductBody, toBody } from '../../content/product.ts';
import { LANDING, type PageBody, writtenLanding } from '../../content/sections.ts';
import { type Testimonial, writtenTestimonials } from '../../content/testimonials.ts';
import type { LetterText } from '../../emails/mails.ts';
import { beginsWords } from '../../shared/begins-words.ts';
import { has } from '../../shared/problem.ts';
import { isKeyOf } from '../../shared/records.ts';
import { invalid, notFound } from '../errors.ts';
import { plainly } from '../form-verb.ts';
import { type Actor, staffOnly } from '../identity/index.ts';
import type { Deps } from '../services.ts';
import { type ArticleText, writtenArticles } from './articles.ts';
import { navigationBody, pageBody } from './check-pages.ts';
import { courseBody } from './courses.ts';
import { writtenLegal } from './legal.ts';
import { productBody } from './products.ts';
import { listLatest, listLatestTitles, listVersions, listWithoutLive } from './queries.ts';
import { letterGroup, letterNames, letterTitle } from './site-words.ts';
import { writtenCourses } from './written-courses.ts';

type By = { actor: Actor };
const SHOWN_VERSIONS = 50;

export type ContentState = 'written' | 'changed' | 'draft' | 'scheduled' | 'hidden';
export type ContentLine<Kind extends ContentKind = ContentKind> = {
  key: string;
  title: string;
  state: ContentState;
  /** When it goes live, for what is scheduled; when it was last touched, for the rest. */
  at?: string;
  /** What stands on the site; for a draft that was never published, the draft. */
  body: ContentBodies[Kind];
};

/** Every text of a kind, or those that are named, as the office sees it: written ones first, in their order, then what was added. */
export async function listContent<Kind extends ContentKind>(
  { db, clock, content }: Pick<Deps, 'db' | 'clock' | 'content'>,
  { actor, kind, keys }: By & { kind: Kind; keys?: string[] },
): Promise<ContentLine<Kind>[]> {
  staffOnly(actor);
  const now = clock.now();
  const { edits } = content.current();
  const latest = new Map((await listLatest(db, kind, keys)).map((row) => [row.key, row]));
  const all = writtenOf(kind);
  const known = new Set(all.map(({ key }) => key));
  const written = keys ? all.filter(({ key }) => keys.includes(key)) : all;
  const added = [...latest.values()].filter(({ key, body }) => !known.has(key) && body !== null);
  return [...written, ...added.map(({ key, body }) => ({ key, body: body as ContentBodies[Kind] }))].map(
    ({ key, body: first }) => {
      const last = latest.get(key);
      const body = edits.of<ContentBodies[Kind]>(kind, key) ?? first;
      const state = stateOf(last, now);
      const at = state === 'scheduled' ? last?.publishAt : last?.madeAt;
      return { key, title: titleOf(kind, key, body), state, at: at?.toISOString(), body };
    },
  );
}

/** Products that were begun and are not published, or are to be later, by the names that they have so far. */
export async function listUnpublishedProducts({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const rows = await listWithoutLive(db, 'product', clock.now());
  return rows.map(({ key, body }) => ({ id: key, name: titleOf('product', key, body) }));
}

export type FoundText = { kind: ContentKind; key: string; title: string };

/** Texts by their titles, drafts among them; products first. */
export async function searchContent(
  { db }: Pick<Deps, 'db'>,
  { actor, typed, most }: By & { typed: string; most: number },
): Promise<FoundText[]> {
  staffOnly(actor);
  const latest = await listLatestTitles(db);
  const written = contentKinds.flatMap((kind) => writtenOf(kind).map((entry) => ({ kind, ...entry })));
  const changed = latest.filter(({ isGone }) => !isGone);
  const texts = new Map(
    [...written, ...changed].map(({ kind, key, body }) => [
      `${kind} ${key}`,
      { kind, key, title: titleOf(kind, key, body) },
    ]),
  );
  return [...texts.values()].filter(({ title }) => beginsWords(title, typed)).slice(0, most);
}

/** How many texts of each kind there are, how many the office changed, and how many wait to be published. */
export async function countContent(services: Pick<Deps, 'db' | 'clock' | 'content'>, { actor }: By) {
  const counts = await Promise.all(
    contentKinds.map(async (kind) => {
      const lines = await listContent(services, { actor, kind });
      const inState = (...states: ContentState[]) =>
        lines.filter(({ state }) => states.includes(state)).length;
      return [
        kind,
        { all: lines.length, changed: inState('changed', 'hidden'), waiting: inState('draft', 'scheduled') },
      ] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<ContentKind, (typeof counts)[number][1]>;
}

type Latest = { body: unknown; state: 'draft' | 'published'; publishAt: Date | null };

function stateOf(last: Latest | undefined, now: Date): ContentState {
  if (!last) return 'written';
  if (last.state === 'draft') return 'draft';
  if (last.publishAt && last.publishAt > now) return 'scheduled';
  if (last.body === null) return 'written';
  return has(last.body, 'hidden') && last.body.hidden ? 'hidden' : 'changed';
}

/** One text with its history. The editor goes on with the last word, published or not. */
export async function readContent<Kind extends ContentKind>(
  { db, clock, content }: Pick<Deps, 'db' | 'clock' | 'content'>,
  { actor, kind, key }: By & { kind: Kind; key: string },
) {
  staffOnly(actor);
  const now = clock.now();
  const { edits } = content.current();
  const versions = await listVersions(db, { kind, key }, SHOWN_VERSIONS);
  const written = findWritten(kind, key);
  const last = versions[0];
  const body = (last?.body ?? written) as ContentBodies[Kind] | undefined;
  if (!body) throw notFound('Text');
  const live = edits.of<ContentBodies[Kind]>(kind, key) ?? written;
  const liveVersion = versions
    .filter(({ publishAt }) => publishAt && publishAt <= now)
    .sort((one, other) => (other.publishAt?.getTime() ?? 0) - (one.publishAt?.getTime() ?? 0))[0];
  return {
    kind,
    key,
    title: titleOf(kind, key, body),
    state: stateOf(last, now),
    publishAt: last?.publishAt && last.publishAt > now ? last.publishAt.toISOString() : undefined,
    body,
    live,
    base: last?.id ?? 0,
    hasWritten: written !== undefined,
    isWritten: liveVersion === undefined || liveVersion.body === null,
    versions: versions.map((version) => ({
      id: version.id,
      madeAt: version.madeAt.toISOString(),
      madeBy: version.madeBy ?? 'Somebody who has left',
      title: titleOf(kind, key, version.body ?? written),
      isWritten: version.body === null,
      label: labelOf(version, liveVersion?.id, now),
    })),
  };
}

export type ContentPage<Kind extends ContentKind = ContentKind> = Awaited<
  ReturnType<typeof readContent<Kind>>
>;

function labelOf(version: Latest & { id: number }, liveId: number | undefined, now: Date) {
  if (version.state === 'draft') return 'draft' as const;
  if (version.publishAt && version.publishAt > now) return 'scheduled' as const;
  return version.id === liveId ? ('live' as const) : ('earlier' as const);
}

type Hideable = { hidden?: boolean };

/** What a version of each kind holds. */
export type ContentBodies = {
  product: ProductBody;
  testimonial: Testimonial & Hideable;
  question: FaqEntry & Hideable;
  article: ArticleText & Hideable;
  page: PageBody;
  course: CourseBody;
  navigation: Navigation;
  meaning: Meaning;
  letter: LetterText;
  legal: LegalText;
};

const words = (max: number) =>
  z.string().trim().min(1, 'Please write something here.').max(max, `At most ${max} characters.`);
const lines = (most: number, max: number) =>
  z.array(words(max)).min(1, 'At least one line.').max(most, `At most ${most} lines.`);
const maybe = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters.`)
    .transform((text) => text || undefined)
    .optional();
const yes = z.literal(true).optional().catch(undefined);
const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, figures and hyphens.')
  .max(80);
/** Whether there is such a product is asked in change-content, which knows the edition. */
const productId = z.string().min(1, 'Please choose a product.').max(80);

const meaning = z.object({
  title: words(60),
  essence: words(200),
  short: words(1_000),
  long: lines(8, 2_000),
  strengths: lines(8, 120),
  cautions: lines(8, 120),
  exercise: words(1_000),
});

const schemas: { [Kind in ContentKind]: z.ZodType<ContentBodies[Kind]> } = {
  product: productBody,
  testimonial: z.object({
    id: key,
    quote: words(500),
    name: words(60),
    place: words(60),
    product: productId,
    sample: z.boolean(),
    hidden: yes,
  }),
  question: z.object({
    id: key,
    group: z.enum(faqGroups, 'Please choose a group.'),
    question: words(160),
    answer: words(4_000),
    hidden: yes,
  }),
  article: z.object({
    id: key,
    title: words(120),
    description: words(260),
    date: z.iso.date('Please give a date.'),
    minutes: z.int().min(1).max(120),
    product: productId,
    image: z.enum(['wheel', 'pair', 'calendar', 'constellation'], 'Please choose a drawing.'),
    number: z.enum(['lifePath', 'expression', 'soulUrge'], 'Please choose a number.'),
    body: words(60_000),
    hidden: yes,
  }),
  page: pageBody,
  course: courseBody,
  navigation: navigationBody,
  meaning,
  legal: z.object({ title: words(60), description: words(260), body: words(60_000) }),
  letter: z.object({
    subject: maybe(200),
    preview: maybe(200),
    blocks: z
      .array(
        z.object({
          part: z.string().max(100).optional(),
          text: words(4_000).optional(),
          isOut: yes,
        }),
      )
      .max(60, 'At most 60 parts.')
      .optional(),
  }),
};

/** The body as its kind wants it; otherwise the refusal that names each wrong field. */
export function checkedBody<Kind extends ContentKind>(kind: Kind, body: unknown): ContentBodies[Kind] {
  const result = schemas[kind].safeParse(body, { error: plainly });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[fieldOf(path)] ??= message;
  throw invalid(fields);
}

/** 'features.3' is shown at the field that holds all the lines; a part of a letter has a field of its own. */
const fieldOf = (path: PropertyKey[]) =>
  path[0] === 'blocks'
    ? path.slice(0, 2).join('.')
    : path[0] === 'sections'
      ? path.slice(0, 3).join('.')
      : path[0] === 'modules'
        ? path.join('.')
        : path.filter((step) => typeof step !== 'number').join('.') || 'body';

type Written<Kind extends ContentKind = ContentKind> = { key: string; body: ContentBodies[Kind] };

type Shelves = { [Kind in ContentKind]: () => Written<Kind>[] };

const shelves: Shelves = {
  product: () => Object.values(writtenCatalogue).map((body) => ({ key: body.id, body: toBody(body) })),
  testimonial: () => writtenTestimonials.map((body) => ({ key: body.id, body })),
  question: () => writtenFaq.map((body) => ({ key: body.id, body })),
  article: () => writtenArticles().map((body) => ({ key: body.id, body })),
  page: () => [{ key: LANDING, body: writtenLanding }],
  course: () => writtenCourses().map((body) => ({ key: body.id, body })),
  navigation: () => [{ key: NAVIGATION, body: writtenNavigation }],
  meaning: () =>
    meaningPlaces.flatMap(({ position, texts }) =>
      Object.entries(texts).map(([number, body]) => ({ key: meaningKey(position, number), body })),
    ),
  letter: () => letterNames.map((key) => ({ key, body: {} })),
  legal: () => legalKeys.map((key) => ({ key, body: writtenLegal(key) })),
};

/** The first edition of a kind: what the files say, in their order. */
export const writtenOf = <Kind extends ContentKind>(kind: Kind): Written<Kind>[] => shelves[kind]();

export const findWritten = <Kind extends ContentKind>(kind: Kind, key: string) =>
  writtenOf(kind).find((entry) => entry.key === key)?.body;

/** What the office calls a text, in its lists and in the audit log. */
export function titleOf(kind: ContentKind, key: string, body: unknown): string {
  const text = (field: string) => textIn(body, field);
  switch (kind) {
    case 'product':
      return text('name') ?? key;
    case 'testimonial':
      return text('name') ? `${text('name')}, ${text('place')}` : key;
    case 'question':
      return text('question') ?? key;
    case 'article':
    case 'course':
      return text('title') ?? key;
    case 'page':
      return key === LANDING ? 'Landing page' : (text('title') ?? key);
    case 'navigation':
      return 'Menu, foot and moved addresses';
    case 'meaning':
      return meaningName(key);
    case 'letter':
      return letterTitle(key);
    case 'legal':
      return isKeyOf(legalNames, key) ? legalNames[key] : key;
  }
}

/** Bodies come from the files, the database and older versions alike. */
function textIn(body: unknown, field: string): string | undefined {
  const text = has(body, field) ? body[field] : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** 'lifePath.7' as one says it: 'Life Path 7'. */
export function meaningName(key: string): string {
  const [position = '', number = ''] = key.split('.');
  return `${positionName(position)} ${number}`;
}

function positionName(position: string): string {
  if (position === 'triads') return 'Family of numbers';
  if (position === 'suppliedLessons') return 'Karmic Lessons made up for';
  return isKeyOf(positions, position) ? positions[position].name : position;
}

/** The heading a text stands under in the office's lists. */
export function contentGroupOf(kind: ContentKind, key: string, body: unknown): string {
  if (kind === 'meaning') return positionName(key.split('.')[0] ?? '');
  if (kind === 'question') return textIn(body, 'group') ?? '';
  if (kind === 'letter') return letterGroup(key);
  return '';
}
