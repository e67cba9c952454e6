export type LetterKind = 'vowel' | 'consonant';

/** Why a Y counts as it does. The README has an example name for each. */
export type YRule =
  | 'only-vowel-of-word'
  | 'first-before-consonant'
  | 'first-before-vowel'
  | 'after-vowel'
  | 'closes-syllable'
  | 'first-vowel-sound'
  | 'glides-into-vowel'
  | 'chosen';

/** A person knows best how her own Y sounds. Positions count from 0; one that holds no Y has no effect. */
export interface YChoice {
  word: number;
  letter: number;
  as: LetterKind;
}

export interface ReadLetter {
  letter: string;
  kind: LetterKind;
  yRule?: YRule;
}

const isPlainVowel = (letter: string | undefined) =>
  letter === 'A' || letter === 'E' || letter === 'I' || letter === 'O' || letter === 'U';

const KIND_BY_RULE: Record<Exclude<YRule, 'chosen'>, LetterKind> = {
  'only-vowel-of-word': 'vowel',
  'first-before-consonant': 'vowel',
  'first-before-vowel': 'consonant',
  'after-vowel': 'consonant',
  'closes-syllable': 'vowel',
  'first-vowel-sound': 'vowel',
  'glides-into-vowel': 'consonant',
};

/** Tells vowels from consonants in one A-Z word, left to right, so that a Y can rely on the letters before it. */
export function readVowels(word: string, choices: readonly YChoice[] = [], wordIndex = 0): ReadLetter[] {
  const read: ReadLetter[] = [];
  let hasPlainVowel = false;
  for (const letter of word) hasPlainVowel ||= isPlainVowel(letter);

  let vowelHeard = false;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    let entry: ReadLetter;
    if (letter === 'Y') {
      const choice = choices.find((candidate) => candidate.word === wordIndex && candidate.letter === at);
      if (choice) entry = { letter, kind: choice.as, yRule: 'chosen' };
      else {
        const yRule = hasPlainVowel
          ? ruleForY(read[at - 1]?.kind, word[at + 1], vowelHeard)
          : 'only-vowel-of-word';
        entry = { letter, kind: KIND_BY_RULE[yRule], yRule };
      }
    } else entry = { letter, kind: isPlainVowel(letter) ? 'vowel' : 'consonant' };
    vowelHeard ||= entry.kind === 'vowel';
    read.push(entry);
  }
  return read;
}

function ruleForY(previous: LetterKind | undefined, next: string | undefined, vowelHeard: boolean) {
  const beforeVowel = isPlainVowel(next);
  if (previous === undefined) return beforeVowel ? 'first-before-vowel' : 'first-before-consonant';
  if (previous === 'vowel') return 'after-vowel';
  if (!beforeVowel) return 'closes-syllable';
  return vowelHeard ? 'glides-into-vowel' : 'first-vowel-sound';
}
