/**
 * From what a person types to what the numerology engine counts.
 *
 *   spellName('Dr. Łukasz Nowak')      → LUKASZ NOWAK, Ł → L, "Dr." left out
 *   spellBusinessName('Apple Ltd')     → APPLE
 *   spellEditedName('LUCASZ NOWAK')    → what its owner wants, nothing left out
 *   quizNumbersOf({ name, birthDate, system }), chartOf({ … })   → spelling and numbers at once
 *
 * No string makes these throw; what cannot be counted gives { ok: false, error }: a name without letters, one in a script
 * that leaves sounds unwritten, a person without any vowel.
 */
export type { LeftOutReason, LeftOutWord } from './left-out-words.ts';
export { leaveOutTitles } from './left-out-words.ts';
export { asksForPassport } from './passport-spelling.ts';
export type { PersonError, PersonInput, PersonReading } from './read-person.ts';
export { chartOf, quizNumbersOf } from './read-person.ts';
export type { ChangeReason } from './spell-letter.ts';
export type { NameError, NameReading, NameSpelling } from './spell-name.ts';
export { spellBusinessName, spellEditedName, spellName } from './spell-name.ts';
export type { LetterChange, SpelledWord } from './spell-word.ts';
