import { DAY } from '../shared/durations.ts';
import { addDays, type PlainDate, showIn } from '../shared/wall-time.ts';
import type { Product } from './product.ts';
import { isMade, promisedHours, toMs, USUAL_HOURS } from './promise.ts';

/** Days on which the practitioner is away: first and last, and the same as moments of her clock. */
export type Holiday = {
  from: PlainDate;
  to: PlainDate;
  begins: string;
  /** The first moment she is back. */
  ends: string;
  /** A line of her own beside what the site says by itself; may be empty. */
  note: string;
};

/** `isNear`: what is promised now falls into it, so the site speaks of it. */
export type Away = Holiday & { isNear: boolean };

/** A holiday that is not over, as the site knows it at a moment, and when it has to look again. */
export function awayAt(holiday: Holiday, now: Date): { away?: Away; nextAt?: Date } {
  const ends = new Date(holiday.ends);
  if (now >= ends) return {};
  const near = new Date(Date.parse(holiday.begins) - DAY);
  const isNear = now >= near;
  return { away: { ...holiday, isNear }, nextAt: isNear ? ends : near };
}

/** What is begun at a moment and promised within so many hours, in which a holiday does not count. */
export function promisedBy(now: Date, away?: Holiday, hours = USUAL_HOURS): Date {
  const plain = new Date(now.getTime() + toMs(hours));
  return away ? afterHoliday(plain, now, away) : plain;
}

/** A promise that falls into a holiday, moved by as much of the holiday as lies before it. */
export function afterHoliday(promised: Date, since: Date, { begins, ends }: Holiday): Date {
  const [from, to] = [new Date(begins), new Date(ends)];
  if (promised <= from || since >= to) return promised;
  const left = promised.getTime() - Math.max(from.getTime(), since.getTime());
  return new Date(to.getTime() + left);
}

const day = (date: PlainDate, pattern: string) => showIn(`${date}T12:00:00Z`, 'UTC', pattern);

/** Such as "Monday 4 January 2027". */
export const dayBack = ({ to }: Holiday): string => day(addDays(to, 1), 'EEEE d MMMM yyyy');
/** The day by which a reading that is ordered now is there. */
export const readyDay = ({ to }: Holiday, hours = USUAL_HOURS): string =>
  day(addDays(to, 1 + Math.ceil(hours / 24)), 'd MMMM yyyy');
export const lastDay = ({ to }: Holiday): string => day(to, 'd MMMM yyyy');

/** The site's usual promise, true for now. */
export const duringHoliday = (text: string, away?: Away, hours = USUAL_HOURS): string =>
  away?.isNear
    ? text
        .replace(/within 24 hours of your payment and details reaching us/g, `by ${readyDay(away)}`)
        .replace(/within 24 hours, usually sooner/g, `from ${dayBack(away)}`)
        .replace(
          /\b([wW])ithin \d+ (?:hour|day)s?/g,
          (_, w: string) => `${w === 'W' ? 'By' : 'by'} ${readyDay(away, hours)}`,
        )
    : text;

type Answers = { answerHours?: number; away?: Away };

/** In how long a person answers, as every page and letter says it. */
export const answerTime = ({ answerHours = 24 }: Answers): string => `within ${answerHours} hours`;

/** A promise to answer, written with the usual 24 hours, by the practice's setting and true for now. */
export const answerPromise = (text: string, site: Answers): string =>
  site.away?.isNear ? duringHoliday(text, site.away) : text.replace('within 24 hours', answerTime(site));

const PROMISE = /\b(?:within|the) \d+ hours\b/i;

/** Longer texts, in which a date would read oddly: the paragraph that promises is followed by what is true for now. */
export function notedHoliday(text: string, { away, guide }: { away?: Away; guide: string }): string {
  if (!away?.isNear) return text;
  const note = `*${guide} is away until ${lastDay(away)}: readings ordered now are with you by ${readyDay(away)}, and letters are answered from ${dayBack(away)}.*`;
  return text
    .split(/\n{2,}/)
    .map((part) => (PROMISE.test(part) ? `${part}\n\n${note}` : part))
    .join('\n\n');
}

/** A product's texts while the practitioner is away: what she makes or looks through is there when she is back. */
export function productDuring(product: Product, away?: Away): Product {
  if (!away?.isNear || !product.delivers.some(isMade)) return product;
  const hours = promisedHours(product);
  const told = (texts: readonly string[]) => texts.map((text) => duringHoliday(text, away, hours));
  const { card } = product;
  return {
    ...product,
    features: told(product.features),
    card: card && { ...card, features: told(card.features) },
  };
}
