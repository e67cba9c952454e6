import type { Attachment } from '../../adapters/mail/mail.ts';
import type { Parts } from '../services.ts';
import type { Invitation } from './calendar-invitation.ts';

/** The method in the type is what makes mail programs offer "add to calendar". */
export async function attachInvitation(
  _services: Parts,
  { method, text }: Pick<Invitation, 'text'> & { method: string },
): Promise<Attachment> {
  return {
    filename: 'session.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: new TextEncoder().encode(text),
  };
}
