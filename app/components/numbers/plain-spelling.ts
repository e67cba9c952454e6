import { leaveOutTitles, leaveOutWordsWithoutLetters } from '../../../domain/names/left-out-words.ts';

const PLAIN = /^[A-Za-z' -]+$/;

/** How a name is counted, for names that need no spelling table. Undefined for any other. */
export function spellPlainName(name: string): { words: string[]; leftOut: string[] } | undefined {
  if (!PLAIN.test(name)) return undefined;
  const typed = name.split(/[ -]+/).filter(Boolean);
  const spelledWords = typed.map((raw) => ({
    raw,
    spelled: raw.replaceAll("'", '').toUpperCase(),
    changes: [],
  }));
  const readable = leaveOutWordsWithoutLetters(spelledWords);
  const { words, leftOut } = leaveOutTitles(readable.words);
  if (words.length === 0) return undefined;
  return {
    words: words.map(({ spelled }) => spelled),
    leftOut: [...leftOut, ...readable.leftOut].map(({ raw }) => raw),
  };
}
