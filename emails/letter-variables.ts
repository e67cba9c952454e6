import type { Content } from '../content/make-content.ts';
import { isMaster, singleDigit, toldNumber } from '../numerology/index.ts';
import { escapeMarkup } from '../shared/escape.ts';
import { placeOf } from '../shared/wall-time.ts';
import { clockFor, money, written } from './reader.ts';

/** What a letter can say of its reader and her order, in the words in which it is said: "20%", "€59", a whole date. */
export type Variable = {
  name: string;
  /** An address stands only behind a link. */
  isLink: boolean;
  /** Not known of every reader: a word that stands in for it has to be given. */
  mayLack: boolean;
  /** As the sample says it. */
  example: string;
};

type Said = { isLink: boolean; value: string };

/**
 * Not known of many readers, so a text has to say what stands there then. Where anything else is unknown, what was written
 * comes in place of the text.
 */
const optional = new Set(['name']);
/** Known of every letter, and no word for a reader: where the site is, and names of the program's own. */
const inner = new Set(['appUrl', 'kind', 'to', 'suggested', 'role', 'offer']);

/** Where links that begin with a slash lead. Texts do not name it. */
export const SITE = ' site';

const core = ['lifePath', 'expression', 'soulUrge'];
const ISO = /^\d{4}-\d{2}-\d{2}T/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Props and what is one step inside them: `month.name` is `monthName`. */
export function* namedIn(props: object): Generator<[name: string, value: unknown]> {
  for (const [key, value] of Object.entries(props)) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) yield [key, value];
    else
      for (const [below, inside] of Object.entries(value))
        yield [key === 'numbers' ? below : key + below.charAt(0).toUpperCase() + below.slice(1), inside];
  }
}

/** A moment on the reader's clock where we know it, else on the practitioner's; it says which. */
export function deadline(at: string, timeZone: string): string {
  const zone = clockFor(timeZone);
  return `${written(at, zone, "EEEE d MMMM yyyy 'at' h:mm a")} (${placeOf(zone)} time)`;
}

/** A value as readers are told it; undefined where there is nothing to tell. */
export function saidOf(name: string, value: unknown, { site }: Content): Said | undefined {
  const words = (said: string) => ({ isLink: false, value: said });
  if (inner.has(name) || value === '') return undefined;
  if (typeof value === 'number') {
    if (/cents$/i.test(name)) return words(money(value, { round: true }));
    if (name === 'percent') return words(`${value}%`);
    if (core.includes(name))
      return words(toldNumber({ digit: singleDigit(value), master: isMaster(value) ? value : null }));
    return words(String(value));
  }
  if (typeof value !== 'string') return undefined;
  if (/^https?:\/\//.test(value)) return { isLink: true, value };
  if (ISO.test(value)) return words(deadline(value, site.timeZone));
  if (DAY.test(value)) return words(written(value, 'UTC', 'd MMMM yyyy'));
  return words(value);
}

/** `videoReadingPrice`: what it costs when the letter is sent. */
export const priceName = (id: string) =>
  `${id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Price`;

/** Everything that a letter with these props can say. */
export function saidIn(props: object, content: Content): Map<string, Said> {
  const { brand, guide, contactEmail } = content.site;
  const own = [...namedIn(props)].flatMap(([name, value]) => {
    const said = saidOf(name, value, content);
    return said ? [[name, said] as const] : [];
  });
  const prices = content.catalogue.all.map(({ id, priceCents }) => [
    priceName(id),
    money(priceCents, { round: true }),
  ]);
  const ours = [...Object.entries({ brand, guide, contactEmail }), ...prices].map(
    ([name = '', value = '']) => [name, { isLink: false, value }] as const,
  );
  const site = 'appUrl' in props && typeof props.appUrl === 'string' ? props.appUrl : undefined;
  return new Map([...ours, ...own, ...(site ? [[SITE, { isLink: true, value: site }] as const] : [])]);
}

export function variablesOf(samples: object[], content: Content): Variable[] {
  const found = new Map<string, Variable>();
  for (const sample of samples)
    for (const [name, { isLink, value }] of saidIn(sample, content)) {
      if (!found.has(name) && name !== SITE)
        found.set(name, { name, isLink, mayLack: optional.has(name), example: value });
    }
  return [...found.values()];
}

const PLACE = /\{\{(\w+)(?:\|([^{}]*))?\}\}/g;
const TARGET = /\]\(([^)[\]]*)\)/g;

/** A text with what is known; undefined where something is not, and no word stands in for it. */
export function fillText(
  text: string,
  said: Map<string, Said>,
  as: (value: string) => string = (value) => value,
): string | undefined {
  let isWhole = true;
  const filled = text.replace(PLACE, (_, name: string, other: string | undefined) => {
    const value = said.get(name)?.value ?? other?.trim();
    if (!value) isWhole = false;
    return as(value ?? '');
  });
  return isWhole ? filled : undefined;
}

export const fillHtml = (html: string, said: Map<string, Said>) => fillText(html, said, escapeMarkup);

/** What is wrong with a text of a letter, or nothing. */
export function textProblem(
  text: string,
  variables: Variable[],
  { mayLink, hasSite }: { mayLink: boolean; hasSite: boolean },
): string | undefined {
  const known = new Map(variables.map((variable) => [variable.name, variable]));
  for (const [, target = ''] of mayLink ? text.matchAll(TARGET) : []) {
    const problem = targetProblem(target, known, hasSite);
    if (problem) return problem;
  }
  const words = mayLink ? text.replaceAll(TARGET, ']') : text;
  if (mayLink && words.includes(']('))
    return 'A link is written [words](address), without brackets in either.';
  for (const [written, name = '', other] of words.matchAll(PLACE)) {
    const variable = known.get(name);
    if (!variable) return `Nothing to fill ${written} with.`;
    if (variable.isLink) return `${written} is an address. Write it behind words: [Open it](${written}).`;
    if (variable.mayLack && !other?.trim())
      return `Please say what stands there where it is unknown: {{${name}|friend}}.`;
  }
  if (/\{\{|\}\}/.test(words.replaceAll(PLACE, ''))) return 'A place is written {{name}}, with two braces.';
  const sign = /\{\{percent\}\}\s*(?:%|per ?cent)|[€$£]\s*\{\{\w*cents\}\}/i.exec(words);
  if (sign) return `${sign[0]} would say the sign twice: ${signOf(sign[0], known)} is what it stands for.`;
  return undefined;
}

const signOf = (written: string, known: Map<string, Variable>) =>
  known.get(/\{\{(\w+)\}\}/.exec(written)?.[1] ?? '')?.example ?? '';

function targetProblem(target: string, known: Map<string, Variable>, hasSite: boolean): string | undefined {
  const name = /^\{\{(\w+)\}\}$/.exec(target)?.[1];
  if (name !== undefined)
    return known.get(name)?.isLink ? undefined : `{{${name}}} is no address to lead to.`;
  if (/^(https?:\/\/|mailto:)[^\s{}]+$/.test(target)) return undefined;
  if (hasSite && /^\/(?!\/)[^\s{}]*$/.test(target)) return undefined;
  return `A link leads to a whole address (https://…) or to a place of the letter; ${target || 'this one'} is neither.`;
}
