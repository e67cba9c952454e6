import { type WrittenProductId, writtenCatalogue } from '../../content/catalogue.ts';
import { itemAt } from '../../shared/records.ts';
import type { FakeStripe } from '../fake-stripe/fake-stripe.ts';

const wanted: WrittenProductId[] = ['report', 'report', 'membership', 'video-reading', 'transformation'];
const PATIENCE_MS = 5_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * People who buy through HTTP while the server dies under them. Whatever was refused or cut off is tried again, as
 * people do; what they were promised is remembered, so that it can be held against the database afterwards.
 */
export class Buyers {
  /** Checkouts whose address somebody was given. */
  readonly promised: string[] = [];
  private readonly url: string;
  private readonly fake: FakeStripe;
  private readonly random: () => number;
  private readonly toFillIn = new Set<string>();
  private readonly debits: string[] = [];
  private working = true;
  /** Whoever has not paid by now never will. */
  private allHavePaid = false;
  private running: Promise<void>[] = [];

  constructor(url: string, fake: FakeStripe, random: () => number) {
    this.url = url;
    this.fake = fake;
    this.random = random;
  }

  start(count: number): void {
    this.working = true;
    this.running = Array.from({ length: count }, () => this.keepBuying());
  }

  /** Somebody has been given the address of a payment page since this was asked. */
  async nextPurchase(): Promise<void> {
    const before = this.promised.length;
    while (this.promised.length === before) await pause(20);
  }

  /** Buys nothing more; the bank pays what is still on its way. */
  async stop(): Promise<void> {
    this.working = false;
    await Promise.all(this.running);
    for (const id of this.debits.splice(0)) this.fake.settleSepa(id, 'paid');
    this.allHavePaid = true;
  }

  /** Sends the details that nobody had come to. */
  async fillInTheRest(): Promise<void> {
    while (this.toFillIn.size > 0)
      for (const key of this.toFillIn) if (!(await this.fillIn(key))) await pause(50);
  }

  private async keepBuying(): Promise<void> {
    while (this.working) {
      const id = await this.buy(this.pick(wanted));
      if (id) this.pay(id);
      else await pause(20);
      const [key] = this.toFillIn;
      if (key) await this.fillIn(key);
      if (this.debits.length > 3)
        this.fake.settleSepa(this.debits.shift() ?? '', this.chance(0.8) ? 'paid' : 'failed');
    }
  }

  private async buy(productId: WrittenProductId): Promise<string | undefined> {
    const { name, priceCents } = writtenCatalogue[productId];
    const email = `buyer-${Math.floor(this.random() * 1e9)}@example.test`;
    const body = { productId, productName: name, amount: priceCents, email };
    const answer = await this.post(
      '/functions/v1/create-checkout-session',
      JSON.stringify(body),
      'application/json',
    );
    const { url } = ((await answer?.json().catch(() => undefined)) ?? {}) as { url?: string };
    const id = url?.split('/').at(-1);
    if (id) this.promised.push(id);
    return id;
  }

  private pay(id: string): void {
    if (this.chance(0.1)) return; // leaves
    if (this.chance(0.15)) this.fake.decline(id);
    if (this.chance(0.2)) {
      this.fake.payBySepa(id);
      this.debits.push(id);
    } else this.fake.payByCard(id);
    const key = new URL(this.fake.world.sessions.get(id)?.success_url ?? '').searchParams.get('order');
    if (key) this.toFillIn.add(key);
  }

  /** True when there is nothing left to do: sent, or not to be sent any more. */
  private async fillIn(key: string): Promise<boolean> {
    const form = new URLSearchParams({
      intent: 'send',
      fullName: 'Maya Okafor',
      birthDate: '1990-07-04',
      begin: 'now',
    });
    const answer = await this.post(`/orders/${key}/details`, form, 'application/x-www-form-urlencoded');
    // 404: not paid yet. A debit that failed never will be, and is given up with the others at the end.
    const done = answer?.status === 302 || (this.allHavePaid && answer?.status === 404 && !this.isPaid(key));
    if (done) this.toFillIn.delete(key);
    return done;
  }

  private isPaid(key: string): boolean {
    const sessions = [...this.fake.world.sessions.values()];
    return sessions.some(
      ({ success_url, payment_status }) =>
        payment_status === 'paid' && success_url?.includes(encodeURIComponent(key)),
    );
  }

  private async post(path: string, body: BodyInit, type: string): Promise<Response | undefined> {
    try {
      return await fetch(`${this.url}${path}`, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: {
          'content-type': type,
          'x-forwarded-for': `10.${this.digit()}.${this.digit()}.${this.digit()}`,
        },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch {
      return undefined; // the server is gone, or going
    }
  }

  private digit = () => Math.floor(this.random() * 255);
  private chance = (share: number) => this.random() < share;
  private pick = <T>(list: T[]): T => itemAt(list, Math.floor(this.random() * list.length));
}
