const PAIRS: Record<string, string> = { ου: 'OU', γγ: 'NG', γξ: 'NX', γχ: 'NCH' };
const WITH_V = new Set(['αυ', 'ευ', 'ηυ']);
const VOICED = /[αεηιουωβγδζλμνρ]/u;
const DIAERESIS = '\u0308';

/** Without accents, in small letters; what a diaeresis parts is no pair. */
function plain(sign: string | undefined): string {
  const parts = (sign ?? '').toLowerCase().normalize('NFD');
  return parts.includes(DIAERESIS) ? '' : parts.charAt(0);
}

/**
 * Two Greek letters that are one sound, as Greek passports spell them (ELOT 743): ου is OU, αυ and ευ are AV and EV
 * before a voiced sound and AF and EF elsewhere, and a name that begins with μπ begins with B.
 */
export function greekPair(signs: readonly string[], at: number): string | undefined {
  const pair = plain(signs[at]) + plain(signs[at + 1]);
  if (at === 0 && pair === 'μπ') return 'B';
  if (!WITH_V.has(pair)) return PAIRS[pair];
  const first = pair.startsWith('α') ? 'A' : pair.startsWith('ε') ? 'E' : 'I';
  return first + (VOICED.test(plain(signs[at + 2])) ? 'V' : 'F');
}
