import { z } from 'zod';
import { findProduct } from '../../content/catalogue.ts';
import type { Content } from '../../content/make-content.ts';
import { footerNeeds, type Navigation } from '../../content/navigation.ts';
import type { FieldKind, Section, SectionKind } from '../../content/sections.ts';
import { kindOfSection, LANDING, type PageBody, sectionKindNames } from '../../content/sections.ts';
import { messageOf } from '../../shared/problem.ts';
import { bodyProblem } from './markdown.ts';
import { pictureField } from './media-address.ts';
import { ownPagesOf, plainPath } from './site-pages.ts';
import { fillBrand } from './site-words.ts';

const words = (max: number) =>
  z.string().trim().min(1, 'Please write something here.').max(max, `At most ${max} characters.`);
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, 'At least one, please.').max(24, 'At most 24.');

const OWN_ADDRESS = /^\/(?![/\\])[^\s\\]*$/;
const ADDRESS = /^(\/(?![/\\])[^\s\\]*|#[^\s\\]*|https:\/\/[^\s\\]+|mailto:[^\s\\]+)$/;
const link = z.object({
  label: words(80),
  to: z
    .string()
    .trim()
    .max(500)
    .regex(ADDRESS, 'A page of ours (/quiz), or an address that begins with https://.'),
});
const fieldSchemas: { [Kind in FieldKind]: z.ZodType } = {
  line: words(160),
  text: words(600),
  markdown: words(20_000),
  lines: list(words(1_000)),
  link,
  points: list(z.object({ title: words(160), text: words(2_000) })),
  picture: pictureField,
  side: z.enum(['left', 'right'], 'Please choose a side.'),
  product: z.string().min(1, 'Please choose a product.').max(80),
  quote: z.string().min(1, 'Please choose a testimonial.').max(80),
  event: z.string().min(1, 'Please choose an event.').max(120),
};

function wordsSchema(kind: SectionKind) {
  const fields = Object.entries(kindOfSection(kind).fields).map(([name, { is, optional }]) => [
    name,
    optional ? z.string().trim().max(160, 'At most 160 characters.') : fieldSchemas[is],
  ]);
  return z.object(Object.fromEntries(fields));
}

const wordsSchemas = new Map(sectionKindNames.map((kind) => [kind, wordsSchema(kind)]));

const section = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    kind: z.enum(sectionKindNames),
    hidden: z.literal(true).optional().catch(undefined),
    words: z.unknown(),
  })
  .transform((given, context): Section => {
    const checked = wordsSchemas.get(given.kind)?.safeParse(given.words);
    for (const { path, message } of checked?.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message });
    const made = { ...given, words: checked?.data };
    return isSection(made) ? made : z.NEVER;
  });

/** Its words fit its kind: the schema above has just said so. */
const isSection = (made: { kind: SectionKind; words: unknown }): made is Section =>
  wordsSchemas.get(made.kind)?.safeParse(made.words).success === true;

export const pageBody: z.ZodType<PageBody> = z.object({
  id: z.string().max(80),
  slug: z
    .string()
    .trim()
    .max(80, 'At most 80 characters.')
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Small letters, figures and hyphens.'),
  title: z.string().trim().max(120, 'At most 120 characters.'),
  description: z.string().trim().max(260, 'At most 260 characters.'),
  picture: pictureField.optional(),
  sections: z.array(section).min(1, 'At least one section, please.').max(40, 'At most 40 sections.'),
  hidden: z.literal(true).optional().catch(undefined),
});

const path = z
  .string()
  .trim()
  .max(200)
  .regex(OWN_ADDRESS, 'An address of this site, beginning with one slash.');

export const navigationBody: z.ZodType<Navigation> = z.object({
  top: list(link).max(8, 'At most eight links at the top.'),
  columns: list(z.object({ title: words(40), links: list(link) })).max(3, 'At most three columns.'),
  redirects: z.array(z.object({ from: path, to: path })).max(500, 'At most 500.'),
});

type Problem = Record<string, string> | undefined;

/** What no schema can say: that depends on the other sections, pages and texts. */
export function pageProblem(
  content: Content,
  key: string,
  { slug, title, description, sections }: PageBody,
): Problem {
  const problems: Record<string, string> = {};
  if (key !== LANDING) {
    if (!slug) problems.slug = 'Please give the page an address.';
    if (!title) problems.title = 'Please give the page a title.';
    if (!description) problems.description = 'Please say in a sentence or two what the page is about.';
    const isTaken = ownPagesOf(content).some((own) => own.id !== key && own.slug === slug);
    if (isTaken) problems.slug = 'Another page of yours has this address.';
  }
  unfilled(content, problems, 'title', title);
  unfilled(content, problems, 'description', description);
  if (!sections.some(({ hidden }) => !hidden)) problems.sections = 'Please show at least one section.';
  const seen = new Set<string>();
  for (const [at, { id, kind }] of sections.entries()) {
    const { once, landing: first, name } = kindOfSection(kind);
    if (seen.has(id) || (once && seen.has(`kind ${kind}`)))
      problems[`sections.${at}`] = `${name}: once on a page.`;
    if (first && key !== LANDING) problems[`sections.${at}`] = `${name}: on the landing page only.`;
    seen.add(id).add(`kind ${kind}`);
  }
  for (const [at, one] of sections.entries()) checkSection(content, problems, at, one);
  return Object.keys(problems).length > 0 ? problems : undefined;
}

function checkSection(content: Content, problems: Record<string, string>, at: number, one: Section): void {
  for (const [name, value] of Object.entries(one.words))
    unfilled(content, problems, `sections.${at}.${name}`, value);
  const markdown = one.kind === 'text' || one.kind === 'picture' ? one.words.body : undefined;
  const problem = markdown && bodyProblem(markdown, content.catalogue);
  if (problem) problems[`sections.${at}.body`] = problem;
  if (one.kind === 'product' && !findProduct(content.catalogue, one.words.product))
    problems[`sections.${at}.product`] = 'Please choose a product.';
  if (one.kind === 'quote' && !content.testimonials.some(({ id }) => id === one.words.quote))
    problems[`sections.${at}.quote`] = 'Please choose a testimonial.';
}

function unfilled({ site }: Content, problems: Record<string, string>, field: string, value: unknown): void {
  try {
    fillBrand(JSON.stringify(value ?? ''), site);
  } catch (error) {
    problems[field] ??= messageOf(error);
  }
}

const ONLY_NAMES = 'A menu can name {{guide}} and {{brand}}.';
const hasOtherPlace = (labels: string[]) =>
  labels.some((label) => label.replaceAll('{{guide}}', '').replaceAll('{{brand}}', '').includes('{{'));

/** The foot keeps what the law wants on it; a redirect ends somewhere. */
export function navigationProblem({ top, columns, redirects }: Navigation): Problem {
  const problems: Record<string, string> = {};
  if (hasOtherPlace(top.map(({ label }) => label))) problems.top = ONLY_NAMES;
  if (hasOtherPlace(columns.flatMap(({ title, links }) => [title, ...links.map(({ label }) => label)])))
    problems.columns = ONLY_NAMES;
  const linked = new Set(columns.flatMap(({ links }) => links.map(({ to }) => to)));
  const missing = footerNeeds.filter((to) => !linked.has(to));
  if (missing.length > 0) problems.columns ??= `The foot of each page has to lead to ${missing.join(', ')}.`;
  const next = new Map(redirects.map(({ from, to }) => [plainPath(from), plainPath(to)]));
  if (next.size < redirects.length) problems.redirects = 'One old address stands here twice.';
  for (const { from } of redirects) {
    if (isCircle(next, plainPath(from))) problems.redirects = `${from} would lead back to itself.`;
    if (plainPath(from) === '/') problems.redirects = 'The landing page stays where it is.';
  }
  return Object.keys(problems).length > 0 ? problems : undefined;
}

function isCircle(next: Map<string, string>, from: string): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = from; at !== undefined; at = next.get(at)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}
