import type { IntakeAnswers } from '../../../db/schema/index.ts';
import { birthDateProblem, type CalendarDate, parseDate, readBirthDate } from '../../../numerology/index.ts';
import { spellBusinessName, spellEditedName, spellName } from '../../../numerology/names/index.ts';
import { nameProblem, tidyName } from '../../../shared/name-problem.ts';
import type { IntakeField } from './intake-form.ts';

const MAX_NAMES = 5;

/** Only the form's own fields, tidied and cut to their length: what is kept while somebody is still typing. */
export function tidyAnswers(fields: IntakeField[], typed: Record<string, string | undefined>): IntakeAnswers {
  const kept: IntakeAnswers = {};
  for (const { name, type, max } of fields) {
    const text = tidy(typed[name] ?? '', type).slice(0, max);
    if (text) kept[name] = text;
  }
  return kept;
}

function tidy(text: string, type: IntakeField['type']): string {
  const multiline = type === 'text' || type === 'names';
  const lines = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]+/gu, ' ');
  const tidied = (multiline ? lines : lines.replace(/\s+/g, ' ')).trim();
  return type === 'name' || type === 'spelling' ? tidyName(tidied) : tidied;
}

/** What is missing or wrong, by field. Empty: the reading can be made. */
export function intakeProblems(
  fields: IntakeField[],
  answers: IntakeAnswers,
  today: CalendarDate,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const answer = answers[field.name];
    const problem = answer
      ? problemOf(field, answer, today)
      : field.required
        ? 'Please fill this in.'
        : undefined;
    if (problem) problems[field.name] = problem;
  }
  return problems;
}

function problemOf({ type }: IntakeField, answer: string, today: CalendarDate): string | undefined {
  switch (type) {
    case 'name':
      return (
        nameProblem(answer) ?? (spellName(answer).ok ? undefined : 'Please write a name with letters in it.')
      );
    case 'spelling':
      return (
        nameProblem(answer) ?? (spellEditedName(answer).ok ? undefined : 'Please write it with letters.')
      );
    case 'business-name':
      return spellBusinessName(answer).ok ? undefined : 'Please write a name with letters in it.';
    case 'names': {
      const names = linesOf(answer);
      if (names.length > MAX_NAMES) return `Please name ${MAX_NAMES} at most.`;
      return names.every((name) => spellBusinessName(name).ok)
        ? undefined
        : 'Each line should be a name with letters in it.';
    }
    case 'birth-date': {
      const reading = readBirthDate(answer, today);
      return reading.ok ? undefined : birthDateProblem(reading.error, answer);
    }
    case 'date':
      return isNearOurTime(parseDate(answer)) ? undefined : 'Please give a day that is in the calendar.';
    case 'text':
      return undefined;
  }
}

/** A business older than that, or further off, was mistyped. */
const isNearOurTime = (date: CalendarDate | null) => date !== null && date.year >= 1800 && date.year < 2200;

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
