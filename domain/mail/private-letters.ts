import type { MailName } from '../../emails/mails.ts';
import type { Config } from '../services.ts';

/** Letters whose link opens an account to whoever holds it. */
const keys: readonly MailName[] = [
  ...(['verify-email', 'recover-password', 'change-email', 'deletion-requested'] as const),
  'verify-new-address',
  'staff-invitation',
  'sign-in-link',
];

/**
 * Whether a letter is its reader's alone: else staff could ask for the owner's new password and read the link in the
 * outbox. In demo mode the outbox is the only mailbox there is.
 */
export const isPrivate = ({ mode }: Pick<Config, 'mode'>, template: string): boolean =>
  mode === 'live' && keys.some((name) => name === template);
