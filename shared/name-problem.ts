export const NAME_LENGTH = 120;
/** Enough for "Elizabeth II" or "the 3rd"; a telephone number is longer. */
const MOST_DIGITS = 4;

/**
 * What is wrong with somebody's name, if anything. Names are repeated in letters, also to addresses that nobody has
 * confirmed, so a name must not carry a message to a stranger. One rule, wherever a name is taken.
 */
export function nameProblem(name: string): string | undefined {
  if (!name.trim()) return 'Please write your name.';
  if (name.length > NAME_LENGTH) return `Please use at most ${NAME_LENGTH} characters for your name.`;
  if (/\p{Cc}|[\u2028\u2029]/u.test(name)) return 'Please write your name in one line.';
  if (/[\u202a-\u202e\u2066-\u2069]/.test(name)) return 'Please write your name without hidden characters.';
  if (holdsLink(name)) return LINK_PROBLEM;
  return (name.match(/\p{Nd}/gu)?.length ?? 0) > MOST_DIGITS
    ? 'Please leave numbers out of your name.'
    : undefined;
}

const TITLES = /\b(Dra?|Mrs?|Ms|Ste?|Prof|Rev|Sra?|Srta|Jr|Hr|Fr|Ing|Mag)\.(?=\p{L}{2})/giu;

/** In one line, and with the space that "Dr.Maya" lacks: written together, it could be an address. */
export const tidyName = (name: string): string => name.replace(TITLES, '$1. ').replace(/ +/g, ' ').trim();

const LINK_PROBLEM =
  'Please leave links and addresses out of your name. After a dot, as in “St. John”, write a space.';

/** What mail programs turn into a link: anything with a slash or an at sign, and two words with a dot between them. */
const LINK = /[@/\\<>]|www\.|[\p{L}\p{N}][.。]\p{L}{2}|\p{L}:\S|\p{Nd}\.\p{Nd}+\.\p{Nd}/iu;

/** Whether words could lead somewhere. What a letter repeats to an address nobody has confirmed must not. */
function holdsLink(words: string): boolean {
  // As a mail program would read it: wide and small forms of letters and dots, and nothing that cannot be seen.
  return LINK.test(words.normalize('NFKC').replace(/\p{Cf}/gu, ''));
}
