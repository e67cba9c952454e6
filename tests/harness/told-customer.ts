import type { WrittenProductId } from '../../content/catalogue.ts';
import { saveIntake } from '../../domain/delivery/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import { shopOf, startBuying } from './shop.ts';
import type { TestServer } from './test-server.ts';

/** A guest of the demo has paid and said whom it is about; gives her order. */
export async function toldCustomer(
  server: TestServer,
  {
    productId,
    email,
    answers,
  }: { productId: WrittenProductId; email: string; answers: Record<string, string> },
): Promise<{ orderId: string }> {
  const shop = shopOf(server);
  const checkoutId = await startBuying(server.visitor(), productId, { email });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id: orderId } = await shop.orderOf(checkoutId);
  const key = signOrderKey(server.services, { orderId, via: 'mail' });
  await saveIntake(server.services, { key }, { answers, begin: 'now', submit: true });
  return { orderId };
}
