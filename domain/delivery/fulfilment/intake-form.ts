import type { IntakeId } from '../../../content/catalogue.ts';

export type IntakeKind = Exclude<IntakeId, 'none'>;

export type IntakeField = {
  name: string;
  label: string;
  type: 'name' | 'spelling' | 'called' | 'birth-date' | 'business-name' | 'date' | 'names' | 'text';
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
];

/** The buyer's part of each form. */
export const intakeForms: Record<IntakeKind, IntakeField[]> = {
  person: [...you, called],
  'person-with-questions': [...you, called, questions],
  couple: [...you, questions],
  business: [...you, ...business, questions],
};
