/** A text as words that can be compared, and where its sentences end. */
export type Words = {
  words: string[];
  /** Before each word: 2 where a sentence begins, 1 after a comma, else 0. One more than there are words. */
  stops: number[];
};

/** Letters, contact form and intake are shorter. What is longer is read so far. */
const LONGEST_TEXT = 20_000;

const letters: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', ı: 'i', đ: 'd' };
const digits: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/**
 * Lower case, without accents, doubled letters as one: "Dieee", "dié" and "die" are one word, and so are "comit" and
 * "commit". "can't" and "cant" are one word, "j'ai" is two. Addresses are no words.
 */
export function readWords(text: string): Words {
  const plain = withoutAddresses(text.slice(0, LONGEST_TEXT))
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßœæøłıđ]/g, (letter) => letters[letter] ?? letter)
    .replace(/[’‘´`ʼ′]/g, "'")
    .replace(/(?<=[a-z])'(?=(?:t|m|s|re|ve|ll|d|n)(?![a-z]))/g, '')
    .replace(/(?<=[a-z])[013457](?=[a-z])/g, (digit) => digits[digit] ?? digit)
    .replace(/(?<=[a-z])\*+(?=[a-z])/g, 'i')
    .replace(/(?<=\d)[.,](?=\d)/g, '')
    .replace(/[€$£]/g, ' euro ')
    .replace(/\.{2,}/g, ' ')
    .replace(/\n[^\S\n]*\n/g, ' . ');
  const words: string[] = [];
  const stops: number[] = [];
  let stop = 2;
  for (const [token] of plain.matchAll(/[\p{L}\p{N}]+|[.!?;,:]/gu)) {
    if (/[.!?;,:]/.test(token)) {
      stop = Math.max(stop, token === ',' || token === ':' ? 1 : 2);
      continue;
    }
    words.push(single(token));
    stops.push(stop);
    stop = 0;
  }
  return joinSpelled({ words, stops: [...stops, 2] });
}

/** Words of a phrase, as a text would have them; `_` stands between two. An umlaut is also met as two letters. */
export function formsOf(written: string): string[] {
  if (/^[a-z_]+$/.test(written)) return [written.split('_').map(single).join(' ')];
  const words = written.toLowerCase().replaceAll('_', ' ');
  const spelled = words.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter);
  return [...new Set([words, spelled].map((form) => readWords(form).words.join(' ')))];
}

const single = (word: string) => word.replace(/([a-z])\1+/g, '$1');

const withoutAddresses = (text: string) =>
  text
    .split(/(?<=\s)/)
    .map((piece) => (/^\W*(?:https?:|www\.)/i.test(piece) || /@.*\./.test(piece) ? '\n' : piece))
    .join('');

const FEWEST_SPELLED = 3;

/** "s u i c i d e" is a word. */
function joinSpelled({ words, stops }: Words): Words {
  const joined: Words = { words: [], stops: [] };
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (words[end]?.length === 1 && (end === at || stops[end] === 0)) end++;
    const count = end - at >= FEWEST_SPELLED ? end - at : 1;
    joined.words.push(single(words.slice(at, at + count).join('')));
    joined.stops.push(stops[at] ?? 0);
    at += count;
  }
  joined.stops.push(2);
  return joined;
}
