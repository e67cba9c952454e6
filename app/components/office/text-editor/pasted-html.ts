import { decodeEntities } from '../../../../emails/decode-entities.ts';

/** An element of what was pasted: its name, what it says of itself, and what stands in it. */
export type Element = { name: string; said: Map<string, string>; inside: (Element | string)[] };

/** More than a book as Word writes one. What comes after it is left out. */
const LONGEST = 4_000_000;
/** Deeper ones stand where the deepest stands. */
const DEEPEST = 40;
const MOST = 40_000;
/** An address of data can be as long as a film; nothing that is wanted stands behind so much. */
const LONGEST_SAID = 4_000;

/** They and what is in them are no words. */
const unwanted = new Set(
  (
    'script style title xml noscript template svg math iframe object embed applet canvas audio video select textarea ' +
    'option datalist frameset noframes map'
  ).split(' '),
);
const empty = new Set('br img hr input meta link col wbr area base embed source track'.split(' '));
const blocks = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li blockquote pre hr table section article header footer main aside nav figure'.split(
    ' ',
  ),
);

/**
 * HTML from the clipboard as a tree, in one pass and without a browser: nothing of it is loaded, run or drawn. Comments,
 * scripts, styles and what programs of offices say to themselves are not in it.
 */
export function readHtml(html: string): Element {
  const text = html.slice(0, LONGEST);
  const root: Element = { name: '', said: new Map(), inside: [] };
  const open = [root];
  let at = 0;
  let count = 0;
  let quotesHold = true;
  while (at < text.length && count < MOST) {
    const next = text.indexOf('<', at);
    addText(open, text.slice(at, next < 0 ? text.length : next));
    if (next < 0) break;
    const kind = text.slice(next + 1, next + 4);
    if (kind === '!--') {
      at = after(text, '-->', next);
      continue;
    }
    if (!/^\/?[a-z]/i.test(kind)) {
      const isMarkup = kind.startsWith('!') || kind.startsWith('?') || kind.startsWith('/');
      if (!isMarkup) addText(open, '<');
      at = isMarkup ? after(text, '>', next) : next + 1;
      continue;
    }
    let end = quotesHold ? endOfTag(text, next) : text.indexOf('>', next);
    if (end < 0 && quotesHold) {
      quotesHold = false;
      end = text.indexOf('>', next);
    }
    if (end < 0) break;
    count += 1;
    at = take(text.slice(next + 1, Math.min(end, next + LONGEST_SAID)), open, { text, end });
  }
  return root;
}

const after = (text: string, sign: string, from: number): number => {
  const found = text.indexOf(sign, from);
  return found < 0 ? text.length : found + sign.length;
};

/** Past quotation marks behind an equals sign, in which a > says nothing. */
function endOfTag(text: string, from: number): number {
  let isValue = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === '>') return at;
    if (isValue && (sign === '"' || sign === "'")) {
      at = text.indexOf(sign, at + 1);
      if (at < 0) return -1;
    }
    isValue = sign === '=' || (isValue && sign === ' ');
  }
  return -1;
}

function addText(open: Element[], raw: string): void {
  if (raw) open.at(-1)?.inside.push(decodeEntities(raw));
}

type Place = { text: string; end: number };

/** One tag. Gives where to read on. */
function take(tag: string, open: Element[], { text, end }: Place): number {
  const [, slash = '', written = ''] = /^(\/?)([a-z][\w:-]{0,40})/i.exec(tag) ?? [];
  const name = written.toLowerCase();
  if (slash) {
    close(open, name);
    return end + 1;
  }
  const isOver = tag.endsWith('/') || empty.has(name);
  if (!isOver && (unwanted.has(name) || /^[vwm]:/.test(name))) return afterElement(text, name, end);
  if (blocks.has(name)) close(open, 'p', DEEPEST, blocks);
  if (name === 'li') close(open, 'li', DEEPEST, new Set(['ul', 'ol']));
  if (name === 'tr' || name === 'td' || name === 'th')
    close(open, name === 'tr' ? 'tr' : 'td', 3, new Set(['table']));
  const element: Element = { name, said: attributesOf(tag), inside: [] };
  open.at(-1)?.inside.push(element);
  if (!isOver && open.length < DEEPEST) open.push(element);
  return end + 1;
}

function afterElement(text: string, name: string, from: number): number {
  const close = new RegExp(`</${name}[\\s>]`, 'gi');
  close.lastIndex = from;
  const found = close.exec(text);
  return found ? after(text, '>', found.index) : text.length;
}

/** Everything up to the nearest of that name, unless something stands between that keeps it. */
function close(
  open: Element[],
  name: string,
  farthest = DEEPEST,
  keeps: ReadonlySet<string> = new Set(),
): void {
  for (let at = open.length - 1; at > 0 && open.length - at <= farthest; at--) {
    const here = open[at]?.name ?? '';
    if (here === name) {
      open.length = at;
      return;
    }
    if (keeps.has(here)) return;
  }
}

function attributesOf(tag: string): Map<string, string> {
  const said = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.matchAll(
    /\s(href|src|alt|style|start|class|type)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi,
  ))
    said.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ''));
  return said;
}
