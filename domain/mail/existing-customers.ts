import { turn } from '../content/index.ts';
import { type Actor, ownerVerb } from '../identity/index.ts';
import type { ReadsContent, Services } from '../services.ts';
import type { MailRules } from './may-receive.ts';

/** How the owner has set the one rule about letters; see may-receive.ts. */
export const mailRules = ({ content }: ReadsContent): MailRules => ({
  existingCustomers: content.current().site.existingCustomers,
});

const storeSwitch = ownerVerb<{ on: boolean }, void>(
  'settings.existing_customers_switched',
  async (services, tx, { on }) => {
    const before = mailRules(services).existingCustomers;
    if (before === on) return { unchanged: true, answer: undefined };
    await turn(tx, { existingCustomers: on });
    return {
      about: { kind: 'settings', id: 'existing_customers' },
      before: { on: before },
      after: { on },
      answer: undefined,
    };
  },
);

/**
 * The existing customer's rule of the EU: who bought may be written to about own similar products, if the checkout offered a
 * no, as every letter does. It counts for orders that are placed while it is on: before, the checkout asked nobody.
 */
export async function setExistingCustomers(
  services: Services,
  order: { actor: Actor; on: boolean },
): Promise<void> {
  await storeSwitch(services, order);
  await services.content.refresh();
}
