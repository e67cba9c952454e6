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

export {
  chartOf,
  type PersonError,
  type PersonInput,
  type PersonReading,
  quizNumbersOf,
} from './read-person.ts';
export {
  asksForPassport,
  type ChangeReason,
  type LeftOutReason,
  type LeftOutWord,
  type LetterChange,
  leaveOutTitles,
  type NameError,
  type NameReading,
  type NameSpelling,
  type SpelledWord,
  spellBusinessName,
  spellEditedName,
  spellName,
} from './spell-name.ts';
