import { mailTemplate } from './mail-template.ts';

/** A letter that staff, or another program of the house, wrote themselves. */
export const custom = mailTemplate<{ subject: string; html: string }>({
  subject: ({ subject }) => subject,
  preview: ({ subject }) => subject,
  sample: { subject: 'A word from the practice', html: '<p>Dear Maya, your parcel is on its way.</p>' },
  Body: ({ html }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by staff; shown to us only in a sandboxed frame
    <div style={{ fontSize: 16, lineHeight: '26px' }} dangerouslySetInnerHTML={{ __html: html }} />
  ),
});
