import { renderToStaticMarkup } from 'react-dom/server';
import { MailLayout, UnsubscribeLine } from './layout.tsx';

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
const slots = { preview: '[[preview]]', body: '[[body]]', unsubscribe: '[[unsubscribe]]' };

const kept = new Map<boolean, string[]>();

/** Everything around a letter is the same for all of them, so it is rendered once and the letters are laid into it. */
function partsOf(leaving: boolean): string[] {
  const known = kept.get(leaving);
  if (known) return known;
  const markup = renderToStaticMarkup(
    <MailLayout
      preview={slots.preview}
      footer={leaving ? <UnsubscribeLine url={slots.unsubscribe} /> : undefined}
    >
      {slots.body}
    </MailLayout>,
  );
  const parts = `${DOCTYPE}${markup}`.split(/\[\[(?:preview|body|unsubscribe)\]\]/);
  kept.set(leaving, parts);
  return parts;
}

type Letter = { preview: string; body: string; unsubscribeUrl?: string };

export function layIntoShell({ preview, body, unsubscribeUrl }: Letter): string {
  const [start = '', middle = '', ...end] = partsOf(unsubscribeUrl !== undefined);
  return `${start}${escapeHtml(preview)}${middle}${body}${end.join(escapeHtml(unsubscribeUrl ?? ''))}`;
}

const marks: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
