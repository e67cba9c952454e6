import type { Tx } from '../../../db/connect.ts';
import { parseDate } from '../../../numerology/index.ts';
import { readToken, signToken } from '../../../shared/signed-token.ts';
import { notFound } from '../../errors.ts';
import type { FactOf } from '../../facts/index.ts';
import { isId } from '../../ids.ts';
import { movedCalendar } from '../../moved-calendar.ts';
import type { Parts } from '../../services.ts';
import {
  newestMembership,
  type OrderHolder,
  openOrder,
  renewCalendarVersion,
  type SubscriptionRow,
  subscriptionOf,
} from '../../shop/index.ts';
import { today } from '../../today.ts';
import { knownDetails } from '../fulfilment/known-details.ts';
import { calendarFeed } from './calendar-feed.ts';

type Feed = Pick<SubscriptionRow, 'orderId' | 'calendarVersion'>;

/** The secret address of a member's days. Calendar programs cannot sign in, so the address itself is the key. */
export function calendarPath({ config }: Pick<Parts, 'config'>, { orderId, calendarVersion }: Feed): string {
  const token = signToken(config.secret, 'calendar', `${orderId}:${calendarVersion}`);
  return `/calendar/${token}/personal-days.ics`;
}

export async function openCalendar(services: Parts, token: string): Promise<string> {
  const { config, db } = services;
  const [orderId = '', version] = readToken(config.secret, 'calendar', token)?.split(':') ?? [];
  const row = isId(orderId) ? await subscriptionOf(db, orderId) : undefined;
  if (!row?.benefits) throw notFound('Calendar');
  if (String(row.calendarVersion) !== version) return movedCalendar(services, `/portal/orders/${orderId}`);
  const birthDate = parseDate((await knownDetails(db, orderId)).birthDate ?? '');
  if (!birthDate) throw notFound('Calendar');
  return calendarFeed(services.content.current(), { orderId, birthDate }, today(services), config.appUrl);
}

/** A new address; whoever had the old one has nothing. */
export async function renewCalendar(services: Parts, holder: OrderHolder): Promise<void> {
  const { order } = await openOrder(services, holder);
  const row = await subscriptionOf(services.db, order.id);
  if (!row) throw notFound('Membership');
  await renewCalendarVersion(services.db, row);
}

/** An address that a former sign-in could read opens nothing. */
export async function renewFormerCalendar(
  _services: Parts,
  tx: Tx,
  { userId }: FactOf<'former-sign-ins-ended'>,
): Promise<void> {
  const found = await newestMembership(tx, userId);
  if (found) await renewCalendarVersion(tx, found.subscription);
}
