import { isPaymentsError } from '../../../adapters/payments/payments.ts';
import type { Parts } from '../../services.ts';
import { replaceOrder } from '../orders/replace-order.ts';
import { codeNamed } from '../redemption/code-named.ts';
import { openHolder } from '../redemption/hold-code.ts';
import { type CodeQuestion, judgeCode } from '../redemption/judge-code.ts';
import type { CheckoutWish } from './start-checkout.ts';
import { unableToStart } from './unable.ts';

/**
 * Somebody who went back from the payment page and orders again would find her own code held by her own first try.
 * That one is closed at the provider, which frees the code. A stranger's is left alone.
 */
export async function freeCode(
  services: Parts,
  code: string,
  question: CodeQuestion,
  { member, browserKey }: Pick<CheckoutWish, 'member' | 'browserKey'>,
): Promise<void> {
  const verdict = judgeCode(await codeNamed(services.db, code), question);
  if (!verdict.ok || !verdict.onceKey) return;
  const holder = await openHolder(services.db, verdict.onceKey);
  if (!holder) return;
  const isHers =
    (member !== undefined && holder.userId === member.id) ||
    (browserKey !== undefined && holder.browserKey === browserKey);
  if (!isHers) return;
  try {
    await replaceOrder(services, holder.id);
  } catch (error) {
    if (isPaymentsError(error)) throw unableToStart();
    throw error;
  }
}
