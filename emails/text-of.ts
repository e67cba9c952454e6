const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decode = (text: string) =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (name[0] !== '#') return entities[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/**
 * The plain-text part, from the body of a mail as our own templates make it: paragraphs, lists, rules, tables used as
 * layout, links with their address after them. Lines are as long as their paragraph: the reader's window breaks them.
 * Much cheaper than a general converter, which matters at thousands of mails.
 */
export function textOf(html: string): string {
  const text = html
    .replace(/<(style|script|head|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<s>(.*?)<\/s> <strong>(.*?)<\/strong>/gi, '$2 instead of $1')
    .replace(/<(\w+) aria-hidden="true"[^>]*>.*?<\/\1>/gi, '')
    .replace(/<h([12])\b[^>]*>(.*?)<\/h\1>/gi, (_, level: string, words: string) => headed(level, words))
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gi, (link, href: string, label: string) =>
      linkText(href, label, link.includes('class="button"')),
    )
    .replace(/<img\b[^>]*?alt="([^"]*)"[^>]*>/gi, '$1')
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(/<hr\b[^>]*>/gi, '\n\n---\n\n')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<\/(td|th)>/gi, ' ')
    .replace(/<\/(tr|div|dt|dd)>/gi, '\n')
    .replace(/<\/?(p|h[1-6]|ul|ol|table|blockquote)\b[^>]*>/gi, '\n\n')
    .replace(/<[^>]*>/g, '');
  return decode(text)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const wordsIn = (html: string) => html.replace(/<[^>]*>/g, '').trim();

/** A button stands alone with its address below it; a link in a sentence has it in brackets. */
function linkText(href: string, label: string, isButton: boolean): string {
  const words = wordsIn(label);
  const address = href.replace(/^mailto:/i, '');
  if (words === address || words === '') return address;
  return isButton ? `${words}:<br>${address}` : `${words} (${address})`;
}

/** Underlined, as on a typewriter. */
function headed(level: string, words: string): string {
  const length = Math.min(decode(wordsIn(words)).length, 60);
  return level === '1'
    ? `<p>${words}<br>${'='.repeat(length)}</p>`
    : `<p>${words}<br>${'-'.repeat(length)}</p>`;
}
