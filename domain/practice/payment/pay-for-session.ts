import { sessionProduct } from '../../../content/catalogue.ts';
import { DomainError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { ordersAbout, startSale } from '../../shop/index.ts';
import { sessionPath } from '../guests/session-key.ts';
import { readOwnSession, type SessionHolder } from '../owned-session.ts';
import type { SessionRow } from '../queries.ts';
import { notScheduled } from '../session-rules.ts';
import { subjectOf } from './session-subject.ts';

type Wish = SessionHolder & { browserKey?: string };

/** From the Pay button to the payment page. What arrives there is answered in settle-session.ts. */
export async function payForSession(services: Services, wish: Wish): Promise<{ url: string }> {
  const { db, clock } = services;
  const session = await readOwnSession(services, wish);
  const priceCents = priceToPay(session);
  const subject = subjectOf(session.id);
  const orders = await ordersAbout(db, subject);
  if (orders.some(({ state }) => state === 'pending')) throw onItsWay();
  // Whoever went back from the payment page finds it again, instead of a second one that could be paid as well.
  const open = orders.find(
    ({ state, checkoutUrl, expiresAt, totalCents }) =>
      state === 'open' && checkoutUrl !== null && expiresAt > clock.now() && totalCents === priceCents,
  );
  if (open?.checkoutUrl) return { url: open.checkoutUrl };
  const page = sessionPath(services, session);
  return startSale(services, {
    product: { ...sessionProduct, name: session.sessionType },
    priceCents,
    subject,
    email: session.email,
    userId: session.userId ?? undefined,
    browserKey: wish.browserKey,
    successUrl: `${page}?payment=success`,
    cancelUrl: page,
  });
}

function priceToPay({ status, paymentState, priceCents }: SessionRow): number {
  if (status !== 'scheduled') throw notScheduled();
  if (paymentState !== 'to_be_paid') throw new DomainError('conflict', 'This session is paid already.');
  if (!priceCents) throw new DomainError('conflict', 'This session is paid with its package.');
  return priceCents;
}

const onItsWay = () =>
  new DomainError('conflict', 'Your payment is on its way. Your bank needs a few days for a direct debit.');
