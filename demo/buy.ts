import { findProduct } from '../content/catalogue.ts';
import type { ProductId } from '../content/product.ts';
import { deliverVideo, type IntakeInput, saveIntake } from '../domain/delivery/index.ts';
import { readOfficeOrder } from '../domain/office/index.ts';
import { quoteOrder, signOrderKey, startCheckout } from '../domain/shop/index.ts';
import type { Past } from './past.ts';
import { type Outcome, payOnPage } from './pay.ts';
import { later } from './timeline.ts';

export type Wish = {
  productId: ProductId;
  email: string;
  /** For somebody who is signed in. */
  memberId?: string;
  /** Looked up when the time has come: codes are minted with their letters. */
  code?: () => Promise<string | undefined>;
  outcome?: Outcome;
  /** The link that led here. */
  source?: string;
  /** In monthly parts, where it is sold so. */
  inParts?: boolean;
};

/** Known once the buyer has been to the payment page. */
export type Bought = { at: Date; checkoutId: string; orderId: string };

/** From the purchase button to the payment page and back. */
export function buy({ timeline, services }: Past, at: Date, { outcome = 'paid', ...wish }: Wish): Bought {
  const bought: Bought = { at, checkoutId: '', orderId: '' };
  timeline.at(at, async () => {
    const { productId, email, memberId, source, inParts } = wish;
    const code = await wish.code?.();
    const { priceCents, totalCents } = await quoteOrder(services, {
      productId,
      memberId,
      email,
      code,
      inParts,
    });
    const { url } = await startCheckout(services, {
      // The demo writes to existing customers; its checkout says so, and most have nothing against it.
      similar: 'told',
      productId,
      productName: findProduct(services.content.current().catalogue, productId)?.name ?? '',
      amount: priceCents,
      total: totalCents,
      email,
      member: memberId ? { id: memberId, email } : undefined,
      code,
      source,
      inParts,
    });
    bought.checkoutId = url.split('/').at(-1) ?? '';
  });
  timeline.at(later(at, { minutes: 4 }), async () => {
    bought.orderId = (await payOnPage(services, bought.checkoutId, outcome)).orderId;
  });
  return bought;
}

/** The buyer tells whom the reading is about, by the link in her letter, and asks for it at once. */
export function giveDetails(
  { timeline, services }: Past,
  at: Date,
  bought: Bought,
  details: Omit<IntakeInput, 'submit' | 'begin'>,
): void {
  timeline.at(at, async () => {
    const key = signOrderKey(services, { orderId: bought.orderId, via: 'mail' });
    await saveIntake(services, { key }, { ...details, begin: 'now', submit: true });
  });
  // Two days without details are worth a reminder.
  const reminder = later(bought.at, { hours: 48, minutes: 5 });
  if (at > reminder) timeline.wake(reminder, 'fulfil');
}

export type Recording = {
  link?: string;
  file?: { fileKey: string; durationSeconds: number; captionsKey: string };
};

/** The practitioner hands over what she has recorded. */
export function handOver(
  { timeline, services, owner }: Past,
  at: Date,
  bought: Bought,
  { link, file }: Recording,
): void {
  timeline.at(at, async () => {
    const videoId = await videoOf({ services, owner }, bought);
    await deliverVideo(services, { actor: owner, videoId, link, ...file });
  });
}

export async function videoOf(
  { services, owner }: Pick<Past, 'services' | 'owner'>,
  { orderId }: Bought,
): Promise<string> {
  const { videos } = await readOfficeOrder(services, { actor: owner, orderId });
  const [video] = videos;
  if (!video) throw new Error('nothing is being recorded for this order');
  return video.id;
}
