import anyAscii from 'any-ascii';

/**
 * Why a letter is written differently in the calculation.
 * accent: an accent or another ornament was taken off. special-letter: a Latin letter of its own, such as Ł or ß.
 * other-script: transliterated from another writing. no-equivalent: it has no sound of its own in A-Z, such as ь.
 * not-a-letter: a digit inside a word.
 */
export type ChangeReason = 'accent' | 'special-letter' | 'other-script' | 'no-equivalent' | 'not-a-letter';

export interface LetterSpelling {
  to: string;
  /** Null when the letter was A-Z already. */
  how: ChangeReason | null;
}

/** Latin letters that Unicode does not decompose. Ø is O and not OE: Søren is spelled SOREN. */
const SPECIAL_LETTERS: Record<string, string> = {
  æ: 'AE',
  đ: 'D',
  ð: 'D',
  ħ: 'H',
  ı: 'I',
  ĸ: 'K',
  ł: 'L',
  ŋ: 'NG',
  ø: 'O',
  œ: 'OE',
  ß: 'SS',
  þ: 'TH',
  ŧ: 'T',
  ƶ: 'Z',
};

const ASCII_LETTER = /^[A-Za-z]$/;
const MARK = /^\p{M}$/u;
const DIGIT = /^\p{N}/u;

/**
 * Spells one written sign, that is a character with the marks that belong to it, in capital letters A to Z.
 * Marks matter: in Devanagari and its kin they are the vowels.
 */
export function spellLetter(sign: string): LetterSpelling {
  if (ASCII_LETTER.test(sign)) return { to: sign.toUpperCase(), how: null };
  if (DIGIT.test(sign)) return { to: '', how: 'not-a-letter' };

  const latin = spellLatin(sign);
  if (latin) return latin;

  const to = lettersOf(anyAscii(sign));
  return { to, how: to === '' ? 'no-equivalent' : 'other-script' };
}

/** Null when any part of the sign is not a Latin letter, so й stays whole and is not read as и. */
function spellLatin(sign: string): LetterSpelling | null {
  let to = '';
  let how: ChangeReason = 'accent';
  for (const part of sign.normalize('NFKD')) {
    const letter = part.toLowerCase();
    const special = Object.hasOwn(SPECIAL_LETTERS, letter) ? SPECIAL_LETTERS[letter] : undefined;
    if (ASCII_LETTER.test(part)) to += part.toUpperCase();
    else if (special) {
      to += special;
      how = 'special-letter';
    } else if (MARK.test(part)) to += lettersOf(anyAscii(part));
    else if (/\p{L}/u.test(part) && lettersOf(anyAscii(part)) !== '') return null;
  }
  return to === '' ? null : { to, how };
}

function lettersOf(text: string): string {
  return text.replace(/[^A-Za-z]/g, '').toUpperCase();
}
