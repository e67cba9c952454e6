import { Mark, type Node } from 'prosemirror-model';
import { isSafeAddress } from '../../../../shared/markdown-dialect.ts';
import { type Element, readHtml } from './pasted-html.ts';
import { schema } from './schema.ts';
import { sayable } from './write-markdown.ts';

/** What was copied in Word, Google Docs, Notion or on any page, as a document: what our Markdown knows of it, and no more. */
export function readPasted(html: string): Node {
  const blocks = flow(readHtml(html).inside, { marks: Mark.none, depth: 0 });
  const doc = schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')]);
  return sayable(doc);
}

type Around = { marks: readonly Mark[]; depth: number };
/** Markdown of deeper lists and quotations is refused. */
const DEEPEST = 5;

/** Blocks, with paragraphs for the words between them. */
function flow(inside: readonly (Element | string)[], around: Around): Node[] {
  const blocks: Node[] = [];
  let line: Node[] = [];
  const end = () => {
    if (line.some((node) => !node.isText || node.text?.trim()))
      blocks.push(schema.node('paragraph', null, spacedOnce(line)));
    line = [];
  };
  for (const [at, part] of inside.entries()) {
    if (typeof part === 'string') {
      line.push(...wordsOf(part, around.marks));
      continue;
    }
    if (isHidden(part)) continue;
    const item = itemOf(part);
    if (item) {
      end();
      // Word writes its lists as paragraphs: the first of them stands for all that follow it.
      if (!isItemBefore(inside, at)) blocks.push(...wordList(inside.slice(at), around));
      continue;
    }
    if (isInline(part)) {
      line.push(...inlineOf(part, around));
      continue;
    }
    end();
    blocks.push(...blocksOf(part, around));
  }
  end();
  return blocks;
}

/** A space that ends one piece and begins the next is one. */
const spacedOnce = (line: Node[]): Node[] =>
  line.flatMap((node, at) => {
    const before = line[at - 1]?.text ?? '';
    const text = before.endsWith(' ') ? node.text?.replace(/^ /, '') : node.text;
    if (text === undefined) return [node];
    return text ? [schema.text(text, node.marks)] : [];
  });

const styleOf = ({ said }: Element): string =>
  (said.get('style') ?? '').toLowerCase().replace(/\s*([:;])\s*/g, '$1');
const isHidden = (element: Element): boolean =>
  element.name === 'head' ||
  /display:none|mso-hide:all|mso-list:ignore|mso-element:(?:header|footer|comment)/.test(styleOf(element));

const inlineNames = new Set(
  (
    'a abbr acronym b bdi bdo big br cite code data dfn del em font i img ins kbd label mark q s samp small span strike strong ' +
    'sub sup time tt u var wbr input o:p'
  ).split(' '),
);

/** Also a wrapper of Google Docs, which is called bold and holds the whole text. */
const isInline = ({ name, inside }: Element): boolean =>
  inlineNames.has(name) && !inside.some((part) => typeof part !== 'string' && !isInline(part));

function blocksOf(element: Element, around: Around): Node[] {
  const { name, inside } = element;
  const inner = { ...around, marks: marksOf(element, around.marks) };
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) return headingOf(flow(inside, { ...inner, marks: Mark.none }), Number(level));
  if (name === 'hr') return [schema.node('rule')];
  if (name === 'pre') return codeOf(plainOf(element).replace(/^\n/, '').trimEnd());
  if (name === 'table') return tableOf(element, inner);
  if (around.depth >= DEEPEST) return flow(inside, inner);
  const deeper = { ...inner, depth: around.depth + 1 };
  if (name === 'blockquote') {
    const blocks = flow(inside, deeper);
    return blocks.length > 0 ? [schema.node('blockquote', null, blocks)] : [];
  }
  if (name === 'ul' || name === 'ol') return listOf(element, deeper);
  return flow(inside, inner);
}

function headingOf(blocks: Node[], level: number): Node[] {
  return blocks.map((block) =>
    block.type.name === 'paragraph'
      ? schema.node('heading', { level: Math.max(2, level) }, block.content)
      : block,
  );
}

const codeOf = (text: string): Node[] => (text ? [schema.node('code_block', null, [schema.text(text)])] : []);

function listOf({ name, said, inside }: Element, around: Around): Node[] {
  const items: Node[][] = [];
  for (const part of inside) {
    if (typeof part === 'string') continue;
    const blocks = flow(part.name === 'li' ? part.inside : [part], around);
    if (blocks.length === 0) continue;
    // A list that stands beside the items instead of within one belongs to the one before it.
    const before = part.name === 'li' ? undefined : items.at(-1);
    if (before) before.push(...blocks);
    else items.push(blocks);
  }
  return listNode(name === 'ol', Number(said.get('start')) || 1, items);
}

function listNode(isOrdered: boolean, start: number, items: Node[][]): Node[] {
  if (items.length === 0) return [];
  const list = items.map((blocks) => schema.node('list_item', null, blocks));
  return [isOrdered ? schema.node('ordered_list', { start }, list) : schema.node('bullet_list', null, list)];
}

// Word.

type Item = { level: number; isOrdered: boolean };

function itemOf(element: Element): Item | undefined {
  const level = /mso-list:[^;]*level(\d)/.exec(styleOf(element))?.[1];
  if (!level) return undefined;
  return { level: Number(level), isOrdered: /^\s*(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i.test(plainOf(element)) };
}

const isElement = (part: Element | string): part is Element => typeof part !== 'string';

function isItemBefore(inside: readonly (Element | string)[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && typeof inside[before] === 'string' && String(inside[before]).trim() === '')
    before -= 1;
  const part = inside[before];
  return part !== undefined && isElement(part) && itemOf(part) !== undefined;
}

function wordList(parts: readonly (Element | string)[], around: Around): Node[] {
  const run: (Item & { blocks: Node[] })[] = [];
  for (const part of parts) {
    if (!isElement(part)) {
      if (part.trim()) break;
      continue;
    }
    const item = itemOf(part);
    if (!item) break;
    const blocks = flow(part.inside, around);
    if (blocks.length > 0) run.push({ ...item, level: Math.min(item.level, DEEPEST), blocks });
  }
  return nested(run);
}

function nested(run: (Item & { blocks: Node[] })[]): Node[] {
  const [first] = run;
  if (!first) return [];
  const items: Node[][] = [];
  let at = 0;
  while (at < run.length) {
    const from = at;
    at += 1;
    while (at < run.length && (run[at]?.level ?? 0) > first.level) at += 1;
    const own = run[from]?.blocks ?? [];
    items.push([...own, ...nested(run.slice(from + 1, at))]);
  }
  return listNode(first.isOrdered, 1, items);
}

// Tables.

const MOST_ROWS = 200;
const MOST_COLUMNS = 12;

/** As Markdown has them; one for the look of a page, or one with tables in it, is read through. */
function tableOf(table: Element, around: Around): Node[] {
  const rows = cellsOf(table).slice(0, MOST_ROWS);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const isLayout = width < 2 || width > MOST_COLUMNS || rows.length < 2 || rows.flat().some(holdsBlocks);
  if (isLayout) return rows.flat().flatMap((cell) => flow(cell.inside, around));
  const lines = rows.map((row, at) => {
    const cells = Array.from({ length: width }, (_, place) => {
      const cell = row[place];
      const words = cell ? plainOf(cell).replace(/\s+/g, ' ').trim() : '';
      return schema.node('table_cell', { isHead: at === 0 }, words ? [schema.text(words)] : []);
    });
    return schema.node('table_row', null, cells);
  });
  return [schema.node('table', null, lines)];
}

const cellsOf = (table: Element): Element[][] =>
  table.inside.filter(isElement).flatMap((part) => {
    if (part.name === 'tr')
      return [part.inside.filter(isElement).filter(({ name }) => name === 'td' || name === 'th')];
    return part.name === 'table' ? [] : cellsOf(part);
  });

const holdsBlocks = ({ inside }: Element): boolean =>
  inside
    .filter(isElement)
    .some((part) => ['table', 'ul', 'ol', 'blockquote', 'pre'].includes(part.name) || holdsBlocks(part));

// Words.

function inlineOf(element: Element, around: Around): Node[] {
  if (isHidden(element) || element.name === 'input') return [];
  if (element.name === 'br') return [schema.node('hard_break')];
  if (element.name === 'img') return pictureOf(element);
  const marks = marksOf(element, around.marks);
  return element.inside.flatMap((part) =>
    typeof part === 'string' ? wordsOf(part, marks) : inlineOf(part, { ...around, marks }),
  );
}

/** Of our own library only: others are not ours to show, and data in an address is none. */
function pictureOf({ said }: Element): Node[] {
  const src = said.get('src') ?? '';
  return /^\/(?:media|pictures)\//.test(src)
    ? [schema.node('media', { src, alt: said.get('alt') ?? '' })]
    : [];
}

const markNames = new Map([
  ...['b', 'strong'].map((name) => [name, 'strong'] as const),
  ...['i', 'em'].map((name) => [name, 'em'] as const),
  ...['s', 'del', 'strike'].map((name) => [name, 'strike'] as const),
  ...['code', 'tt', 'kbd', 'samp'].map((name) => [name, 'code'] as const),
]);

function marksOf(element: Element, around: readonly Mark[]): readonly Mark[] {
  const style = styleOf(element);
  let marks = around;
  const add = (name: string, attrs = {}) => {
    marks = schema.mark(name, attrs).addToSet(marks);
  };
  const named = markNames.get(element.name);
  const isPlain = /(?:^|;)font-weight:(?:normal|[1-4]00)/.test(style);
  if (named && !(named === 'strong' && isPlain)) add(named);
  if (/(?:^|;)font-weight:(?:bold|[6-9]00)/.test(style) && !/^h\d$/.test(element.name)) add('strong');
  if (/(?:^|;)font-style:italic/.test(style)) add('em');
  if (/(?:^|;)text-decoration[^;:]*:[^;]*line-through/.test(style)) add('strike');
  const href = element.name === 'a' ? (element.said.get('href') ?? '').trim() : '';
  // A place within the document that it was copied from leads nowhere here.
  if (isSafeAddress(href) && !href.startsWith('#') && href.length < 2_000) add('link', { href });
  return marks;
}

const wordsOf = (text: string, marks: readonly Mark[]): Node[] => {
  const words = text
    .replace(/[\u200b\ufeff\ufffc]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '');
  return words ? [schema.text(words, marks)] : [];
};

const plainOf = (element: Element): string =>
  element.inside
    .map((part) => (typeof part === 'string' ? part : part.name === 'br' ? '\n' : plainOf(part)))
    .join('');
