import { findProduct, soldElsewhere } from '../../content/catalogue.ts';
import type { ContentKind } from '../../content/edition.ts';
import { legalNames, unsaidIn } from '../../content/legal.ts';
import type { Content } from '../../content/make-content.ts';
import type { Meaning } from '../../content/meanings/index.ts';
import type { ProductBody } from '../../content/product.ts';
import type { Tx } from '../../db/connect.ts';
import type { MailRenderer } from '../../emails/mails.ts';
import { messageOf } from '../../shared/problem.ts';
import { isKeyOf } from '../../shared/records.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { type ActionName, type Actor, ownerVerb, staffOnly, staffVerb } from '../identity/index.ts';
import type { Deps, ReadsContent } from '../services.ts';
import { today } from '../today.ts';
import { navigationProblem, pageProblem } from './check-pages.ts';
import { allCourses, courseProblem } from './courses.ts';
import { bodyProblem } from './markdown.ts';
import { refuseUntruePriceBefore } from './prior-price.ts';
import { productProblem } from './products.ts';
import * as queries from './queries.ts';
import type { ContentBodies, ContentPage } from './read-content.ts';
import { checkedBody, findWritten, titleOf, writtenOf } from './read-content.ts';
import { paidWordsOf, reserveMedia } from './reserved-media.ts';
import { fillBrand, isLetterKey, letterProblem } from './site-words.ts';

type Place = { kind: ContentKind; key: string };
/** `base`: the version the editor opened with, so that nobody overwrites what somebody else wrote meanwhile. */
type Change = Place & { body: unknown; base?: number };
type Saved = { versionId: number };
type By = { actor: Actor };

/** Keeps what was written so far; nobody else sees it. */
export const draftContent = staffVerb<Change, Saved>(
  'content.drafted',
  async (services, tx, { kind, key, body, base, actor }) => {
    await begin(tx, { kind, key }, base);
    const checked = checkContentBody(services, kind, key, body);
    const made = { madeBy: actor.id, madeAt: services.clock.now() };
    const id = await saveVersion(tx, { kind, key, body: checked, state: 'draft', ...made });
    return { about: about({ kind, key }, checked), answer: { versionId: id } };
  },
);

/** When a form wants something published. */
export function publishMoment(typed = ''): Date {
  const moment = new Date(typed);
  if (Number.isNaN(moment.getTime())) throw invalid({ publishAt: 'Please choose when it should go live.' });
  return moment;
}

const publishNow = publishing('content.published');
const publishLater = publishing('content.scheduled');

/** In force at once, in this process before the answer; or from a given moment on. */
export async function publishContent(
  services: Deps,
  { at, ...change }: Change & By & { at?: Date },
): Promise<Saved> {
  const now = services.clock.now();
  if (at && at <= now) throw invalid({ publishAt: 'Please choose a moment that is still to come.' });
  const saved = await (at ? publishLater : publishNow)(services, { ...change, at: at ?? now });
  await services.content.refresh();
  return saved;
}

function publishing(action: ActionName) {
  return ownerVerb<Change & { at: Date }, Saved>(
    action,
    async (services, tx, { kind, key, body, base, at, actor }) => {
      await begin(tx, { kind, key }, base);
      const checked = checkToPublish(services, kind, key, body);
      return publish(services, tx, { kind, key, body: checked, at, by: actor.id });
    },
  );
}

const bringBack = ownerVerb<Place & { versionId: number | 'written' }, Saved>(
  'content.restored',
  async (services, tx, { kind, key, versionId, actor }) => {
    await queries.lockEdition(tx);
    const body = versionId === 'written' ? null : await bodyOf(tx, { kind, key, id: versionId });
    if (body !== null) checkToPublish(services, kind, key, body);
    return publish(services, tx, { kind, key, body, at: services.clock.now(), by: actor.id });
  },
);

/** An earlier version, or the text as it was first written, is in force again. What came between is kept. */
export async function restoreContent(services: Deps, wish: Parameters<typeof bringBack>[1]): Promise<Saved> {
  const saved = await bringBack(services, wish);
  await services.content.refresh();
  return saved;
}

const takeBack = ownerVerb<Place, void>('content.unscheduled', async ({ clock }, tx, place) => {
  await queries.lockEdition(tx);
  const count = await queries.unschedule(tx, place, clock.now());
  if (count === 0) throw notFound('Schedule');
  await queries.bumpContentVersion(tx);
  return { about: about(place, undefined), answer: undefined };
});

/** What was to be published later stays a draft. */
export async function unscheduleContent(services: Deps, wish: Place & By): Promise<void> {
  await takeBack(services, wish);
  await services.content.refresh();
}

type Publication = Place & { body: unknown; at: Date; by: string };

async function publish({ clock }: Deps, tx: Tx, { kind, key, body, at, by }: Publication) {
  const now = clock.now();
  if (kind === 'product') await refuseUntruePriceBefore(tx, { key, body, at });
  const before = (await queries.readLiveBody(tx, { kind, key }, now)) ?? findWritten(kind, key);
  await queries.unschedule(tx, { kind, key }, now);
  const made = { madeBy: by, madeAt: now };
  const id = await saveVersion(tx, { kind, key, body, state: 'published', publishAt: at, ...made });
  await queries.bumpContentVersion(tx);
  const after = body ?? findWritten(kind, key);
  return {
    about: about({ kind, key }, after ?? before),
    before: brief(before),
    after: at > now ? { ...brief(after), publishAt: at.toISOString() } : brief(after),
    answer: { versionId: id },
  };
}

/** With a course, what its paid lessons show is reserved for those who may read them: a draft's too, before anybody can. */
async function saveVersion(tx: Tx, row: Parameters<typeof queries.insertVersion>[1]): Promise<number> {
  const { id } = await queries.insertVersion(tx, row);
  if (row.kind === 'course') await reserveMedia(tx, await paidWordsOf(tx, id));
  return id;
}

/** One change at a time, each on what its author saw. */
async function begin(tx: Tx, place: Place, base: number | undefined): Promise<void> {
  await queries.lockEdition(tx);
  if (base === undefined) return;
  const [latest] = await queries.listVersions(tx, place, 1);
  if ((latest?.id ?? 0) === base) return;
  throw new DomainError(
    'conflict',
    'Somebody else has changed this text since you opened it. Open it again to see their version; yours is kept in the form.',
  );
}

async function bodyOf(tx: Tx, place: Place & { id: number }): Promise<unknown> {
  const version = await queries.findVersion(tx, place);
  if (!version) throw notFound('Version');
  return version.body;
}

const about = ({ kind, key }: Place, body: unknown) => ({
  kind,
  id: key,
  label: titleOf(kind, key, body),
});

/** Whole articles stay in the versions; the log needs their opening only. */
const LONGEST = 400;
function brief(body: unknown): Record<string, unknown> {
  if (body === null || typeof body !== 'object') return {};
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)} …` : value,
    ]),
  );
}

/** An empty sheet for a kind the office may add to. */
export async function emptyContent<Kind extends ContentKind>(
  services: Deps,
  { actor, kind }: { actor: Actor; kind: Kind },
): Promise<ContentPage<Kind>> {
  staffOnly(actor);
  const sheet = blank(services)[kind];
  if (!sheet) throw notFound('Page');
  return {
    kind,
    key: 'new',
    title: sheet.title,
    state: 'draft',
    publishAt: undefined,
    body: sheet.body,
    live: undefined,
    base: 0,
    hasWritten: false,
    isWritten: false,
    versions: [],
  };
}

type Blank = { [Kind in ContentKind]?: { title: string; body: ContentBodies[Kind] } };

function blank(services: Deps): Blank {
  const { year, month, day } = today(services);
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return {
    testimonial: {
      title: 'New testimonial',
      body: { id: '', quote: '', name: '', place: '', product: 'report', sample: false },
    },
    page: {
      title: 'New page',
      body: {
        ...{ id: '', slug: '', title: '', description: '' },
        sections: [{ id: 'text', kind: 'text', words: { heading: '', body: '' } }],
      },
    },
    course: {
      title: 'New course',
      body: { id: '', title: '', tagline: '', summary: '', body: '', modules: [] },
    },
    question: { title: 'New question', body: { id: '', group: 'Readings', question: '', answer: '' } },
    article: {
      title: 'New article',
      body: {
        id: '',
        title: '',
        description: '',
        date,
        minutes: 1,
        product: 'report',
        image: 'constellation',
        number: 'lifePath',
        body: '',
      },
    },
  };
}

/** The wanted key, or the first of its followers that nothing has: 'letters', 'letters-2'. */
export async function freeKey({ db }: Deps, { kind, wanted }: { kind: ContentKind; wanted: string }) {
  const taken = new Set([
    'new',
    // A room of the office beside the pages.
    'menu',
    ...soldElsewhere.map(({ id }) => id),
    ...writtenOf(kind).map(({ key }) => key),
    ...(await queries.listLatest(db, kind)).map(({ key }) => key),
  ]);
  let key = wanted;
  for (let more = 2; taken.has(key); more++) key = `${wanted}-${more}`;
  return key;
}

/** Kinds the office may add to; of the others there are as many as the program knows. */
const growing: ContentKind[] = ['product', 'testimonial', 'question', 'article', 'page', 'course'];

/** A body that may be shown to everybody, or the refusal that says at which field it may not. */
export function checkContentBody<Kind extends ContentKind>(
  { content, mails }: ReadsContent & Pick<Deps, 'mails'>,
  kind: Kind,
  key: string,
  body: unknown,
) {
  if (!growing.includes(kind) && findWritten(kind, key) === undefined) throw notFound('Text');
  const checked = checkedBody(kind, body);
  const problem = problems[kind]({ content: content.current(), mails, key }, checked);
  if (problem) throw invalid(problem);
  return checked;
}

/** The same, for what learners see from now on. */
function checkToPublish(services: Deps, kind: ContentKind, key: string, body: unknown) {
  const checked = checkContentBody(services, kind, key, body);
  const problem =
    kind === 'course'
      ? courseProblem(allCourses(services.content.current()), checkedBody('course', checked))
      : undefined;
  if (problem) throw invalid(problem);
  return checked;
}

type CheckedPlace = { content: Content; mails: MailRenderer; key: string };
type Problem = Record<string, string> | undefined;

/** What no schema can say: that depends on other texts. */
const problems: { [Kind in ContentKind]: (place: CheckedPlace, body: ContentBodies[Kind]) => Problem } = {
  product: ({ content, key }, body) => productProblem(key, body) ?? unknownCourse(content, body),
  testimonial: ({ content }, { product }) => unknownProduct(content, product),
  question: ({ content }, { answer }) => {
    const problem = bodyProblem(answer, content.catalogue);
    return problem ? { answer: problem } : unfilled(content, 'answer', answer);
  },
  article: ({ content }, { body, product }) => {
    const problem = bodyProblem(body, content.catalogue);
    return problem ? { body: problem } : unknownProduct(content, product);
  },
  page: ({ content, key }, body) => pageProblem(content, key, body),
  // A draft of a course is a beginning; what it lacks is asked when it is published.
  course: () => undefined,
  navigation: (_place, body) => navigationProblem(body),
  meaning: ({ key }, body) => tooLong(key, body),
  legal: ({ content, key }, { title, description, body }) => {
    const problem = bodyProblem(body) ?? unsaid(key, body);
    if (problem) return { body: problem };
    const fields = Object.entries({ title, description, body });
    return fields.map(([field, text]) => unfilled(content, field, text)).find(Boolean);
  },
  letter: ({ mails, key, content }, body) => letterProblem(outlineOf(mails, key, content), body),
};

const unknownProduct = ({ catalogue }: Content, id: string): Problem =>
  findProduct(catalogue, id) ? undefined : { product: 'Please choose a product.' };

function unknownCourse({ courseNames }: Content, { terms }: ProductBody): Problem {
  const sold = terms?.delivers.some((part) => part.kind === 'course' && !courseNames.has(part.course));
  if (sold) return { 'terms.delivers': 'Please choose a course.' };
  const opened = terms?.opens?.courses.some((id) => !courseNames.has(id));
  return opened ? { 'terms.opens.courses': 'Please choose a course.' } : undefined;
}

function outlineOf(mails: MailRenderer, key: string, content: Content) {
  if (!isLetterKey(key)) throw notFound('Letter');
  return mails.outline(key, content);
}

/** What the law or the program needs a legal text to say. */
function unsaid(key: string, body: string): string | undefined {
  const missing = isKeyOf(legalNames, key) ? unsaidIn(key, body) : [];
  return missing.length > 0 ? `It must still say: ${missing.join('; ')}.` : undefined;
}

function unfilled({ site }: Content, field: string, text: string) {
  try {
    fillBrand(text, site, { siteUrl: '' });
    return undefined;
  } catch (error) {
    return { [field]: messageOf(error) };
  }
}

/**
 * Texts stand on the pages of the sold PDFs, whose templates were proven with the written ones: what is no longer than
 * the longest written text of its position has its place.
 */
function tooLong(key: string, meaning: Meaning): Record<string, string> | undefined {
  const limits = meaningLimits(key);
  const wrong: Record<string, string> = {};
  for (const field of ['title', 'essence', 'short', 'exercise'] as const) {
    if (meaning[field].length > limits[field]) wrong[field] = `At most ${limits[field]} characters here.`;
  }
  for (const field of ['long', 'strengths', 'cautions'] as const) {
    const { lines, characters } = limits[field];
    if (meaning[field].length > lines) wrong[field] = `At most ${lines} lines here.`;
    else if (meaning[field].join('').length > characters)
      wrong[field] = `At most ${characters} characters in all here.`;
  }
  return Object.keys(wrong).length > 0 ? wrong : undefined;
}

export function meaningLimits(key: string) {
  const [position] = key.split('.');
  const family = writtenOf('meaning').filter((entry) => entry.key.startsWith(`${position}.`));
  const longest = (measure: (meaning: Meaning) => number) =>
    Math.max(...family.map(({ body }) => measure(body)));
  const list = (field: 'long' | 'strengths' | 'cautions') => ({
    lines: longest((meaning) => meaning[field].length),
    characters: longest((meaning) => meaning[field].join('').length),
  });
  return {
    title: longest(({ title }) => title.length),
    essence: longest(({ essence }) => essence.length),
    short: longest(({ short }) => short.length),
    exercise: longest(({ exercise }) => exercise.length),
    long: list('long'),
    strengths: list('strengths'),
    cautions: list('cautions'),
  };
}
