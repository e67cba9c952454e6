import type { Parts } from '../../services.ts';
import { hasPassword, listPasskeys } from './queries.ts';

/** How somebody can prove who she is, besides a letter to her address. */
export async function readSignInWays({ db }: Pick<Parts, 'db'>, { userId }: { userId: string }) {
  const [password, passkeys] = await Promise.all([hasPassword(db, userId), listPasskeys(db, userId)]);
  return {
    hasPassword: password,
    passkeys: passkeys.map(({ id, name, createdAt }) => ({
      id,
      name: name || 'Passkey',
      createdAt: createdAt.toISOString(),
    })),
  };
}
