import { randomInt } from 'node:crypto';
import type { ProductId } from '../../../content/catalogue.ts';
import { staffAddresses } from '../../identity/index.ts';
import { postMail } from '../../mail/index.ts';
import { officeMoment } from '../../moments.ts';
import type { Parts } from '../../services.ts';
import { honourWithdrawal } from './honour-withdrawal.ts';
import { findWithdrawalBySubmission, insertWithdrawal, settleWithdrawal } from './queries.ts';

export type WithdrawalInput = {
  /** Made when the form was read over. */
  submission: string;
  name: string;
  email: string;
  orderNumber?: string;
  productId?: ProductId;
};

/**
 * Keeps a declaration of withdrawal, whoever sends it: whether the right still exists is looked up afterwards and
 * cannot keep a declaration out. The acknowledgement and the notice to staff leave with it. Where it is certain whose
 * order is meant, its money goes back without anybody's further doing.
 */
export async function requestWithdrawal(services: Parts, input: WithdrawalInput) {
  const requestedAt = services.clock.now();
  const { catalogue, site } = services.content.current();
  return services.db.transaction(async (tx) => {
    const made = await insertWithdrawal(tx, { ...input, reference: newReference(), requestedAt });
    const row = made ?? (await findWithdrawalBySubmission(tx, input.submission));
    if (!row) throw new Error('the withdrawal was neither kept nor found');
    const receivedAt = officeMoment(row.requestedAt, site.timeZone);
    if (made) {
      const { name, email, orderNumber, productId } = input;
      const product = productId && catalogue[productId].name;
      const props = { reference: row.reference, receivedAt, name, email, orderNumber, product };
      const about = `withdrawal:${row.id}`;
      await postMail(services, tx, { to: email, about, template: 'withdrawal-received', props });
      const { accepted, toDecide } = await honourWithdrawal(services, tx, input);
      if (accepted) await settleWithdrawal(tx, row.id, { state: 'accepted', handledAt: requestedAt });
      const at = toDecide?.orderId ? `orders/${toDecide.orderId}` : `withdrawals/${row.id}`;
      const asked = { url: `${services.config.appUrl}/office/${at}`, waits: !!toDecide, why: toDecide?.why };
      for (const to of await staffAddresses(services, tx)) {
        await postMail(services, tx, {
          to,
          about,
          template: 'withdrawal-notice',
          props: { ...props, ...asked },
        });
      }
    }
    return { reference: row.reference, receivedAt };
  });
}

/** Without the letters and digits that are taken for each other on paper. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function newReference(): string {
  return `W-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}
