import { Marked, type Token, type Tokens } from 'marked';
import { Mark, type Node } from 'prosemirror-model';
import { buttonIn, calloutIn, numberIn, productIn } from '../../../../shared/markdown-dialect.ts';
import { markdownProblem } from '../../../../shared/markdown-limits.ts';
import { schema } from './schema.ts';

/** The parser of pages and letters, with nobody's renderer. */
export const marked = new Marked({ gfm: true });

/** The blocks of a text, whatever they would be drawn as. */
export const blocksOf = (markdown: string): Node[] =>
  markdownProblem(markdown) ? [rawBlock(markdown)] : marked.lexer(markdown).flatMap(readToken);

export const rawBlock = (text: string): Node => schema.node('raw', null, text ? [schema.text(text)] : []);

export const withoutOuterLines = (text: string): string => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();

/** What stands in a paragraph and has no place in the editor. */
class Unread extends Error {}

export function readToken(token: Token): Node[] {
  try {
    return readBlock(token);
  } catch (error) {
    if (error instanceof Unread) return [rawBlock(withoutOuterLines(token.raw))];
    throw error;
  }
}

function readBlock(token: Token): Node[] {
  if (token.type === 'space') return [];
  if (token.type === 'hr') return [schema.node('rule')];
  if (isCode(token)) return [codeOf(token)];
  if (isHeading(token)) return [schema.node('heading', { level: token.depth }, inlines(token.tokens))];
  if (isParagraph(token)) return [paragraphOf(token)];
  if (isText(token)) return [schema.node('paragraph', null, inlines(token.tokens ?? [token]))];
  if (isQuote(token)) return [quoteOf(token)];
  if (isList(token)) return [listOf(token)];
  if (isTable(token)) return [tableOf(token)];
  throw new Unread();
}

const isCode = (token: Token): token is Tokens.Code => token.type === 'code';
const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';
const isText = (token: Token): token is Tokens.Text => token.type === 'text';
const isQuote = (token: Token): token is Tokens.Blockquote => token.type === 'blockquote';
const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isTable = (token: Token): token is Tokens.Table => token.type === 'table';

const codeOf = ({ text, lang = '' }: Tokens.Code): Node =>
  schema.node('code_block', { language: lang }, text ? [schema.text(text)] : []);

function paragraphOf(paragraph: Tokens.Paragraph): Node {
  const product = productIn(paragraph);
  if (product) return schema.node('product', { id: product });
  const number = numberIn(paragraph);
  if (number) return schema.node('number', { sign: number });
  const button = buttonIn(paragraph);
  if (button?.tokens.every(isPlain))
    return schema.node('button', { words: button.tokens.map(plainOf).join(''), href: button.href });
  return schema.node('paragraph', null, inlines(paragraph.tokens));
}

const isPlain = ({ type }: Token): boolean => type === 'text' || type === 'escape';
const plainOf = (token: Token): string => ('text' in token ? String(token.text) : '');

function quoteOf(quote: Tokens.Blockquote): Node {
  const callout = calloutIn(quote);
  if (!callout) return schema.node('blockquote', null, within(quote.tokens));
  return schema.node('callout', { kind: callout.kind }, within(callout.tokens));
}

const within = (tokens: Token[]): Node[] => {
  const blocks = tokens.flatMap(readToken);
  return blocks.length > 0 ? blocks : [schema.node('paragraph')];
};

function listOf({ ordered, start, loose, items }: Tokens.List): Node {
  const list = items.map(({ task, tokens }) => {
    if (task) throw new Unread();
    return schema.node('list_item', null, within(tokens));
  });
  return ordered
    ? schema.node('ordered_list', { start: Number(start), tight: !loose }, list)
    : schema.node('bullet_list', { tight: !loose }, list);
}

function tableOf({ header, rows, align }: Tokens.Table): Node {
  const row = (cells: Tokens.TableCell[], isHead: boolean) =>
    schema.node(
      'table_row',
      null,
      cells.map(({ tokens }, at) =>
        schema.node('table_cell', { isHead, align: align[at] ?? '' }, inlines(tokens)),
      ),
    );
  return schema.node('table', null, [row(header, true), ...rows.map((cells) => row(cells, false))]);
}

const inlines = (tokens: Token[]): Node[] =>
  withoutOuterSpace(tokens.flatMap((token) => inline(token, Mark.none)));

/** A line begins and ends with something that is seen. */
export function withoutOuterSpace(nodes: readonly Node[]): Node[] {
  const isBreak = (node: Node | undefined) => node === undefined || node.type.name === 'hard_break';
  const kept: Node[] = [];
  for (const [at, node] of nodes.entries()) {
    let text = node.text ?? '';
    if (isBreak(kept.at(-1))) text = text.trimStart();
    if (isBreak(nodes[at + 1])) text = text.trimEnd();
    if (!node.isText) kept.push(node);
    else if (text) kept.push(schema.text(text, node.marks));
  }
  while (kept.length > 0 && isBreak(kept.at(-1))) kept.pop();
  while (kept.length > 0 && isBreak(kept[0])) kept.shift();
  return kept.length < nodes.length ? withoutOuterSpace(kept) : kept;
}

function inline(token: Token, marks: readonly Mark[]): Node[] {
  switch (token.type) {
    case 'text':
    case 'html':
    case 'tag':
      return said(token.raw.includes('\n') ? token.raw.replace(/[ \t\n]+/g, ' ') : token.raw, marks);
    case 'escape':
      // A sign of an entity that is none: written out, as it comes back.
      return said(plainOf(token) === '&' ? '&amp;' : plainOf(token), marks);
    case 'codespan':
      return said(plainOf(token), schema.mark('code').addToSet(marks));
    case 'br':
      return [schema.node('hard_break', null, [], marks)];
    case 'strong':
    case 'em':
      return inner(token, schema.mark(token.type).addToSet(marks));
    case 'del':
      return inner(token, schema.mark('strike').addToSet(marks));
    case 'link':
      return isLink(token)
        ? inner(token, schema.mark('link', addressed(token.href, token.title)).addToSet(marks))
        : [];
    case 'image':
      return isImage(token)
        ? [schema.node('media', { src: token.href, alt: token.text, title: token.title ?? '' }, [], marks)]
        : [];
    default:
      throw new Unread();
  }
}

const isLink = (token: Token): token is Tokens.Link => token.type === 'link';
const isImage = (token: Token): token is Tokens.Image => token.type === 'image';
const addressed = (href: string, title: string | null | undefined) => ({ href, title: title ?? '' });

const inner = (token: Token, marks: readonly Mark[]): Node[] =>
  ('tokens' in token ? (token.tokens ?? []) : []).flatMap((child: Token) => inline(child, marks));

const said = (text: string, marks: readonly Mark[]): Node[] => (text ? [schema.text(text, marks)] : []);
