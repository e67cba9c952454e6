import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { assets } from '../../db/project-folder.ts';
import { escapeMarkup } from '../../shared/escape.ts';
import { readFrontMatter } from '../../shared/front-matter.ts';
import { markdownProblem } from '../../shared/markdown-limits.ts';

type Draw = (picture: Picture, alt: string) => string;

/** In the size that fits the screen, with its room kept free until it comes. */
const onPage: Draw = (picture, alt) => {
  const sizes = sizesOf(picture).map((size) => `${addressOf(size)} ${size.width}w`);
  const fits = `(min-width: 48rem) ${Math.min(picture.width, COLUMN)}px, 100vw`;
  const shown =
    attribute('src', addressOf(picture)) + attribute('srcset', sizes.join(', ')) + attribute('sizes', fits);
  const room = attribute('width', picture.width) + attribute('height', picture.height);
  return `<img${shown}${room}${attribute('alt', alt)} loading="lazy" decoding="async">`;
};

const attribute = (name: string, value: string | number) => ` ${name}="${escapeMarkup(String(value))}"`;

/** As wide as an article's text gets, in pixels. */
const COLUMN = 672;

/** Mail programs choose no size and obey no sheet of styles: one that is sharp on a phone, with its width in the tag. */
const inLetter: Draw = (picture, alt) => {
  const width = Math.min(picture.width, LETTER);
  const sharp = sizesOf(picture).find((size) => size.width >= LETTER) ?? picture;
  const style = 'display:block;max-width:100%;height:auto;border:0';
  return `<img${attribute('src', addressOf(sharp))}${attribute('width', width)}${attribute('alt', alt)}${attribute('style', style)}>`;
};
/** As wide as a letter's text gets, in pixels. */
const LETTER = 520;

const markedWith = (draw: Draw) =>
  new Marked({
    gfm: true,
    renderer: {
      // Texts come from files today and from the office tomorrow: HTML in them is shown, never run.
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeMarkup(text),
      // Pictures of other sites would tell them who reads: they are shown as their words.
      image({ href, text }: Tokens.Image) {
        const picture = pictureOf(href);
        return picture ? draw(picture, text) : escapeMarkup(text);
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens);
        return isSafe(href) ? `<a href="${escapeMarkup(href)}">${words}</a>` : words;
      },
      heading({ tokens, depth }: Tokens.Heading) {
        const id = slug(this.parser.parseInline(tokens, this.parser.textRenderer));
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // A wide table scrolls by itself, and the keyboard can get at it.
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="sideways" role="group" aria-label="Table" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });

/** Where a text may lead: our own pages, the web, a mailbox. Anything else (javascript:, data:) is shown as its words. */
const isSafe = (address: string) => /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(address);

const slug = (words: string) =>
  words
    .toLowerCase()
    .replace(/&[^;&]{1,40};|[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The second lock: whatever a change to the renderer above might let through, nothing else reaches a page. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'br', 'pre', 'code'],
    ...['a', 'strong', 'em', 'del', 'div', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  allowedAttributes: {
    a: ['href'],
    ol: ['start'],
    img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding', 'style'],
    div: ['class', 'role', 'aria-label', 'tabindex'],
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`h${depth}`, ['id']])),
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
};

const forPages = markedWith(onPage);
const forLetters = markedWith(inLetter);

export const renderMarkdown = (markdown: string): string => rendered(forPages, markdown);

/** The same for mail programs. Addresses of ours still begin with a slash. */
export const renderLetter = (markdown: string): string => rendered(forLetters, markdown);

/** A text beyond the limits of the parser was refused when it was saved; one from before that is shown as it was typed. */
function rendered(marked: Marked, markdown: string): string {
  if (markdownProblem(markdown)) return asTyped(markdown);
  try {
    return sanitizeHtml(marked.parse(markdown, { async: false }), allowed);
  } catch {
    return asTyped(markdown);
  }
}

const asTyped = (text: string): string =>
  text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>\n`)
    .join('');

/** The pictures that a text shows, in their order. */
export function picturesIn(markdown: string): { alt: string; address: string }[] {
  if (markdownProblem(markdown)) return [];
  const found: { alt: string; address: string }[] = [];
  void forPages.walkTokens(forPages.lexer(markdown), (token) => {
    if (isPicture(token)) found.push({ alt: token.text, address: token.href });
  });
  return found;
}

const isPicture = (token: Token): token is Tokens.Image => token.type === 'image';

/** What is wrong with a text in Markdown or with its pictures, or nothing. */
export function bodyProblem(markdown: string): string | undefined {
  const problem = markdownProblem(markdown);
  if (problem) return problem;
  for (const { alt, address } of picturesIn(markdown)) {
    if (!pictureOf(address))
      return `Pictures are added by “Add a picture”; ${address || 'this one'} is none of those.`;
    if (!alt.trim())
      return 'Please say what each picture shows, between the brackets: ![a candle on a desk](…).';
  }
  return undefined;
}

type MarkdownFile = { facts: Record<string, string>; body: string };

/** A Markdown text of content/, with the `name: value` lines at its head. */
export function readMarkdownFile(path: string): MarkdownFile {
  return splitFacts(readFileSync(join(assets.content, path), 'utf8'));
}

/** The names of the Markdown texts in a folder of content/, without their ending. */
export function listMarkdownFiles(folder: string): string[] {
  return readdirSync(join(assets.content, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length));
}

/** Plain facts; the lists among them are for tests: what the examples of the text come to. */
export function splitFacts(text: string): MarkdownFile {
  const { facts, body } = readFrontMatter(text);
  const plain = Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return { facts: Object.fromEntries(plain), body };
}

/** A picture as texts name it: `/pictures/<name>-1600x1067.jpg`, which is its largest size. */
export type Picture = { name: string; width: number; height: number; kind: 'jpg' | 'png' };

type Size = { width: number; height: number };

const ADDRESS = /^\/pictures\/([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.(jpg|png)$/;
const SMALLER = [480, 960];

/** For pages that show it as large as it gets. */
export const LARGEST = { width: 1600, height: 2400 };

export function pictureOf(address: string): Picture | undefined {
  const [, name, width, height, kind] = ADDRESS.exec(address) ?? [];
  if (!name || (kind !== 'jpg' && kind !== 'png')) return undefined;
  return { name, kind, width: Number(width), height: Number(height) };
}

export const addressOf = ({ name, width, height, kind }: Picture): string =>
  `/pictures/${name}-${width}x${height}.${kind}`;

/** The key of its file is its address. */
export const keyOf = (picture: Picture): string => addressOf(picture).slice(1);

/** All sizes that are kept of it, the smallest first. The address of the largest is enough to know them. */
export function sizesOf<Of extends Size>(largest: Of): Of[] {
  const smaller = SMALLER.filter((width) => width < largest.width);
  const fitting = smaller.map((width) => ({
    ...largest,
    width,
    height: Math.max(1, Math.round((largest.height * width) / largest.width)),
  }));
  return [...fitting, largest];
}
