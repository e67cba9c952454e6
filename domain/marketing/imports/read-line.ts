import type { ImportColumns, ImportTerms } from '../../../db/schema/index.ts';
import {
  birthDateProblem,
  type CalendarDate,
  compareDates,
  formatDate,
  parseDate,
  readBirthDate,
} from '../../../numerology/index.ts';
import { NAME_LENGTH, nameProblem, tidyName } from '../../../shared/name-problem.ts';
import { parseTags } from '../../contacts/index.ts';
import { checkedEmail } from '../../mail/index.ts';

/** What a line says of somebody. */
export type ReadLine = {
  email: string;
  name: string;
  birthDate: string | null;
  tags: string[];
  language: string | null;
  /** The day of her consent; none where the whole list comes without. */
  agreedOn: string | null;
};

export type LineResult = { ok: true; person: ReadLine } | { ok: false; problem: string };

/** One line of a list by the owner's terms. Whatever is wrong in it keeps the whole line out, and is said. */
export function readLine(
  cells: string[],
  { columns, tags, consent }: ImportTerms,
  today: CalendarDate,
): LineResult {
  const cell = (name: keyof ImportColumns) => {
    const at = columns[name];
    return at === undefined ? '' : (cells[at] ?? '');
  };
  try {
    return {
      ok: true,
      person: {
        email: addressIn(cell('email')),
        name: nameIn(cell('name')),
        birthDate: birthDateIn(cell('birthDate'), today),
        tags: parseTags([...tags, cell('tags')].join(',')),
        language: languageIn(cell('language')),
        agreedOn: consent ? agreedIn(cell('agreedOn') || (consent.agreedOn ?? ''), today) : null,
      },
    };
  } catch (error) {
    if (error instanceof LineProblem) return { ok: false, problem: error.message };
    throw error;
  }
}

class LineProblem extends Error {}

function addressIn(cell: string): string {
  if (!cell) throw new LineProblem('no address');
  try {
    return checkedEmail(cell);
  } catch {
    throw new LineProblem('not an e-mail address');
  }
}

function nameIn(cell: string): string {
  const name = tidyName(cell);
  if (!name) return '';
  if (name.length > NAME_LENGTH || nameProblem(name)) throw new LineProblem('not a name');
  return name;
}

function birthDateIn(cell: string, today: CalendarDate): string | null {
  if (!cell) return null;
  const written = readDate(cell);
  if (!written) throw new LineProblem('birth date not understood');
  const birth = readBirthDate(formatDate(written), today);
  if (!birth.ok) throw new LineProblem(`birth date: ${birthDateProblem(birth.error, formatDate(written))}`);
  return formatDate(birth.date);
}

function agreedIn(cell: string, today: CalendarDate): string {
  if (!cell) throw new LineProblem('no date of consent');
  const date = readDate(cell);
  if (!date) throw new LineProblem('date of consent not understood');
  if (compareDates(date, today) > 0) throw new LineProblem('date of consent in the future');
  return formatDate(date);
}

function languageIn(cell: string): string | null {
  if (!cell) return null;
  const language = /^[a-z]{2}(?=$|[-_])/i.exec(cell)?.[0].toLowerCase();
  if (!language) throw new LineProblem('language not understood, such as en');
  return language;
}

/** 1990-07-14, with or without an hour, or the order of most of Europe: 14.7.1990, 14/07/1990. */
function readDate(cell: string): CalendarDate | null {
  const [, iso] = /^(\d{4}-\d\d-\d\d)(?:[T ].*)?$/.exec(cell) ?? [];
  if (iso) return parseDate(iso);
  const [, day = '', month = '', year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(cell) ?? [];
  return year ? parseDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) : null;
}

const names: Record<keyof ImportColumns, RegExp> = {
  email: /e-?mail|address/i,
  name: /^(full.?)?name$|^first.?name$/i,
  birthDate: /birth|born|dob/i,
  tags: /tags?$|groups?$/i,
  language: /lang|locale/i,
  agreedOn: /consent|agreed|opt.?in|subscribed|confirm/i,
};

/** Which column is what, judged by the heading; the owner has the last word. */
export function guessColumns(header: string[]): ImportColumns {
  const guessed: ImportColumns = {};
  for (const [name, pattern] of Object.entries(names)) {
    const at = header.findIndex((title) => pattern.test(title.trim()));
    if (at >= 0) Object.assign(guessed, { [name]: at });
  }
  return guessed;
}
