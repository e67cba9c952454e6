import { accountByEmail } from '../identity/index.ts';
import type { Parts } from '../services.ts';
import { accountLetters } from './account-letters.ts';

/** Somebody tried to sign up with a taken address: its owner should know, and may only have forgotten. */
export async function tellOwnerOfSignUp(services: Parts, email: string): Promise<void> {
  const owner = await accountByEmail(services.db, email);
  if (owner) await accountLetters(services).signUpAttempt(owner);
}
