import { cleanHtml } from './clean-html.ts';
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
