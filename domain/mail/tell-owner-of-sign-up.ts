import { findUserByEmail } from '../identity/accounts/queries.ts';
import type { Services } from '../services.ts';
import { accountLetters } from './account-letters.ts';

/** Somebody tried to sign up with a taken address: its owner should know, and may only have forgotten. */
export async function tellOwnerOfSignUp(services: Services, email: string): Promise<void> {
  const owner = await findUserByEmail(services.db, email);
  if (owner) await accountLetters(services).signUpAttempt(owner);
}
