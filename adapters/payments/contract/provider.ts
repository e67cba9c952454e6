import type { Clock } from '../../clock/clock.ts';
import type { Payments } from '../payments.ts';

export type Received = { body: Buffer; signature: string };

/** One implementation, and the hands of the outside world on it. Ids are those that the interface gives out. */
export type Provider = {
  payments: Payments;
  clock: Clock & { advance(ms: number): void };
  webhookSecret: string;
  payByCard(checkoutId: string): Promise<void>;
  decline(checkoutId: string): Promise<void>;
  payBySepa(checkoutId: string): Promise<void>;
  settleSepa(checkoutId: string, outcome: 'paid' | 'failed'): Promise<void>;
  /** Another card, good to the end of that month. */
  putCard(subscriptionId: string, card: { exp_month: number; exp_year: number }): Promise<void>;
  /** The card will not work from now on. */
  breakCard(subscriptionId: string): Promise<void>;
  renew(subscriptionId: string, outcome: 'paid' | 'failed'): Promise<void>;
  /** The end of a month after which nothing more is to be charged. */
  endPeriod(subscriptionId: string): Promise<void>;
  refundInDashboard(paymentId: string, amountCents: number): Promise<void>;
  dispute(paymentId: string, kind?: 'inquiry'): Promise<void>;
  closeDispute(paymentId: string, outcome: 'won' | 'lost'): Promise<void>;
  /** It is midnight: what has become available goes to the bank. */
  payOut(): Promise<void>;
  /** What reached the webhook address since the last time, after everything due was delivered. */
  received(): Promise<Received[]>;
  /** How the webhook address answers the next requests; then 200 again. */
  answerNext(statuses: number[]): void;
  stop(): Promise<void>;
};
