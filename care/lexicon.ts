export const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const;
export type Language = (typeof languages)[number];

/** What a message can be about that is no matter for a reading; the first one found is the one that counts. */
export const kinds = [
  'suicide',
  'self-harm',
  'violence',
  'abuse',
  'medication',
  'pregnancy',
  'grief',
  'illness',
  'addiction',
  'debts',
  'law',
] as const;
export type Kind = (typeof kinds)[number];

/** A crisis cannot wait for office hours. */
export type Severity = 'crisis' | 'care';

/** What people say in one language, in the phrases of phrases.ts. */
export type Lexicon = {
  /** Words by which the language is known. */
  common: string;
  /** Lists that phrases name. */
  sets: Record<string, string>;
  /** How some words are typed in a hurry: each beside what it stands for. */
  short: string;
  /** Long words that count with one letter wrong. */
  mistyped: string;
  /** Phrases that only sound like it: they are taken out before the others are looked for. */
  idioms: string;
  crisis: Partial<Record<Kind, string>>;
  care: Partial<Record<Kind, string>>;
  /** What says little by itself. Each line begins with its weight; three points and more together count. */
  hints: Partial<Record<Kind, string>>;
};
