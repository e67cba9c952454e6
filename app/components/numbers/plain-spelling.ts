import { leaveOutTitles } from '../../../numerology/names/index.ts';

const PLAIN = /^[A-Za-z' -]+$/;

/** How a name is counted, for names that need no spelling table. Undefined for any other. */
export function spellPlainName(name: string): { words: string[]; leftOut: string[] } | undefined {
  if (!PLAIN.test(name)) return undefined;
  // A lone apostrophe is no word.
  const typed = name.split(/[ -]+/).filter((word) => /[a-z]/i.test(word));
  const spelledWords = typed.map((raw) => ({
    raw,
    spelled: raw.replaceAll("'", '').toUpperCase(),
    changes: [],
  }));
  const { words, leftOut } = leaveOutTitles(spelledWords);
  if (words.length === 0) return undefined;
  return { words: words.map(({ spelled }) => spelled), leftOut: leftOut.map(({ raw }) => raw) };
}
