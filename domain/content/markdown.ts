import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { type Catalogue, findProduct } from '../../content/catalogue.ts';
import type { MediaIndex } from '../../content/edition.ts';
import { assets } from '../../db/project-folder.ts';
import type { LegalBlock } from '../../documents/index.ts';
import { escapeMarkup } from '../../shared/escape.ts';
import { readFrontMatter } from '../../shared/front-matter.ts';
import {
  buttonIn,
  calloutIn,
  calloutNames,
  isSafeAddress,
  readNumber,
} from '../../shared/markdown-dialect.ts';
import { markdownProblem } from '../../shared/markdown-limits.ts';
import { euro } from '../../shared/money.ts';
import {
  addressOf,
  type Draw,
  drawInLetter,
  drawOnPage,
  pictureAt,
  placedAt,
  sharedPicture,
} from './media-address.ts';

/** What a text may show besides words: the library, and what is sold. `linkOf`: where its reader finds something of the library. */
export type Shown = { media?: MediaIndex; catalogue?: Catalogue; linkOf?: (address: string) => string };

/** How pages draw it, or letters. */
type Drawing = { draw: Draw; callout: string; button: string };

const markedWith = ({ draw, callout, button }: Drawing) =>
  new Marked({
    gfm: true,
    renderer: {
      // Texts come from files today and from the office tomorrow: HTML in them is shown, never run.
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeMarkup(text),
      // Pictures of other sites would tell them who reads: they are shown as their words.
      image({ href, text }: Tokens.Image) {
        const placed = placedAt(href);
        return placed ? draw(placed, text) : escapeMarkup(text);
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens);
        return isSafeAddress(href) ? `<a href="${escapeMarkup(href)}">${words}</a>` : words;
      },
      paragraph(token: Tokens.Paragraph) {
        const lone = buttonIn(token);
        if (!lone || !isSafeAddress(lone.href)) return `<p>${this.parser.parseInline(token.tokens)}</p>\n`;
        return `<p><a href="${escapeMarkup(lone.href)}" ${button}>${this.parser.parseInline(lone.tokens)}</a></p>\n`;
      },
      blockquote(token: Tokens.Blockquote) {
        const box = calloutIn(token);
        if (!box) return `<blockquote>\n${this.parser.parse(token.tokens)}</blockquote>\n`;
        const name = `<p><strong>${calloutNames[box.kind]}</strong></p>`;
        return `<div ${callout}>${name}\n${this.parser.parse(box.tokens)}</div>\n`;
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
    ...['picture', 'source', 'video', 'audio'],
  ],
  allowedAttributes: {
    a: ['href', 'class', 'style'],
    ol: ['start'],
    img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding', 'style'],
    source: ['src', 'srcset', 'sizes', 'type'],
    video: ['controls', 'playsinline', 'preload', 'poster', 'width', 'height', 'aria-label'],
    audio: ['controls', 'preload', 'aria-label'],
    div: ['class', 'style', 'role', 'aria-label', 'tabindex'],
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`h${depth}`, ['id']])),
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
};

const forPages = markedWith({ draw: drawOnPage, callout: 'class="call-out"', button: 'class="text-button"' });

/** As the letters of emails/ draw theirs: mail programs obey no sheet of styles, and at night the classes answer. */
const forLetters = markedWith({
  draw: drawInLetter,
  callout:
    'class="soft line" style="border:1px solid #e2d5b8;background-color:#f4ecd9;padding:16px 20px;margin:16px 0"',
  button:
    'class="button" style="display:inline-block;background-color:#1d2140;color:#fdf8ec;padding:14px 28px;border-radius:3px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none"',
});

/** With the media of the edition, what was replaced is shown as it stands now, whatever address the text has. */
export const renderMarkdown = (markdown: string, shown: Shown = {}): string =>
  rendered({ marked: forPages, coin: coinOnPage }, markdown, shown);

/** The same for mail programs. Addresses of ours still begin with a slash, and product cards are still to be drawn. */
export const renderLetter = (markdown: string, media?: MediaIndex): string =>
  rendered({ marked: forLetters, coin: coinInLetter }, markdown, { media });

/** A text beyond the limits of the parser was refused when it was saved; one from before that is shown as it was typed. */
function rendered({ marked, coin }: Drawn, markdown: string, { media, catalogue, linkOf }: Shown): string {
  if (markdownProblem(markdown)) return asTyped(markdown);
  try {
    const tokens = marked.lexer(markdown);
    if (media?.size) void marked.walkTokens(tokens, (token) => leadToNow(token, media));
    const clean = sanitizeHtml(marked.parser(tokens), allowed);
    const html = withNumbers(linkOf ? relinked(clean, linkOf) : clean, coin);
    return catalogue ? fillProducts(html, (id) => productCard(catalogue, id)) : html;
  } catch {
    return asTyped(markdown);
  }
}

/** Every size and form of a picture is named beside it, so the addresses are led elsewhere where all of them stand: in the markup. */
const relinked = (html: string, linkOf: (address: string) => string): string =>
  html.replace(/ (?:src|srcset|poster|href)="[^"]*"/g, (attribute) =>
    attribute.replace(/\/(?:media|pictures)\/[\w./-]+/g, (address) => escapeMarkup(linkOf(address))),
  );

type DrawnNumber = NonNullable<ReturnType<typeof readNumber>>;
type Drawn = { marked: Marked; coin(number: DrawnNumber): string };

/** What is no number of ours stays as it was typed. */
const withNumbers = (html: string, coin: Drawn['coin']): string =>
  html.replace(/<p>\{\{number:([a-z0-9-]{1,30})\}\}<\/p>/g, (typed, sign: string) => {
    const number = readNumber(sign);
    return number ? coin(number) : typed;
  });

/** The words say the number, so who hears them is not told it twice. */
const coinOnPage: Drawn['coin'] = ({ value, words }) =>
  words
    ? `<div class="number-coin"><p aria-hidden="true">${value}</p><p>${words}</p></div>`
    : `<div class="number-coin"><p>${value}</p></div>`;

const COIN =
  'display:inline-block;width:84px;height:84px;line-height:84px;border:1px solid #b08d3e;border-radius:42px;font-family:Georgia,serif;font-size:38px';

const coinInLetter: Drawn['coin'] = ({ value, words }) =>
  `<div style="text-align:center;margin:22px 0"><span class="ring gold" style="${COIN}"${words ? ' aria-hidden="true"' : ''}>${value}</span>${words ? `<p class="quiet" style="margin:8px 0 0">${words}</p>` : ''}</div>`;

/** The cards of a text, each on a line of its own. */
export const fillProducts = (html: string, card: (productId: string) => string): string =>
  html.replace(/<p>\{\{product:([a-z0-9-]{1,60})\}\}<\/p>/g, (_, productId: string) => card(productId));

/** With today's words and price. Of what has left the shop there is nothing to show. */
function productCard(catalogue: Catalogue, id: string): string {
  const product = findProduct(catalogue, id);
  if (!product || product.archived) return '';
  const { name, priceCents, description } = product;
  const order = `<a href="/checkout/${product.id}" class="text-button">Order for ${euro(priceCents)}</a>`;
  return `<div class="call-out"><p><strong>${escapeMarkup(name)}</strong></p><p>${escapeMarkup(description)}</p><p>${order}</p></div>`;
}

/** A film, a picture or a link to a file that has been replaced since. */
function leadToNow(token: Token, media: MediaIndex): void {
  if (!isPicture(token) && !isLink(token)) return;
  const placed = placedAt(token.href, media);
  if (placed) token.href = addressOf(placed);
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
const isLink = (token: Token): token is Tokens.Link => token.type === 'link';

/** What is wrong with a text in Markdown or with its pictures, or nothing. */
export function bodyProblem(markdown: string, catalogue?: Catalogue): string | undefined {
  const problem = markdownProblem(markdown);
  if (problem) return problem;
  for (const [, id = ''] of catalogue ? markdown.matchAll(/^\{\{product:([a-z0-9-]{1,60})\}\}[ \t]*$/gm) : [])
    if (catalogue && !findProduct(catalogue, id)) return `There is no product ${id}.`;
  for (const [, sign = ''] of markdown.matchAll(/^\{\{number:([^{}\n]{0,40})\}\}[ \t]*$/gm))
    if (!readNumber(sign)) return `We draw no number ${sign}: 7, or life-path-7.`;
  for (const { alt, address } of picturesIn(markdown)) {
    if (!placedAt(address))
      return `Pictures, sound and films come from the media library; ${address || 'this one'} is none of those.`;
    if (!alt.trim())
      return 'Please say what each picture shows, between the brackets: ![a candle on a desk](…).';
  }
  return undefined;
}

/** A text in Markdown as lines to set: headings, paragraphs, what a list has. A link is followed by where it leads. */
export function blocksOf(markdown: string, siteUrl: string): LegalBlock[] {
  const plain = (tokens: Token[] = []): string => tokens.map((token) => wordsOf(token)).join('');
  const wordsOf = (token: Token): string => {
    if (token.type === 'link') return linked(plain(token.tokens), String(token.href), siteUrl);
    if (token.type === 'br') return '\n';
    if ('tokens' in token && token.tokens) return plain(token.tokens);
    return 'text' in token ? String(token.text) : token.raw;
  };
  const read = (token: Token): LegalBlock[] => {
    if (token.type === 'space' || token.type === 'hr') return [];
    if (token.type === 'heading') return [{ kind: 'heading', text: plain(token.tokens) }];
    if (isList(token))
      return token.items.map((item, at) => ({
        kind: 'item',
        mark: token.ordered ? `${Number(token.start || 1) + at}.` : '•',
        text: item.tokens.map((inside) => plain([inside])).join('\n'),
      }));
    if (isTable(token))
      return token.rows.map((row) => ({
        kind: 'item',
        mark: '•',
        text: row.map(({ tokens }) => plain(tokens)).join(': '),
      }));
    return [{ kind: 'paragraph', text: wordsOf(token) }];
  };
  // As pages do: a text beyond the limits of the parser is set as it was typed.
  if (markdownProblem(markdown)) return [{ kind: 'paragraph', text: markdown }];
  return forPages.lexer(markdown).flatMap(read);
}

const linked = (words: string, href: string, siteUrl: string): string => {
  const address = href.startsWith('/') ? siteUrl + href : href.replace(/^mailto:/, '');
  return words === address ? words : `${words} (${address})`;
};

const isTable = (token: Token): token is Tokens.Table => token.type === 'table';
const isList = (token: Token): token is Tokens.List => token.type === 'list';

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

export type ShownPicture = {
  address: string;
  width: number;
  height: number;
  alt: string;
  /** What is cut from it where the page is passed on. */
  shared: { address: string; width: number; height: number };
};

/** The first picture that a text shows. */
export function firstPicture(markdown: string, media: MediaIndex): ShownPicture | undefined {
  // Most texts have none, and need not be read for that.
  if (!/\]\(\/(?:pictures|media)\//.test(markdown)) return undefined;
  for (const { alt, address } of picturesIn(markdown)) {
    const shown = shownPicture({ address, alt }, media);
    if (shown) return shown;
  }
  return undefined;
}

export function shownPicture(
  { address, alt }: { address: string; alt: string },
  media: MediaIndex,
): ShownPicture | undefined {
  const picture = pictureAt(address, media);
  if (!picture) return undefined;
  const { width, height } = picture;
  return { address: addressOf(picture), alt, width, height, shared: sharedPicture(picture, media) };
}

/** A picture by itself, in the sizes and forms that the library has of it. */
export const pictureHtml = ({ address, alt }: { address: string; alt: string }, media: MediaIndex): string =>
  renderMarkdown(`![${alt.replace(/[[\]\\]/g, '\\$&')}](${address})`, { media });
