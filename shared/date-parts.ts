/** A date as forms send it where day, month and year have a field each. */
const PARTS = ['year', 'month', 'day'] as const;
export type DatePart = (typeof PARTS)[number];

/** The names of the three fields of `birthDate`: birthDate.day, birthDate.month, birthDate.year. */
export const partName = (name: string, part: DatePart): string => `${name}.${part}`;

/** '1990-07-04' of what was typed, with the zeros that nobody types; '' where nothing was. */
export function joinDate(parts: Partial<Record<DatePart, string>>): string {
  const [year = '', month = '', day = ''] = PARTS.map((part) => parts[part]?.trim() ?? '');
  if (!year && !month && !day) return '';
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

const twoDigits = (part: string): string => (part ? part.padStart(2, '0') : '');

/** The other way round, of a date that may be half typed. */
export function splitDate(date: string): Record<DatePart, string> {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: twoDigits(month), day: day.replace(/^0/, '') };
}

/** What was sent, with each date in one piece under its own name. */
export function joinDatesOf(sent: FormData | URLSearchParams): FormData {
  const whole = new FormData();
  for (const [name, value] of sent) {
    const [, head = '', part] = /^(.+)\.(year|month|day)$/.exec(name) ?? [];
    if (!part || !PARTS.every((other) => sent.has(partName(head, other)))) whole.append(name, value);
    else if (part === 'day') whole.append(head, joinDate(recordOfParts(sent, head)));
  }
  return whole;
}

function recordOfParts(sent: FormData | URLSearchParams, head: string) {
  return Object.fromEntries(PARTS.map((part) => [part, String(sent.get(partName(head, part)) ?? '')]));
}
