import { OTHER_TRADE, stageAnswered, stageLabels, tradeLabels } from '../../../content/business-trades.ts';
import type { AskedField, ProductTerms } from '../../../content/product.ts';
import type { IntakeAnswers } from '../../../db/schema/index.ts';
import { LONGEST_WISH } from '../../../documents/index.ts';
import {
  birthDateProblem,
  type CalendarDate,
  compareDates,
  parseDate,
  readBirthDate,
  readVowels,
} from '../../../numerology/index.ts';
import {
  asksForPassport,
  type NameReading,
  spellBusinessName,
  spellEditedName,
  spellName,
} from '../../../numerology/names/index.ts';
import { nameProblem, tidyName } from '../../../shared/name-problem.ts';
import { typedLines } from '../../../shared/typed-lines.ts';
import { nameErrors } from '../../count-person.ts';

type IntakeKind = Exclude<ReadyMade, 'none'>;
type ReadyMade = Extract<ProductTerms['intake'], string>;

export type IntakeField = {
  name: string;
  label: string;
  type:
    | 'name'
    | 'spelling'
    | 'called'
    | 'birth-date'
    | 'business-name'
    | 'date'
    | 'names'
    | 'text'
    | 'line'
    | 'choice'
    | 'number'
    | 'consent'
    | 'file';
  /** Of a choice. */
  options?: string[];
  hint?: string;
  required: boolean;
  max: number;
};

const NAME_HINT = 'As it stands on the birth certificate, with all middle names. Accents are welcome.';

/** The calculation spelling of the name before it, asked for where the name is not written in A to Z. */
const spelling: IntakeField = {
  name: 'spelling',
  label: 'Counted as',
  type: 'spelling',
  required: false,
  max: 200,
};

const you: IntakeField[] = [
  {
    name: 'fullName',
    label: 'Your full birth name',
    type: 'name',
    hint: NAME_HINT,
    required: true,
    max: 120,
  },
  spelling,
  { name: 'birthDate', label: 'Your birth date', type: 'birth-date', required: true, max: 10 },
];

/** Who the other one is. She may fill this in herself, by a private link. */
export const partnerFields: IntakeField[] = [
  { name: 'fullName', label: 'Full birth name', type: 'name', hint: NAME_HINT, required: true, max: 120 },
  spelling,
  { name: 'birthDate', label: 'Birth date', type: 'birth-date', required: true, max: 10 },
];

/** Never counted: only how we speak to her. */
const called: IntakeField = {
  name: 'called',
  label: 'What shall we call you?',
  type: 'called',
  hint: 'The name we use when we speak to you. Left empty, it is your first name. Your numbers always come from your birth name.',
  required: false,
  // Longer than is allowed, so that what is too long is told and not cut off.
  max: 120,
};

const questions: IntakeField = {
  name: 'questions',
  label: 'Your questions',
  type: 'text',
  hint: 'Up to three work best. Write only what you wish us to know.',
  required: false,
  max: 3_000,
};

const business: IntakeField[] = [
  {
    name: 'businessName',
    label: 'Trade name',
    type: 'business-name',
    hint: 'The name on the sign. Legal forms such as Ltd or GmbH are left out of the sum.',
    required: true,
    max: 120,
  },
  {
    name: 'otherNames',
    label: 'Other names you are considering',
    type: 'names',
    hint: 'One on each line, five at most.',
    required: false,
    max: 600,
  },
  {
    name: 'launchDate',
    label: 'Launch date, if there is one',
    type: 'date',
    hint: 'Past or to come.',
    required: false,
    max: 10,
  },
  {
    name: 'trade',
    label: 'What it lives on',
    type: 'choice',
    options: [...Object.values(tradeLabels), OTHER_TRADE],
    hint: 'So that the examples come from your trade.',
    required: false,
    max: 120,
  },
  {
    name: 'stage',
    label: 'How far it has come',
    type: 'choice',
    options: Object.values(stageLabels),
    hint: 'Months before a door opens are told otherwise than months behind a counter.',
    required: false,
    max: 120,
  },
  {
    name: 'place',
    label: 'Where people find it',
    type: 'line',
    hint: 'A town, or online.',
    required: false,
    max: 60,
  },
];

/** The buyer's part of each form. */
export const intakeForms: Record<IntakeKind, IntakeField[]> = {
  person: [...you, called],
  'person-with-questions': [...you, called, questions],
  couple: [...you, questions],
  business: [...you, ...business, questions],
};

/** A form as it is asked: what an intake keeps, so that its answers stay what they answered. */
export type AskedForm = { fields: IntakeField[]; hasPartner: boolean };

/** Names of the answers that documents and desks read. */
const known: Partial<Record<AskedField['type'], string>> = {
  name: 'fullName',
  'birth-date': 'birthDate',
  called: 'called',
  'business-name': 'businessName',
};

const lengths: Partial<Record<AskedField['type'], number>> = {
  text: 3_000,
  line: 300,
  'birth-date': 10,
  consent: 3,
  file: 200,
};

/** Beside the name of a file that was sent: where it is stored. */
export const fileKeyName = (name: string): string => `${name}.key`;
export const isFileKey = (name: string): boolean => name.startsWith('own.') && name.endsWith('.key');

/** What stands in a file's field when it is to be taken out again. */
export const TAKE_OUT = 'take out';

/** The owner's own questions stand under `own.`, so that none takes the name of another answer. */
function toField({ key, type, label, hint, required, options }: AskedField): IntakeField[] {
  if (type === 'second-person') return [];
  const field = {
    name: known[type] ?? `own.${key}`,
    label,
    hint,
    type,
    required,
    options,
    max: lengths[type] ?? 120,
  };
  return type === 'name' ? [field, spelling] : [field];
}

export function askedForm(intake: Exclude<ProductTerms['intake'], 'none'>): AskedForm {
  if (typeof intake === 'string') return { fields: intakeForms[intake], hasPartner: intake === 'couple' };
  const also = (intake.also ?? []).filter((id) => id !== 'none');
  const fields = new Map<string, IntakeField>();
  for (const field of [...also.flatMap((id) => intakeForms[id]), ...intake.fields.flatMap(toField)]) {
    const same = fields.get(field.name);
    fields.set(field.name, same ? { ...same, required: same.required || field.required } : field);
  }
  return {
    fields: [...fields.values()],
    hasPartner: also.includes('couple') || intake.fields.some(({ type }) => type === 'second-person'),
  };
}

/** What an intake asked; those of earlier programs name one of the ready-made forms. */
export const formOfIntake = ({
  form,
  kind,
}: {
  form: AskedForm | null;
  kind: IntakeKind | 'own';
}): AskedForm => form ?? askedForm(kind === 'own' ? { fields: [] } : kind);

const MAX_NAMES = 5;

/** Only the form's own fields, tidied and cut to their length: what is kept while somebody is still typing. */
export function tidyAnswers(
  fields: IntakeField[],
  typed: Record<string, string | undefined>,
  { before = {}, files = {} }: { before?: IntakeAnswers; files?: Record<string, SentFile> } = {},
): IntakeAnswers {
  const kept: IntakeAnswers = {};
  for (const { name, type, max } of fields) {
    if (type === 'file') {
      Object.assign(kept, fileAnswer(name, typed[name], { before, sent: files[name] }));
      continue;
    }
    const text = tidy(typed[name] ?? '', type).slice(0, max);
    if (text) kept[name] = text;
  }
  return kept;
}

export type SentFile = { name: string; key: string };

/** Nobody types where a file is: it is the one that was sent now, or the one that was there before. */
function fileAnswer(
  name: string,
  typed: string | undefined,
  { before, sent }: { before: IntakeAnswers; sent?: SentFile },
): IntakeAnswers {
  if (sent) return { [name]: sent.name, [fileKeyName(name)]: sent.key };
  const [known, key] = [before[name], before[fileKeyName(name)]];
  return known && key && typed !== TAKE_OUT ? { [name]: known, [fileKeyName(name)]: key } : {};
}

function tidy(text: string, type: IntakeField['type']): string {
  const multiline = type === 'text' || type === 'names';
  const lines = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]+/gu, ' ');
  const tidied = (multiline ? lines : lines.replace(/\s+/g, ' ')).trim();
  return type === 'name' || type === 'spelling' || type === 'called' ? tidyName(tidied) : tidied;
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
        ? field.type === 'file'
          ? 'Please choose a file.'
          : 'Please fill this in.'
        : undefined;
    if (problem) problems[field.name] = problem;
  }
  return { ...stageProblem(answers, today), ...spellingProblem(answers), ...problems };
}

/** A plan whose day is behind it: one of the two answers was a slip. */
function stageProblem({ stage, launchDate }: IntakeAnswers, today: CalendarDate): Record<string, string> {
  const date = launchDate ? parseDate(launchDate) : null;
  const isPlan = stageAnswered(stage) === 'idea';
  return isPlan && date && compareDates(date, today) < 0
    ? { launchDate: 'This day is past, and you say that there is no date yet. Please change one of the two.' }
    : {};
}

/** A name whose letters leave sounds untold is counted by its owner's spelling alone; and some vowel there must be. */
function spellingProblem({ fullName, spelling }: IntakeAnswers): Record<string, string> {
  if (!fullName) return {};
  if (!spelling && asksForPassport(fullName)) return { spelling: nameErrors['untold-sounds'] };
  const reading = spelling ? spellEditedName(spelling) : spellName(fullName);
  if (!reading.ok || hasVowel(reading.spelling.name)) return {};
  return { [spelling ? 'spelling' : 'fullName']: nameErrors['no-vowels'] };
}

function problemOf({ type, options }: IntakeField, answer: string, today: CalendarDate): string | undefined {
  switch (type) {
    case 'name':
      // A script that leaves sounds untold is welcome here; the spelling beside it is asked for.
      return nameProblem(answer) ?? (asksForPassport(answer) ? undefined : unread(spellName(answer)));
    case 'spelling':
      return nameProblem(answer) ?? unread(spellEditedName(answer));
    case 'called':
      return nameProblem(answer) ?? calledProblem(answer);
    case 'business-name':
      return unread(spellBusinessName(answer), TRADE_NAME);
    case 'names': {
      const names = typedLines(answer);
      if (names.length > MAX_NAMES) return `Please name ${MAX_NAMES} at most.`;
      return names.map((name) => unread(spellBusinessName(name), TRADE_NAME)).find(Boolean);
    }
    case 'birth-date': {
      const reading = readBirthDate(answer, today);
      return reading.ok ? undefined : birthDateProblem(reading.error, answer);
    }
    case 'date':
      return isNearOurTime(parseDate(answer)) ? undefined : 'Please give a day that is in the calendar.';
    case 'choice':
      return options?.includes(answer) ? undefined : 'Please choose one of these.';
    case 'number':
      return /^-?\d{1,12}(?:[.,]\d{1,6})?$/.test(answer) ? undefined : 'Please give a number.';
    case 'consent':
      return answer === 'yes' ? undefined : 'Please tick it, or leave it.';
    // It was checked when it came.
    case 'file':
    case 'text':
    case 'line':
      return undefined;
    default:
      // A type that is new needs its case: without one, whatever is typed would pass.
      return type satisfies never;
  }
}

const NO_LETTERS = 'Please write a name with letters in it.';
const TRADE_NAME = 'Please write it in the letters A to Z, as on your website or in your contracts.';

function unread(reading: NameReading, untold = nameErrors['untold-sounds']): string | undefined {
  if (reading.ok) return undefined;
  return reading.error === 'untold-sounds' ? untold : NO_LETTERS;
}

/** Any script will do, because it is not counted; but it has to fit into a sentence. */
function calledProblem(answer: string): string | undefined {
  if (answer.length > LONGEST_WISH)
    return `Please use at most ${LONGEST_WISH} characters, so that it fits into a sentence.`;
  return /\p{L}/u.test(answer) ? undefined : NO_LETTERS;
}

const hasVowel = (words: readonly string[]) =>
  words.some((word) => readVowels(word).some(({ kind }) => kind === 'vowel'));

/** A business older than that, or further off, was mistyped. */
const isNearOurTime = (date: CalendarDate | null) => date !== null && date.year >= 1800 && date.year < 2200;
