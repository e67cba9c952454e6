import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** How passwords are kept. */
export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(tried: { hash: string; password: string }): Promise<boolean>;
};

/** By scrypt, slow on purpose: a tenth of a second for each guess. */
export const scryptHashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword };
