import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalogueOf } from '../content/catalogue.ts';
import type { Content } from '../content/make-content.ts';
import type { Product } from '../content/product.ts';
import { ContentContext } from './content-context.ts';
import { decodeEntities } from './decode-entities.ts';
import { type Block, blocksOf, isNeeded, kindOf } from './letter-blocks.tsx';
import { variablesOf } from './letter-variables.ts';
import type { MailTemplate } from './mail-template.ts';
import type { LetterOutline, OutlineBlock } from './mails.ts';
import { inWords } from './reader.ts';

type Template = MailTemplate<object>;

/**
 * What the office can change in a letter: its subject, the line beside it, and its parts, with the words of those that say
 * the same on every occasion. What differs between occasions, or is drawn, can be moved and left out, but not reworded.
 */
export function letterOutline(template: Template, content: Content): LetterOutline {
  const samples = occasionsOf(template).map((props) => inWords(props, content.site.timeZone));
  const [sample = template.sample] = samples;
  const variables = variablesOf(samples, content);
  const drawings = samples
    .flatMap((sample) => variants(sample))
    .map((props) => drawn(template, props, content));
  const blocks = new Map<string, OutlineBlock>();
  for (const drawing of drawings)
    for (const [at, block] of drawing.entries()) note(blocks, drawing, at, block);
  const said = [...blocks.values()].map(({ text }) => text).join(' ');
  return {
    subject: template.subject(sample, content),
    preview: template.preview(sample, content),
    // Of all prices those that the letter speaks of.
    variables: variables.filter(({ name }) => !name.endsWith('Price') || said.includes(`{{${name}}}`)),
    blocks: [...blocks.values()],
    hasSite: 'appUrl' in template.sample,
  };
}

const occasionsOf = ({ sample, occasions = {} }: Template): object[] => [
  sample,
  ...Object.values(occasions).map((occasion) => ({ ...sample, ...occasion })),
];

/** The same letter as other readers may get it: without a name or numbers, with one instead of several. */
function variants(sample: object): object[] {
  const other = Object.entries(sample).flatMap(([name, value]): object[] => {
    if (typeof value === 'boolean') return [{ ...sample, [name]: !value }];
    if (typeof value === 'number' && !/cents|percent/i.test(name)) return [{ ...sample, [name]: 1 }];
    if (name === 'name') return [{ ...sample, name: '' }];
    return name === 'numbers' || name === 'month' ? [{ ...sample, [name]: null }] : [];
  });
  return [sample, ...other];
}

type Drawn = Pick<Block, 'key'> & {
  text?: string;
  kind?: OutlineBlock['kind'];
  isNeeded: boolean;
  shown: string;
};

/** A part is listed after the one it follows; one that says something else on another occasion is not reworded. */
function note(blocks: Map<string, OutlineBlock>, drawing: Drawn[], at: number, block: Drawn): void {
  const { key, text, kind, shown } = block;
  const known = blocks.get(key);
  if (known) {
    if (known.text !== undefined && !isSame(known.text, text)) delete known.text;
    return;
  }
  const listed = [...blocks.values()];
  const before = drawing.slice(0, at).findLast((earlier) => blocks.has(earlier.key));
  const place = before ? listed.findIndex((one) => one.key === before.key) + 1 : 0;
  listed.splice(place, 0, {
    key,
    kind,
    isNeeded: block.isNeeded,
    shown,
    ...(text === undefined ? {} : { text }),
  });
  blocks.clear();
  for (const one of listed) blocks.set(one.key, one);
}

/** Alike but for what is not known of one of the readers: ", Maya". */
const isSame = (one: string, other: string | undefined): boolean =>
  other !== undefined && withoutPlaces(one) === withoutPlaces(other);
const withoutPlaces = (text: string) =>
  text
    .replace(/,?\s*(?:\{\{[^{}]*\}\}|\b1\b)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/,\s*$/, '');

/** The parts of a letter, with the places of its data in their words. None where it cannot be drawn like this. */
function drawn(template: Template, props: object, content: Content): Drawn[] {
  const found: Drawn[] = [];
  const named = marked(props);
  const probe = probing(content);
  const texts = nameMarks(named, probe);
  const collect = (which: object, by: Content) => {
    let blocks: Block[] = [];
    const Letter = (): ReactNode => {
      blocks = blocksOf(template.Body(which));
      return null;
    };
    try {
      render(<Letter />, by);
      return blocks.map((block) => ({ block, html: render(block.node, by) }));
    } catch {
      // Some props cannot be marked or left out in some letters: then the others say what there is.
      return [];
    }
  };
  const shown = new Map<string, string>();
  for (const { block, html } of collect(props, content)) shown.set(block.key, plain(html));
  for (const { block, html } of collect(named, probe)) {
    const kind = kindOf(block);
    const text = kind && markdownOf(html);
    found.push({
      ...{
        key: block.key,
        kind,
        isNeeded: isNeeded(block),
        shown: shown.get(block.key) ?? texts(plain(html)),
      },
      ...(text === undefined ? {} : { text: texts(text) }),
    });
  }
  return found;
}

const render = (node: ReactNode, content: Content) =>
  renderToStaticMarkup(<ContentContext value={content}>{node}</ContentContext>);

const plain = (html: string) =>
  decodeEntities(html.replace(/<(br|\/p|\/td|\/li|\/h\d)[^>]*>/g, ' ').replace(/<[^<>]+>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** What stands in a paragraph as its writer would type it; undefined where there is more in it than that. */
function markdownOf(html: string): string | undefined {
  const text = html
    .replace(/<\/?(table|tbody|tr|td|p|h1|h2|hr|span)\b[^>]*>/g, '')
    .replace(/<a class="button"[^>]*>(.*?)<\/a>/gs, '$1')
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '[$2]($1)')
    .replace(/<\/?strong>/g, '**')
    .replace(/<\/?s>/g, '~~')
    .replace(/<br\/?>/g, '\n');
  return /<[a-z]/.test(text) || text.includes(OF_CONTENT) ? undefined : decodeEntities(text).trim();
}

const SITE = 'https://marked.test/appUrl';
/** Stands for words of the catalogue and of the interpretations: what holds them changes with them, and with the reader. */
const OF_CONTENT = '⟦of the content⟧';

/** The content with prices that can be told apart, and such words. */
function probing(content: Content): Content {
  const words = { title: OF_CONTENT, essence: OF_CONTENT, short: OF_CONTENT, exercise: OF_CONTENT };
  const lines = { long: [OF_CONTENT], strengths: [OF_CONTENT], cautions: [OF_CONTENT] };
  const product = (real: Product, at: number): Product => ({
    ...real,
    name: OF_CONTENT,
    description: OF_CONTENT,
    priceCents: 9_000_000 + at * 100,
  });
  return {
    ...content,
    catalogue: catalogueOf([...content.catalogue.byId.values()].map(product)),
    meaningOf: () => ({ ...words, ...lines }),
  };
}

const numerals: Record<string, number> = { lifePath: 11, expression: 22, soulUrge: 33, percent: 61 };

/** The same props with values by which each can be told wherever it comes out. */
function marked(props: object): object {
  let count = 0;
  const mark = (name: string, value: unknown): unknown => {
    count++;
    if (typeof value === 'number')
      return numerals[name] ?? (/cents$/i.test(name) ? 700_000 : 7_000) + count * 100;
    if (typeof value === 'string') return markedText(name, value, count);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([below, inside]) => [
        below,
        mark(name === 'numbers' ? below : name + below.charAt(0).toUpperCase() + below.slice(1), inside),
      ]),
    );
  };
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, mark(name, value)]));
}

function markedText(name: string, text: string, count: number): string {
  if (/^https?:/.test(text)) return `https://marked.test/${name}`;
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return new Date(Date.UTC(2031, 0, count, 10)).toISOString();
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return new Date(Date.UTC(2032, 0, count)).toISOString().slice(0, 10);
  return text === '' || /^[a-z_-]+$/.test(text) ? text : `⟦${name}⟧`;
}

/** Puts the name of each value in its place. */
function nameMarks(props: object, content: Content): (text: string) => string {
  const marks = variablesOf([props], content)
    .filter(({ example }) => /⟦|marked\.test|203[12]|€[79]|^(?:11\/2|22\/4|33\/6|61%|7\d{3})/.test(example))
    .sort((one, other) => other.example.length - one.example.length);
  return (text) =>
    marks.reduce(
      (named, { name, example, mayLack }) =>
        named.replaceAll(example, mayLack ? `{{${name}|friend}}` : `{{${name}}}`),
      text.replaceAll(SITE, ''),
    );
}
