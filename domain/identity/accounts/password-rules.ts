import { isCommon } from './common-passwords.ts';

export const MIN_LENGTH = 6;
export const MAX_LENGTH = 128;

const RUNS =
  'abcdefghijklmnopqrstuvwxyz 01234567890123 qwertyuiop asdfghjkl zxcvbnm qwertz azertyuiop qsdfghjklm wxcvbn';

/** Why a password is too weak, in sentences for the form. Empty means it will do. */
export function weaknesses(password: string, person: { name?: string; email?: string } = {}): string[] {
  const reasons: string[] = [];
  const lower = password.toLowerCase();
  if (password.length < MIN_LENGTH) reasons.push(`Use at least ${MIN_LENGTH} characters.`);
  if (password.length > MAX_LENGTH) reasons.push(`Use at most ${MAX_LENGTH} characters.`);
  if (new Set(lower).size < 4) reasons.push('Use more than three different characters.');
  if (isCommon(password)) reasons.push('This is one of the passwords everybody tries first.');
  if (isMadeOfRuns(lower)) reasons.push('Avoid rows of the keyboard, the alphabet or the digits.');
  if (personalParts(person).some((part) => lower.includes(part) && lower.length - part.length < MIN_LENGTH)) {
    reasons.push('Do not build it from your name or e-mail address.');
  }
  return reasons;
}

/** "qwerty!", "abcd1234", "123456a": rows, with no more than two signs that are none. */
function isMadeOfRuns(password: string): boolean {
  const parts = password.match(/[a-z]+|\d+|[^a-z\d]+/g) ?? [];
  const others = parts.filter((part) => !isRun(part)).join('');
  return others.length <= 2 && others.length < password.length / 2;
}

function isRun(part: string): boolean {
  if (part.length < 3) return false;
  const backwards = [...part].reverse().join('');
  return RUNS.includes(part) || RUNS.includes(backwards);
}

function personalParts({ name = '', email = '' }: { name?: string; email?: string }): string[] {
  return [...name.toLowerCase().split(/\s+/), email.toLowerCase().split('@')[0] ?? ''].filter(
    (part) => part.length > 3,
  );
}
