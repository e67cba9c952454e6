import { Marked, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { escapeMarkup } from '../../shared/escape-markup.ts';

/** Where a text may lead: our own pages, the web, a mailbox. Anything else (javascript:, data:) is shown as its words. */
const isSafe = (address: string) => /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(address);

const marked = new Marked({
  gfm: true,
  renderer: {
    // Texts come from files today and from the office tomorrow: HTML in them is shown, never run.
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeMarkup(text),
    image: ({ text }: Tokens.Image) => escapeMarkup(text),
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

const slug = (words: string) =>
  words
    .toLowerCase()
    .replace(/&[^;]+;|[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The second lock: whatever a change to the renderer above might let through, nothing else reaches a page. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'br', 'pre', 'code'],
    ...['a', 'strong', 'em', 'del', 'div', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href'],
    ol: ['start'],
    div: ['class', 'role', 'aria-label', 'tabindex'],
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`h${depth}`, ['id']])),
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
};

export function renderMarkdown(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), allowed);
}
