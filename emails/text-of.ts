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
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_, href: string, label: string) =>
      linkText(href, label),
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

function linkText(href: string, label: string): string {
  const words = label.replace(/<[^>]*>/g, '').trim();
  const address = href.replace(/^mailto:/i, '');
  return words === address || words === '' ? address : `${words}: ${address}`;
}
