import { figure } from './figures.ts';
import { placeOf, showIn } from './wall-time.ts';

/**
 * How somebody writes dates, hours and money. Four ways cover where visitors come from; the words around them stay English.
 * Few, because each cached page is held once for each of them. `own` is how the site writes for whom nothing is known.
 */
const ways = {
  own: { clock: '12', monthFirst: false, comma: false },
  us: { clock: '12', monthFirst: true, comma: false },
  uk: { clock: '24', monthFirst: false, comma: false },
  eu: { clock: '24', monthFirst: false, comma: true },
} as const satisfies Record<string, { clock: '12' | '24'; monthFirst: boolean; comma: boolean }>;

export type FormatName = keyof typeof ways;

/** A language that is written this way, for a request of our own. */
export const languageOf: Record<FormatName, string> = { own: '*', us: 'en-US', uk: 'en-GB', eu: 'de-DE' };

export const isFormatName = (name: unknown): name is FormatName =>
  typeof name === 'string' && Object.hasOwn(ways, name);

const MOST_KNOWN = 500;
const known = new Map<string, FormatName>();

/** By the language that a browser names first. Asked for every page: an answer once found is kept. */
export function formatsOf(acceptLanguage: string | null | undefined): FormatName {
  const tag = acceptLanguage?.slice(0, 35).split(/[,;]/)[0]?.trim() ?? '';
  if (tag === '' || tag === '*') return 'own';
  const before = known.get(tag);
  if (before) return before;
  const found = wayOf(tag);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(tag, found);
  return found;
}

function wayOf(tag: string): FormatName {
  try {
    if (Intl.NumberFormat.supportedLocalesOf(tag).length === 0) return 'own';
    const number = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).formatToParts(1.5);
    if (number.find(({ type }) => type === 'decimal')?.value === ',') return 'eu';
    const time = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions();
    if (!time.hour12) return 'uk';
    const day = new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric' }).formatToParts(0);
    const isMonthFirst =
      day.findIndex(({ type }) => type === 'month') < day.findIndex(({ type }) => type === 'day');
    return isMonthFirst && tag.startsWith('en') ? 'us' : 'own';
  } catch {
    return 'own';
  }
}

/** €1,234.50 or 1.234,50 €. */
export function moneyIn(name: FormatName, cents: number, { round = false } = {}): string {
  const amount = Math.round(Math.abs(cents));
  const { comma } = ways[name];
  const grouped = figure(Math.trunc(amount / 100));
  const whole = comma ? grouped.replaceAll(',', '.') : grouped;
  const rest =
    round && amount % 100 === 0 ? '' : `${comma ? ',' : '.'}${String(amount % 100).padStart(2, '0')}`;
  const sign = cents < 0 ? '−' : '';
  return comma ? `${sign}${whole}${rest}\u00a0€` : `${sign}€${whole}${rest}`;
}

/** €59 or 59 €: a whole amount without its cents. */
export const euroIn = (name: FormatName, cents: number): string => moneyIn(name, cents, { round: true });

/**
 * A pattern of date-fns as somebody writes it who writes so. Of what is asked for it takes which parts are wanted, not how
 * they are written: "EEEE d MMMM, h:mm a" is "EEEE, MMMM d, h:mm a" in one country and "EEEE d MMMM, HH:mm" in another.
 */
export function patternIn(name: FormatName, wanted: string): string {
  if (name === 'own') return wanted;
  const { clock, monthFirst } = ways[name];
  const take = (letters: RegExp) => letters.exec(wanted)?.[0];
  const [weekday, day, month, year] = [take(/E+/), take(/\bd\b/), take(/M+/), take(/y+/)];
  const dated = monthFirst
    ? [month, day].filter(Boolean).join(' ') + (year && day ? `, ${year}` : year ? ` ${year}` : '')
    : [day, month, year].filter(Boolean).join(' ');
  const date = [weekday, dated.trim()].filter(Boolean).join(monthFirst && dated ? ', ' : ' ');
  const time = /[hH]/.test(wanted) && (clock === '12' ? 'h:mm a' : 'HH:mm');
  // "at" stands between the two where it was asked for.
  return [date, time].filter(Boolean).join(wanted.includes("'at'") ? " 'at' " : weekday && !day ? ' ' : ', ');
}

export const momentIn = (name: FormatName, at: Date | string, zone: string, wanted: string): string =>
  showIn(at, zone, patternIn(name, wanted));

/** A moment in full, with the place whose clock shows it so: "Tuesday 10 June 2025 at 14:00 (Lisbon)". */
export const momentAt = (name: FormatName, at: Date | string, zone: string): string =>
  `${momentIn(name, at, zone, "EEEE d MMMM yyyy 'at' h:mm a")} (${placeOf(zone)})`;

/** On two clocks: the practice's, and another where that shows something else. */
export function onBothClocks(
  name: FormatName,
  at: Date,
  { home, zone = home }: { home: string; zone?: string },
) {
  const shows = (where: string) => showIn(at, where, 'yyyy-MM-dd HH:mm');
  return {
    when: momentAt(name, at, home),
    theirs: shows(zone) === shows(home) ? undefined : momentAt(name, at, zone),
  };
}
