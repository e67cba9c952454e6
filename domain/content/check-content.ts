import type { ContentKind } from '../../content/edition.ts';
import type { Content } from '../../content/make-content.ts';
import type { Meaning } from '../../content/meanings/index.ts';
import type { MailRenderer } from '../../emails/mails.ts';
import { messageOf } from '../../shared/problem.ts';
import { invalid, notFound } from '../errors.ts';
import type { Parts, ReadsContent } from '../services.ts';
import { bodyProblem } from './body-problem.ts';
import { type ContentBodies, checkedBody } from './content-bodies.ts';
import { fillBrand } from './fill-brand.ts';
import { isLetter, letterProblem } from './letter-texts.ts';
import { findWritten, writtenOf } from './written-content.ts';

/** Kinds the office may add to; of the others there are as many as the program knows. */
const growing: ContentKind[] = ['testimonial', 'question', 'article'];

/** A body that may be shown to everybody, or the refusal that says at which field it may not. */
export function checkContent<Kind extends ContentKind>(
  { content, mails }: ReadsContent & Pick<Parts, 'mails'>,
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

type Place = { content: Content; mails: MailRenderer; key: string };
type Problem = Record<string, string> | undefined;

/** What no schema can say: that depends on other texts. */
const problems: { [Kind in ContentKind]: (place: Place, body: ContentBodies[Kind]) => Problem } = {
  product: ({ key }, body) => productProblem(key, body),
  testimonial: () => undefined,
  question: ({ content }, { answer }) => {
    const problem = bodyProblem(answer);
    return problem ? { answer: problem } : unfilled(content, 'answer', answer);
  },
  article: (_place, { body }) => {
    const problem = bodyProblem(body);
    return problem ? { body: problem } : undefined;
  },
  meaning: ({ key }, body) => tooLong(key, body),
  letter: ({ mails, key, content }, body) => letterProblem(outlineOf(mails, key, content), body),
};

function outlineOf(mails: MailRenderer, key: string, content: Content) {
  if (!isLetter(key)) throw notFound('Letter');
  return mails.outline(key, content);
}

function productProblem(key: string, { originalPriceCents }: ContentBodies['product']) {
  if (key !== 'mini-reading' || originalPriceCents) return undefined;
  return { originalPriceCents: 'The mini reading needs the price it has after its 24 hours.' };
}

function unfilled({ site }: Content, field: string, text: string) {
  try {
    fillBrand(text, site);
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
