import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { dayWords } from '../../content/circle.ts';
import type { Content } from '../../content/make-content.ts';
import type { PaidBy } from '../../content/product.ts';
import type { Tx } from '../../db/connect.ts';
import { type CalendarDate, formatDate, nextDay, parseDate } from '../../numerology/index.ts';
import { readToken, signToken } from '../../shared/signed-token.ts';
import { notFound } from '../errors.ts';
import type { FactOf } from '../facts.ts';
import { isId } from '../ids.ts';
import { postMail } from '../mail/index.ts';
import { movedCalendar } from '../moved-calendar.ts';
import { grantCredits, listEvenings } from '../practice/index.ts';
import type { Deps } from '../services.ts';
import * as shop from '../shop/index.ts';
import { today } from '../today.ts';
import { knownDetails } from './fulfilment/stages.ts';

export async function openCircleCalendar(services: Deps, token: string): Promise<string> {
  const { config, db } = services;
  const [orderId = '', version] = readToken(config.secret, 'calendar', token)?.split(':') ?? [];
  const row = isId(orderId) ? await shop.subscriptionOf(db, orderId) : undefined;
  if (!row?.benefits || !shop.tierOf(row, await shop.existingOrder(db, orderId)).opens.letters)
    throw notFound('Calendar');
  if (String(row.calendarVersion) !== version) return movedCalendar(services, `/portal/orders/${orderId}`);
  const birthDate = parseDate((await knownDetails(db, orderId)).birthDate ?? '');
  if (!birthDate) throw notFound('Calendar');
  const evenings = await listEvenings(db, services.clock.now());
  const owner = { orderId, birthDate, evenings };
  return calendarFeed(services.content.current(), owner, today(services), config.appUrl);
}

/** A new address; whoever had the old one has nothing. */
export async function renewCircleCalendar(services: Deps, holder: shop.OrderHolder): Promise<void> {
  const { order } = await shop.openOrder(services, holder);
  const row = await shop.subscriptionOf(services.db, order.id);
  if (!row) throw notFound('Membership');
  await shop.renewCalendarVersion(services.db, row);
}

/** An address that a former sign-in could read opens nothing. */
export async function renewCalendarOfAccount(
  _services: Deps,
  tx: Tx,
  { userId }: FactOf<'former-sign-ins-ended'>,
): Promise<void> {
  const found = await shop.newestMembership(tx, userId);
  if (found) await shop.renewCalendarVersion(tx, found.subscription);
}

const DAYS = 366;

type FeedOwner = {
  orderId: string;
  birthDate: CalendarDate;
  /** What the Circle has ahead: in the calendar of whoever has a seat the invitation stands as well. */
  evenings?: { id: string; title: string; startsAt: Date; endsAt: Date; updatedAt: Date }[];
};

/** A year of personal days as calendars understand them: all-day notes that block no time. */
export function calendarFeed(
  { site, meaningOf }: Content,
  { orderId, birthDate, evenings = [] }: FeedOwner,
  from: CalendarDate,
  appUrl: string,
): string {
  const calendar = ical({
    name: 'My personal days',
    description: `The number of each day, by ${site.brand}`,
    prodId: { company: site.brand, product: 'personal days', language: site.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 24 * 3600,
  });
  const host = new URL(appUrl).hostname;
  let date = from;
  for (let n = 0; n < DAYS; n++, date = nextDay(date)) {
    const { number, title, text, practice } = dayWords(meaningOf, birthDate, date);
    calendar.createEvent({
      id: `day-${orderId}-${formatDate(date)}@${host}`,
      // A day's note never changes, so neither does its stamp: calendars see nothing new where nothing is.
      stamp: atMidnight(from),
      start: atMidnight(date),
      allDay: true,
      summary: `${number} · ${title}`,
      description: `${text}\n\n${practice}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  for (const { id, title, startsAt, endsAt, updatedAt } of evenings) {
    calendar.createEvent({
      id: `evening-${id}@${host}`,
      stamp: updatedAt,
      start: startsAt,
      end: endsAt,
      summary: title,
      description: `For the Soul Circle. Take your seat: ${appUrl}/portal/sessions`,
      url: `${appUrl}/portal/sessions`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

const atMidnight = ({ year, month, day }: CalendarDate): Date => new Date(Date.UTC(year, month - 1, day));

/** A paid month or year of a membership that brings sessions. Told again of the same charge, it gives nothing more. */
export async function giveMembershipSessions(
  services: Deps,
  tx: Tx,
  { orderId, sessionType, count, source }: FactOf<'membership-sessions-paid'>,
): Promise<void> {
  const order = await shop.existingOrder(tx, orderId);
  const { userId, email } = order;
  await grantCredits(services, tx, { userId, guestEmail: userId ? null : email, sessionType, count, source });
  const about = shop.aboutOrder(services, order);
  const bookUrl = shop.isInPortal(order)
    ? `${services.config.appUrl}/portal/sessions`
    : `${about.orderUrl}/sessions`;
  const props = { ...about, count, bookUrl };
  await postMail(services, tx, { ...shop.addressedToBuyer(order), template: 'sessions-ready', props });
}

export type MembershipCard = {
  orderId: string;
  /** What it is called: the Soul Circle's own name, or that of the product. */
  name: string;
  productId: string;
  period: PaidBy;
  opens: ReturnType<typeof shop.shownOpens>;
  /**
   * trial: its free days, before the first charge. ending: cancelled, and running to the end of its month. overdue: a charge failed and is tried again. months: they came with
   * a product, and nothing renews them.
   */
  state: 'waiting' | 'active' | 'trial' | 'ending' | 'overdue' | 'ended' | 'months' | 'paused';
  amountCents: number;
  nextChargeAt?: string;
  runsUntil?: string;
  nextTryAt?: string;
  /** Overdue: until when there is time, and whether everything is open meanwhile. */
  graceUntil?: string;
  isOpen: boolean;
  /** Another price, announced and not yet charged. */
  announced?: { oldCents: number; newCents: number; from: string };
  /** The page where the charge is tried again, and another card put in. */
  cardUrl?: string;
  /** Where a calendar program finds her days, once the Circle is open to her and we know her birth date. */
  calendarUrl?: string;
  /** The calendar and the letters wait for her birth date. */
  asksBirthDate: boolean;
};

/** The newest membership of a member, for the dashboard and the account page. */
export async function readMembership(
  services: Deps,
  { memberId }: { memberId: string },
): Promise<MembershipCard | undefined> {
  const found = await shop.newestMembership(services.db, memberId);
  return found && (await toCard(services, found.order, found.subscription));
}

export async function membershipOfOrder(
  services: Deps,
  order: shop.OrderRow,
): Promise<MembershipCard | undefined> {
  const row = await shop.subscriptionOf(services.db, order.id);
  return row && row.status !== 'incomplete' ? toCard(services, order, row) : undefined;
}

async function toCard(
  services: Deps,
  order: shop.OrderRow,
  row: shop.SubscriptionRow,
): Promise<MembershipCard> {
  const knowsBirthDate = Boolean((await knownDetails(services.db, order.id)).birthDate);
  const state = shop.membershipState(row);
  const { name, productId, period, opens } = shop.tierOf(row, order);
  // The letters, the days and the calendar are there.
  const isOpen = row.benefits && opens.letters;
  const until =
    state === 'active' || state === 'trial' || state === 'paused'
      ? undefined
      : row.cancelAtPeriodEnd && row.pausedFrom
        ? row.pausedFrom
        : (row.paidUntil ?? row.endedAt ?? undefined);
  return {
    orderId: order.id,
    // What came with a product is the Circle, whatever the product is called.
    ...{ name: row.months === null ? name : 'Soul Circle Membership', productId, period },
    opens: shop.shownOpens(services, opens),
    state,
    amountCents: row.amountCents,
    nextChargeAt: ['active', 'trial', 'waiting', 'paused'].includes(state)
      ? row.currentPeriodEnd.toISOString()
      : undefined,
    runsUntil: until?.toISOString(),
    nextTryAt: state === 'overdue' ? row.nextAttemptAt?.toISOString() : undefined,
    graceUntil: state === 'overdue' ? row.graceUntil?.toISOString() : undefined,
    isOpen: row.benefits,
    announced:
      state === 'ended'
        ? undefined
        : await shop.announcedPriceOf(services.db, order.id, services.clock.now()),
    cardUrl: state === 'overdue' ? shop.cardUrl(services, order) : undefined,
    calendarUrl:
      isOpen && knowsBirthDate ? `${services.config.appUrl}${calendarPath(services, row)}` : undefined,
    asksBirthDate: isOpen && !knowsBirthDate,
  };
}

type Feed = Pick<shop.SubscriptionRow, 'orderId' | 'calendarVersion'>;

/** The secret address of a member's days. Calendar programs cannot sign in, so the address itself is the key. */
function calendarPath({ config }: Pick<Deps, 'config'>, { orderId, calendarVersion }: Feed): string {
  const token = signToken(config.secret, 'calendar', `${orderId}:${calendarVersion}`);
  return `/calendar/${token}/personal-days.ics`;
}
