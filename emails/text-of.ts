import { decodeEntities } from './decode-entities.ts';

type Tag = { name: string; closes: boolean; source: string };

/** Their text is for machines. */
const UNREAD = new Map(
  ['style', 'script', 'head', 'title'].map((name) => [name, new RegExp(`</${name}`, 'gi')]),
);
const PARAGRAPHS = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['ul', 'ol', 'table', 'blockquote'],
]);
const LINES = new Set(['tr', 'div', 'dt', 'dd']);
const LONGEST_RULE = 60;

/**
 * The plain-text part, from the body of a mail as our own templates make it: paragraphs, lists, rules, tables used as
 * layout, links with their address after them. Lines are as long as their paragraph: the reader's window breaks them.
 * Much cheaper than a general converter, which matters at thousands of mails. The input is read once from left to
 * right, so that words which staff paste into a letter cannot hold up the site, however broken they are.
 */
export function textOf(html: string): string {
  const writer = new Writer();
  let at = 0;
  while (at < html.length) {
    const begin = html.indexOf('<', at);
    if (begin < 0) break;
    writer.text(html.slice(at, begin));
    if (html.startsWith('<!--', begin)) {
      const end = html.indexOf('-->', begin + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const end = html.indexOf('>', begin);
    if (end < 0) return writer.finish();
    const tag = readTag(html.slice(begin, end + 1));
    at = end + 1;
    const closing = tag && !tag.closes ? UNREAD.get(tag.name) : undefined;
    if (closing) at = endOfUnread(html, at, closing);
    else if (tag) writer.tag(tag);
  }
  writer.text(html.slice(at));
  return writer.finish();
}

function readTag(source: string): Tag | undefined {
  const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z\d]*)/i.exec(source) ?? [];
  return name ? { name: name.toLowerCase(), closes: slash !== '', source } : undefined;
}

/** What is never closed reaches to the end, as in a browser. */
function endOfUnread(html: string, from: number, closing: RegExp): number {
  closing.lastIndex = from;
  const end = closing.exec(html) ? html.indexOf('>', closing.lastIndex) : -1;
  return end < 0 ? html.length : end + 1;
}

const attributes = {
  alt: /\salt="([^"]*)"/i,
  'aria-hidden': /\saria-hidden="([^"]*)"/i,
  class: /\sclass="([^"]*)"/i,
  href: /\shref="([^"]*)"/i,
};
function attribute(source: string, name: keyof typeof attributes): string | undefined {
  const value = attributes[name].exec(source)?.[1];
  return value === undefined ? undefined : decodeEntities(value);
}

/** Spaces and line breaks are owed until a word follows, so there are never two too many to take back. */
class Writer {
  private out = '';
  private breaks = 0;
  private space = false;
  private hidden: { name: string; depth: number } | undefined;
  private link: { href: string; isButton: boolean; label: string } | undefined;
  private heading: { rule: string; words: string } | undefined;
  /** A price that no longer holds, told after the one that does. */
  private struck: { words: string; state: 'open' | 'closed' | 'replaced' } | undefined;

  finish(): string {
    this.renderStruck();
    return this.out;
  }

  text(html: string): void {
    if (this.hidden || html === '') return;
    const words = decodeEntities(html).replace(/\s+/g, ' ');
    if (this.struck?.state === 'open') this.struck.words += words;
    else {
      if (this.struck?.state === 'closed' && words !== ' ') this.renderStruck();
      this.words(words);
    }
  }

  tag(tag: Tag): void {
    if (this.skips(tag)) return;
    const { name, closes, source } = tag;
    if (this.struck?.state === 'closed' && (name !== 'strong' || closes)) this.renderStruck();
    if (name === 'a') this.anchor(source, closes);
    else if (name === 's') this.strike(closes);
    else if (name === 'strong' && this.struck) this.replace(closes);
    else if (name === 'br') this.breakLine(1);
    else if (name === 'hr') this.rule();
    else if (name === 'img') this.words(attribute(source, 'alt') ?? '');
    else if (name === 'li' && !closes) {
      this.breakLine(1);
      this.words('- ');
    } else if ((name === 'td' || name === 'th') && closes) this.space = true;
    else if (LINES.has(name) && closes) this.breakLine(1);
    else if (name === 'h1' || name === 'h2') this.head(name === 'h1' ? '=' : '-', closes);
    else if (PARAGRAPHS.has(name)) this.breakLine(2);
  }

  /** What is hidden from screen readers is decoration. */
  private skips({ name, closes, source }: Tag): boolean {
    if (!this.hidden) {
      if (closes || attribute(source, 'aria-hidden') !== 'true' || source.endsWith('/>')) return false;
      this.hidden = { name, depth: 1 };
    } else if (name === this.hidden.name) {
      this.hidden.depth += closes ? -1 : 1;
      if (this.hidden.depth === 0) this.hidden = undefined;
    }
    return true;
  }

  /** A button stands alone with its address below it; a link in a sentence has it in brackets. */
  private anchor(source: string, closes: boolean): void {
    if (!closes) {
      const isButton = attribute(source, 'class') === 'button';
      this.link = { href: attribute(source, 'href') ?? '', isButton, label: '' };
      return;
    }
    const { href = '', isButton = false, label = '' } = this.link ?? {};
    this.link = undefined;
    const address = href.replace(/^mailto:/i, '');
    if (label.trim() === address || address === '') return;
    if (isButton && label.trim() !== '') {
      this.space = false;
      this.words(':');
      this.breakLine(1);
      this.words(address);
    } else this.words(label.trim() === '' ? address : ` (${address})`);
  }

  private strike(closes: boolean): void {
    if (!closes) this.struck = { words: '', state: 'open' };
    else if (this.struck?.state === 'open') this.struck.state = 'closed';
  }

  private replace(closes: boolean): void {
    if (!this.struck) return;
    if (!closes) this.struck.state = 'replaced';
    else {
      this.words(` instead of ${this.struck.words}`);
      this.struck = undefined;
    }
  }

  /** Nothing came in its place: told as it stood. */
  private renderStruck(): void {
    const words = this.struck?.words ?? '';
    this.struck = undefined;
    this.words(words);
  }

  /** Underlined, as on a typewriter. */
  private head(rule: string, closes: boolean): void {
    if (!closes) {
      this.breakLine(2);
      this.heading = { rule, words: '' };
      return;
    }
    const { words = '' } = this.heading ?? {};
    this.heading = undefined;
    this.breakLine(1);
    this.words(rule.repeat(Math.min(words.trim().length, LONGEST_RULE)));
    this.breakLine(2);
  }

  private rule(): void {
    this.breakLine(2);
    this.words('---');
    this.breakLine(2);
  }

  private breakLine(count: number): void {
    this.space = false;
    this.breaks = Math.min(2, this.breaks + count);
  }

  private words(text: string): void {
    if (this.link) this.link.label += text;
    if (this.heading) this.heading.words += text;
    if (text.startsWith(' ')) this.space = true;
    const words = text.trim();
    if (words === '') return;
    if (this.out !== '') this.out += this.breaks > 0 ? '\n'.repeat(this.breaks) : this.space ? ' ' : '';
    this.out += words;
    this.breaks = 0;
    this.space = text.endsWith(' ');
  }
}
