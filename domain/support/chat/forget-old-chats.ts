import type { Parts } from '../../services.ts';
import { deleteAnonymousConversations } from './queries.ts';

/** What the privacy page promises about visitors who are not signed in. */
const DAYS = 30;

export function forgetOldChats({ db, clock }: Parts): Promise<number> {
  return deleteAnonymousConversations(db, new Date(clock.now().getTime() - DAYS * 86_400_000));
}
