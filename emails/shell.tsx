import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../content/site.ts';
import { escapeMarkup } from '../shared/escape-markup.ts';
import { MailPage } from './mail-page.tsx';

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
const slots = {
  title: '[[title]]',
  preview: '[[preview]]',
  head: '[[head]]',
  body: '[[body]]',
  unsubscribe: '[[unsubscribe]]',
};

const rendered = new WeakMap<Site, Map<boolean, string[]>>();

/** Everything around a letter is the same for all of one brand, so it is rendered once and the letters are laid into it. */
function partsOf(site: Site, leaving: boolean): string[] {
  const ofSite = rendered.get(site) ?? new Map<boolean, string[]>();
  rendered.set(site, ofSite);
  const known = ofSite.get(leaving);
  if (known) return known;
  const markup = renderToStaticMarkup(
    <MailPage
      site={site}
      title={slots.title}
      preview={slots.preview}
      head={slots.head}
      unsubscribeUrl={leaving ? slots.unsubscribe : undefined}
    >
      {slots.body}
    </MailPage>,
  );
  const parts = `${DOCTYPE}${markup}`.split(/\[\[(?:title|preview|head|body|unsubscribe)\]\]/);
  ofSite.set(leaving, parts);
  return parts;
}

type Letter = { title: string; preview: string; head: string; body: string; unsubscribeUrl?: string };

export function layIntoShell({ title, preview, head, body, unsubscribeUrl }: Letter, site: Site): string {
  const [start = '', toPreview = '', toHead = '', toBody = '', ...end] = partsOf(
    site,
    unsubscribeUrl !== undefined,
  );
  const foot = end.join(escapeMarkup(unsubscribeUrl ?? ''));
  return `${start}${escapeMarkup(title)}${toPreview}${escapeMarkup(preview)}${toHead}${escapeMarkup(head)}${toBody}${body}${foot}`;
}
