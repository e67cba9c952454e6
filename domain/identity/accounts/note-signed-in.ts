import { announce } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';

/** Somebody has signed in, or uses a sign-in that is a day old. */
export const noteSignedIn = (
  services: Parts,
  { userId, email }: { userId: string; email: string },
): Promise<void> =>
  services.db.transaction((tx) => announce(services, tx, { type: 'signed-in', userId, email }));
