import sanitizeHtml from 'sanitize-html';
import { mailTemplate } from './mail-template.ts';
import type { Mails } from './mails.ts';

const look = { fontSize: 16, lineHeight: '26px' };

/** A letter that staff, or another program of ours, wrote themselves. */
export const custom = mailTemplate<Mails['custom']>({
  subject: ({ subject }) => subject,
  preview: ({ subject }) => subject,
  sample: { subject: 'A word from the practice', html: '<p>Dear Maya, your reading is on its way.</p>' },
  Body: ({ html }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by staff, and cleaned
    <div className="ink" style={look} dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />
  ),
});

const attributes = [
  'style',
  'class',
  'align',
  'valign',
  'width',
  'height',
  'bgcolor',
  'title',
  'dir',
  'lang',
];

/** What a letter may hold: how it looks and where it leads, and nothing that runs. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'center', 'font', 'del', 'ins'],
  allowedAttributes: {
    '*': attributes,
    a: ['href', 'name', 'target', 'rel'],
    img: ['src', 'alt', 'border'],
    table: ['cellpadding', 'cellspacing', 'border', 'role'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    font: ['color', 'face', 'size'],
    ol: ['start', 'type'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'cid'] },
  allowProtocolRelative: false,
};

export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed);
