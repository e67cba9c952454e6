import { euro } from '../../../shared/money.ts';

/** Field by field, for reading. What is a moment stays one: the page shows it by the reader's clock. */
export function changesBetween(before: unknown, after: unknown) {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => was[field] !== is[field])
    .map((field) => ({ field: labelOf(field), before: was[field], after: is[field] }));
}

function fieldsOf(value: unknown): Record<string, string | undefined> {
  if (value === null || value === undefined) return {};
  const entries = typeof value === 'object' ? Object.entries(value) : [['value', value] as const];
  return Object.fromEntries(entries.map(([field, content]) => [field, say(field, content)]));
}

const labels: Record<string, string> = {
  cents: 'Amount',
  amountCents: 'Amount',
  priceCents: 'Price',
  originalPriceCents: 'Price before',
  startsAt: 'Begins',
  endsAt: 'Ends',
  payBy: 'Kept until',
  noticeMinutes: 'Notice in minutes',
  bufferMinutes: 'Buffer in minutes',
  horizonDays: 'Days ahead',
  keepHours: 'Hours to pay',
  fileKey: 'File',
  value: 'Value',
};

/** "meetingLink" is "Meeting link". */
const labelOf = (field: string): string => {
  const known = Object.hasOwn(labels, field) ? labels[field] : undefined;
  if (known) return known;
  const words = field
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

function say(field: string, content: unknown): string | undefined {
  if (content === null || content === undefined || content === '') return undefined;
  if (typeof content === 'boolean') return content ? 'yes' : 'no';
  if (typeof content === 'number') return /cents$/i.test(field) ? euro(content) : String(content);
  if (Array.isArray(content)) return content.map((one) => say(field, one) ?? 'none').join(', ');
  if (typeof content === 'object') {
    return Object.entries(content)
      .map(([name, value]) => `${labelOf(name)}: ${say(name, value) ?? 'none'}`)
      .join('; ');
  }
  return String(content);
}
