import type { CheckoutOrder, CheckoutState, NoticeSubject } from '../payments.ts';
import type { Provider } from './provider.ts';

export const HOUR = 3_600_000;
let orders = 0;

/** A shop that sells through the provider under test, which is started only when the tests run. */
export class Shop {
  private opened: Provider | undefined;

  async open(start: () => Promise<Provider>): Promise<void> {
    this.opened = await start();
  }

  get provider(): Provider {
    if (!this.opened) throw new Error('the shop is not open');
    return this.opened;
  }

  get payments() {
    return this.provider.payments;
  }

  get clock() {
    return this.provider.clock;
  }

  order(values: Partial<CheckoutOrder> = {}): CheckoutOrder {
    return {
      orderId: `order-${++orders}`,
      mode: 'payment',
      lines: [
        { productId: 'report', name: 'Personal Report', description: 'Twenty pages', amountCents: 5900 },
      ],
      email: 'mira@example.com',
      successUrl: 'https://aura.example/portal/dashboard?payment=success',
      cancelUrl: 'https://aura.example/checkout/report',
      expiresAt: new Date(this.clock.now().getTime() + HOUR),
      ...values,
    };
  }

  membership(values: Partial<CheckoutOrder> = {}): CheckoutOrder {
    const lines = [{ productId: 'membership', name: 'Soul Circle', amountCents: 1900 }];
    return this.order({ mode: 'subscription', lines, ...values });
  }

  async started(order: CheckoutOrder): Promise<string> {
    return (await this.payments.startCheckout(order)).checkoutId;
  }

  async paid(
    order: CheckoutOrder,
  ): Promise<CheckoutState & Record<'paymentId' | 'subscriptionId' | 'customerId', string>> {
    const checkoutId = await this.started(order);
    await this.provider.payByCard(checkoutId);
    const state = await this.payments.readCheckout(checkoutId);
    const { paymentId, subscriptionId, customerId } = state;
    return {
      ...state,
      paymentId: given(paymentId),
      subscriptionId: subscriptionId ?? '',
      customerId: customerId ?? '',
    };
  }

  /** What the domain does with notices: read again what they point at. */
  async subjects(): Promise<NoticeSubject[]> {
    const notices = (await this.provider.received()).map(({ body, signature }) =>
      this.payments.parseNotice(body, signature),
    );
    return notices.flatMap((notice) => ('subject' in notice ? [notice.subject] : []));
  }
}

export const seconds = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000);
export const days = (from: Date, to: Date): number =>
  Math.round((to.getTime() - from.getTime()) / (24 * HOUR));

export function given(value: string | null): string {
  if (value === null) throw new Error('expected an id');
  return value;
}
