import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { BUTTON } from '../../../../shared/markdown-dialect.ts';
import { markdownProblem } from '../../../../shared/markdown-limits.ts';
import { ends, itemAt } from '../../../../shared/records.ts';
import { blocksOf, withoutOuterSpace } from './blocks-of.ts';
import { schema } from './schema.ts';

/**
 * A document as Markdown that a person would have typed. Each block is said in the plainest way that reads as the same
 * block again: without a backslash where none is needed.
 */
export const writeMarkdown = (doc: Node): string => {
  const blocks = doc.children.filter((block) => textOf(block) !== '');
  return joined(blocks, blocks.map(textOf), saidPlainest, '\n\n');
};

/** Blocks never change: each is written once, and one that was read stays as it was typed. */
const written = new WeakMap<Node, string>();

export const rememberWritten = (block: Node, markdown: string): void => void written.set(block, markdown);

export function textOf(block: Node): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  const text = saidPlainest(block);
  written.set(block, text);
  return text;
}

type Way = {
  /** What a backslash stands before, where it could mean something. */
  escaped?: RegExp;
  emphasis: '*' | '_';
  /** Words that are their own address stand for themselves. */
  bareLinks?: boolean;
  isLoose?: boolean;
  /** Also within the braces of a merge field. */
  inBraces?: boolean;
};

const usual = /[\\`*_[\]<~]/g;
const all = /[!"#$%'()*+,\-./:;<=>?@[\\\]^_`{|}~]/g;

/** From the plainest on. */
const ways: Way[] = [
  { emphasis: '_', bareLinks: true },
  { emphasis: '*', bareLinks: true },
  { emphasis: '_', bareLinks: true, escaped: usual },
  { emphasis: '*', bareLinks: true, escaped: usual },
  { emphasis: '_', escaped: usual },
  { emphasis: '*', escaped: usual, isLoose: true },
  { emphasis: '_', escaped: all, isLoose: true },
  { emphasis: '*', escaped: all, isLoose: true, inBraces: true },
];

type Marker = 'usual' | 'other';

function saidPlainest(block: Node, marker: Marker = 'usual'): string {
  const meant = sayable(block);
  if (isNothing(meant)) return '';
  for (const said of [meant, sayable(block, { isStrict: true }), withoutMarks(meant)])
    for (const way of ways) {
      const text = blockText(said, way, marker);
      // What is beyond the parser's limits is refused when it is saved, in words.
      if (readsAs(text, said) || markdownProblem(text)) return text;
    }
  const [, surest] = ends(ways);
  return blockText(withoutMarks(meant), surest, marker);
}

function readsAs(text: string, meant: Node): boolean {
  const [found, ...others] = blocksOf(text);
  return others.length === 0 && found !== undefined && essence(found) === essence(meant);
}

/** What two blocks must have in common. An address that is a link by itself may be one or not, and a list may be airy. */
export const essence = (block: Node): string =>
  JSON.stringify(withoutBareLinks(block).toJSON(), (name, value) => (name === 'tight' ? undefined : value));

function withoutBareLinks(node: Node): Node {
  if (node.isText) {
    const text = node.text ?? '';
    return node.mark(node.marks.filter((mark) => !isBare(mark, text)));
  }
  return node.isLeaf ? node : node.copy(Fragment.fromArray(node.children.map(withoutBareLinks)));
}

const isBare = ({ type, attrs: { href, title } }: Mark, text: string): boolean =>
  type.name === 'link' && !title && (href === text || href === `http://${text}` || href === `mailto:${text}`);

/** Without bold, italic and struck words: what is left where the parser would not find them again. */
export const withoutMarks = (node: Node): Node =>
  node.isText
    ? node.mark(node.marks.filter((mark) => !isPaired(mark)))
    : node.isLeaf
      ? node
      : node.copy(Fragment.fromArray(node.children.map(withoutMarks)));

// Blocks.

/** Two lists that follow each other would be one: the second takes another sign, or the first where the second is as it was typed. */
function joined(
  blocks: readonly Node[],
  texts: readonly string[],
  say: (block: Node, marker: Marker) => string,
  between: string,
): string {
  const said = [...texts];
  for (const [at, block] of blocks.entries()) {
    const [before, text] = [said[at - 1] ?? '', said[at] ?? ''];
    if (markerOf(text) === '' || markerOf(before) !== markerOf(text)) continue;
    const other = [block, blocks[at - 1]].find((list) => list && isList(list));
    if (other)
      said[blocks.indexOf(other)] = say(other, markerOf(text) === usualMarker(other) ? 'other' : 'usual');
  }
  return said.join(between);
}

const isList = ({ type }: Node): boolean => type.name === 'bullet_list' || type.name === 'ordered_list';
const markerOf = (text: string): string =>
  /^\s{0,3}(?:\d+([.)])|([-*+]))(?:\s|$)/.exec(text)?.slice(1).join('') ?? '';
const usualMarker = ({ type }: Node): string => (type.name === 'bullet_list' ? '-' : '.');

function blockText(block: Node, way: Way, marker: Marker = 'usual'): string {
  switch (block.type.name) {
    case 'heading':
      return `${'#'.repeat(block.attrs.level)} ${inlineText(block, way)}`;
    case 'blockquote':
      return prefixed(childrenText(block, way), '> ');
    case 'callout':
      return prefixed(`[!${block.attrs.kind.toUpperCase()}]\n${calloutText(block, way)}`, '> ');
    case 'bullet_list':
      return listText(block, way, () => (marker === 'usual' ? '- ' : '* '));
    case 'ordered_list':
      return listText(block, way, (at) => `${block.attrs.start + at}${marker === 'usual' ? '.' : ')'} `);
    case 'table':
      return tableText(block, way);
    case 'code_block':
      return fenced(block.textContent, block.attrs.language);
    case 'raw':
      return block.textContent;
    case 'rule':
      return '---';
    case 'button':
      return linked(escapeText(block.attrs.words, way), { href: block.attrs.href, title: BUTTON });
    case 'product':
      return `{{product:${block.attrs.id}}}`;
    case 'number':
      return `{{number:${block.attrs.sign}}}`;
    default:
      return inlineText(block, way);
  }
}

const childrenText = (block: Node, way: Way, between = '\n\n'): string => {
  const say = (child: Node, marker: Marker) => blockText(child, way, marker);
  return joined(
    block.children,
    block.children.map((child) => blockText(child, way)),
    say,
    between,
  );
};

/** What is no paragraph would be read as a part of the first line. */
const calloutText = (block: Node, way: Way): string =>
  (block.firstChild?.type.name === 'paragraph' ? '' : '\n') + childrenText(block, way);

const prefixed = (text: string, prefix: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n');

function listText(list: Node, way: Way, markerAt: (at: number) => string): string {
  const isTight = list.attrs.tight && !way.isLoose;
  return list.children
    .map((item, at) => {
      const marker = markerAt(at);
      const indent = ' '.repeat(marker.length);
      const [first = '', ...lines] = childrenText(item, way, isTight ? '\n' : '\n\n').split('\n');
      return [`${marker}${first}`.trimEnd(), ...lines.map((line) => (line ? indent + line : ''))].join('\n');
    })
    .join(isTight ? '\n' : '\n\n');
}

const rules: Record<string, string> = { left: ':--', center: ':-:', right: '--:' };

function tableText(table: Node, way: Way): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = '', ...rows] = table.children.map(({ children }) =>
    line(children.map((cell) => withoutPipes(inlineText(cell, way)))),
  );
  const rule = line(table.firstChild?.children.map(({ attrs }) => rules[attrs.align] ?? '---') ?? []);
  return [head, rule, ...rows].join('\n');
}

/** A line between two cells ends the first, but for one behind a backslash that is not behind one itself. */
const withoutPipes = (text: string): string =>
  text.replace(/\\[\s\S]|\|/g, (found) => (found === '|' ? '\\|' : found));

function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}${text ? '\n' : ''}${fence}`;
}

// Words.

const inlineText = (block: Node, way: Way): string => sayMarked(block.children, [], way, true);

/** Of the marks that begin here, the one that reaches farthest is the outermost. */
function sayMarked(nodes: readonly Node[], said: readonly Mark[], way: Way, isFirst: boolean): string {
  let text = '';
  let at = 0;
  while (at < nodes.length) {
    const node = itemAt(nodes, at);
    const isLineStart = isFirst && (text === '' || text.endsWith('\n'));
    const [outer, length] = farthest(nodes, at, said);
    if (outer) {
      const inside = nodes.slice(at, at + length);
      text += wrapped(outer, inside, way, sayMarked(inside, [...said, outer], way, false));
      at += length;
    } else {
      text += leafText(node, way, isLineStart);
      at += 1;
    }
  }
  return text;
}

function farthest(nodes: readonly Node[], from: number, said: readonly Mark[]): [Mark | undefined, number] {
  let best: Mark | undefined;
  let longest = 0;
  for (const mark of itemAt(nodes, from).marks) {
    if (mark.type.name === 'code' || mark.isInSet(said)) continue;
    let end = from + 1;
    while (end < nodes.length && mark.isInSet(itemAt(nodes, end).marks)) end += 1;
    if (end - from > longest) [best, longest] = [mark, end - from];
  }
  return [best, longest];
}

function wrapped(mark: Mark, inside: readonly Node[], way: Way, text: string): string {
  switch (mark.type.name) {
    case 'strong':
      return `**${text}**`;
    case 'em':
      return `${way.emphasis}${text}${way.emphasis}`;
    case 'strike':
      return `~~${text}~~`;
    default: {
      const [only] = inside;
      const words = inside.length === 1 && only?.isText ? (only.text ?? '') : '';
      return way.bareLinks && isBare(mark, words) ? words : linked(text, mark.attrs);
    }
  }
}

function linked(words: string, { href, title }: Mark['attrs']): string {
  const address = href === '' || /[\s()<>\\]/.test(href) ? `<${href.replace(/[<>\\]/g, '\\$&')}>` : href;
  return `[${words}](${address}${title ? ` "${title.replace(/["\\]/g, '\\$&')}"` : ''})`;
}

function leafText(node: Node, way: Way, isLineStart: boolean): string {
  if (node.type.name === 'hard_break') return '\\\n';
  if (node.type.name === 'media')
    return `!${linked(altText(node.attrs.alt, way), { href: node.attrs.src, title: node.attrs.title })}`;
  const text = node.text ?? '';
  if (isCode(node)) return codeText(text);
  const said = escapeText(text, way);
  return isLineStart && way.escaped ? escapeStart(said) : said;
}

/** The parser takes what a picture shows as it stands, but for brackets. */
const altText = (alt: string, { escaped }: Way): string => (escaped ? alt.replace(/[[\]]/g, '\\$&') : alt);

/** A merge field stays as it is: what fills it reads the Markdown, too. */
const escapeText = (text: string, { escaped, inBraces }: Way): string =>
  escaped
    ? text
        .split(/(\{\{[^{}]*\}\})/)
        .map((part, at) => (at % 2 === 1 && !inBraces ? part : withBackslashes(part, escaped)))
        .join('')
    : text;

/** An entity stands in the document by its name. */
const withBackslashes = (text: string, escaped: RegExp): string =>
  text
    .split(/(&(?:\w+|#\d{1,7}|#x[\da-f]{1,6});)/i)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(escaped, '\\$&')))
    .join('');

/** What begins a heading, a list, a quotation, a line under a heading. */
const escapeStart = (text: string): string =>
  text.replace(/^(\d{1,9})(?=[.)])/, '$1\\').replace(/^(?=[#>+\-=|:~])/, '\\');

function codeText(text: string): string {
  const runs = new Set([...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  let length = 1;
  while (runs.has(length)) length += 1;
  const fence = '`'.repeat(length);
  const needsRoom = /^`|`$/.test(text) || (/^ .* $/.test(text) && text.trim() !== '');
  return needsRoom ? `${fence} ${text} ${fence}` : fence + text + fence;
}

// What Markdown cannot say.

type Wish = { /** Marks reach from word to word, whatever signs stand between. */ isStrict?: boolean };

/** The block as Markdown can say it: without empty lines, and with marks that begin and end at a word. */
export function sayable(block: Node, wish: Wish = {}): Node {
  if (block.isTextblock)
    return block.type.spec.code ? block : block.copy(Fragment.fromArray(sayableWords(block, wish)));
  if (block.isLeaf) return block;
  if (block.type.name === 'table') return sayableTable(block, wish);
  const children = block.children.map((child) => sayable(child, wish));
  const seen = children.filter((child) => !isNothing(child));
  const left = seen.length > 0 ? seen : children.slice(0, 1);
  const isAiry =
    isList(block) && left.some(({ children: inside }) => inside.slice(1).some((child) => !isList(child)));
  return block.type.create(isAiry ? { ...block.attrs, tight: false } : block.attrs, left);
}

/** As many cells in each row as in the first, and no row without words but that one. */
function sayableTable(table: Node, wish: Wish): Node {
  const width = Math.max(1, ...table.children.map(({ childCount }) => childCount));
  const aligns = table.firstChild?.children.map(({ attrs }) => attrs.align) ?? [];
  const rows = table.children.map((row, at) => {
    const cells = Array.from({ length: width }, (_, place) => {
      const cell = row.maybeChild(place);
      const words = cell ? sayableWords(cell, wish) : [];
      return schema.node('table_cell', { isHead: at === 0, align: aligns[place] ?? '' }, words);
    });
    return schema.node('table_row', null, cells);
  });
  return table.copy(Fragment.fromArray(rows));
}

/** An empty paragraph has no Markdown. */
const isNothing = (block: Node): boolean => {
  if (block.type.name === 'raw') return block.textContent.trim() === '';
  if (block.isTextblock) return !block.type.spec.code && block.content.size === 0;
  return (
    !block.isLeaf && !isList(block) && block.type.name !== 'list_item' && block.children.every(isNothing)
  );
};

function sayableWords(block: Node, wish: Wish): Node[] {
  const isCell = block.type.name === 'table_cell';
  const isLine = isCell || block.type.name === 'heading';
  const nodes = block.children.map((node) => {
    if (node.isText)
      return schema.text((node.text ?? '').replace(/[\r\n]+/g, ' '), sayableMarks(node, isCell));
    if (node.type.name === 'media')
      return node.type.create(
        { ...node.attrs, alt: node.attrs.alt.replace(/[\\`\s]+/g, ' ').trim() },
        null,
        node.marks,
      );
    return isLine ? schema.text(' ', node.marks) : node;
  });
  return withMarksAtWords(withoutOuterSpace(nodes), wish);
}

/** Code with a backtick in it is found by the parser only where nothing stands around it, and a table's lines go before code. */
const sayableMarks = ({ text = '', marks }: Node, isCell: boolean): readonly Mark[] =>
  (marks.length > 1 && text.includes('`')) || (isCell && /[|\\]/.test(text))
    ? marks.filter(({ type }) => type.name !== 'code')
    : marks;

const isPaired = ({ type }: Mark): boolean => ['strong', 'em', 'strike'].includes(type.name);

/**
 * `** bold **` is no bold, and neither is the dot in `**bold.**er`: a mark reaches from word to word. The dot or space beside
 * it loses the mark, and nothing else.
 */
function withMarksAtWords(nodes: Node[], wish: Wish): Node[] {
  if (!nodes.some((node) => node.marks.some(isPaired))) return nodes;
  // Code is one sign: what surrounds it surrounds the whole of it.
  const letters = nodes.flatMap((node): Node[] =>
    node.isText && !isCode(node)
      ? Array.from(node.text ?? '', (letter) => schema.text(letter, node.marks))
      : [node],
  );
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const [at, node] of letters.entries()) {
      for (const mark of node.marks.filter(isPaired)) {
        const before = letters[at - 1];
        const after = letters[at + 1];
        const opens = !before || !mark.isInSet(before.marks);
        const closes = !after || !mark.isInSet(after.marks);
        if ((opens && cannotStand(node, before, wish)) || (closes && cannotStand(node, after, wish))) {
          letters[at] = node.mark(mark.removeFromSet(itemAt(letters, at).marks));
          isChanged = true;
        }
      }
    }
  }
  return [...Fragment.fromArray(letters).content];
}

/** Whether a mark can begin (or end) at a letter with this one outside. */
function cannotStand(node: Node, outside: Node | undefined, { isStrict }: Wish): boolean {
  const inner = signOf(node, outside);
  const outer = outside ? signOf(outside, node) : ' ';
  const isCode = node.marks.some(({ type }) => type.name === 'code');
  return (
    (isSpace(node) && !isCode) ||
    inner === ' ' ||
    (/[\p{P}\p{S}]/u.test(inner) && !(isStrict ? /\s/ : /[\s\p{P}\p{S}]/u).test(outer))
  );
}

const isCode = ({ marks }: Node): boolean => marks.some(({ type }) => type.name === 'code');

const isSpace = ({ text = '' }: Node): boolean => text !== '' && text.trim() === '';

/** What stands in the Markdown where a letter borders on its neighbour. */
function signOf(node: Node, beside: Node | undefined): string {
  const isOwn = (name: string) =>
    node.marks.some((mark) => mark.type.name === name && !(beside && mark.isInSet(beside.marks)));
  if (isOwn('code') || isOwn('link')) return '`';
  if (node.isText) return node.text ?? '';
  return node.type.name === 'hard_break' ? ' ' : '!';
}
