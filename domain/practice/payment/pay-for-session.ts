import { sessionProduct } from '../../../content/catalogue.ts';
import { DomainError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { sessionPath } from '../guests/session-key.ts';
import { readOwnSession, type SessionHolder } from '../owned-session.ts';
import type { SessionRow } from '../queries.ts';
import { notScheduled } from '../session-rules.ts';
import { openPayment } from './open-payment.ts';
import { subjectOf } from './session-subject.ts';

/** From the Pay button to the payment page. What arrives there is answered in settle-session.ts. */
export async function payForSession(
  services: Services,
  holder: SessionHolder,
  source?: string,
): Promise<{ url: string }> {
  const session = await readOwnSession(services, holder);
  const priceCents = priceToPay(session);
  const page = sessionPath(services, session);
  return openPayment(services, {
    product: { ...sessionProduct, name: session.sessionType },
    priceCents,
    subject: subjectOf(session.id),
    email: session.email,
    userId: session.userId ?? undefined,
    source,
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
