import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { simulatedPayments } from '../adapters/payments/simulator/simulated-payments.ts';
import type { Services } from '../domain/services.ts';
import { orderById, receiveNotice } from '../domain/shop/index.ts';
import { portOf } from '../shared/listening-port.ts';
import type { Timeline } from './timeline.ts';

export type PlayMoney = Pick<Required<Services>, 'payments' | 'sandbox'>;

/** The demo's payment provider, with the timeline's clock. It shares its tables with the one that the visitors meet. */
export function playMoneyOfThePast(
  { db, config }: Services,
  { timeline, noticeUrl }: { timeline: Timeline; noticeUrl: string },
): PlayMoney {
  const { payments, sandbox } = simulatedPayments({
    db,
    clock: timeline,
    origin: config.appUrl,
    secret: `sandbox:${config.secret}`,
    noticeUrl,
    onNotice: () => timeline.want('run-sandbox'),
  });
  return { payments, sandbox };
}

export type NoticeAddress = { url: string; listen(services: Services): void; close(): Promise<void> };

/**
 * Where that provider posts its signed notices. The site's own webhook reads them by today's clock and would refuse
 * notices of last month as too old, so the past has an address of its own, open while it is being replayed.
 */
export async function openNoticeAddress(): Promise<NoticeAddress> {
  let services: Services | undefined;
  const server = createServer(async (request, response) => {
    try {
      if (!services) throw new Error('nobody is listening yet');
      const signature = request.headers[services.payments.signatureHeader];
      await receiveNotice(services, await buffer(request), typeof signature === 'string' ? signature : null);
      response.writeHead(200).end();
    } catch {
      response.writeHead(503).end(); // sent again, as any provider would
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return {
    url: `http://127.0.0.1:${port}/`,
    listen: (receiver) => {
      services = receiver;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Outcome = 'paid' | 'sepa-pending';

/** What the buyer does on the provider's page. Gives the order that was paid for. */
export async function payOnPage(
  { db, sandbox }: Services,
  checkoutId: string,
  outcome: Outcome,
): Promise<{ orderId: string }> {
  const orderId = (await sandbox?.readCheckout(checkoutId))?.orderId;
  const order = orderId ? await orderById(db, orderId) : undefined;
  if (!order) throw new Error('a payment page without an order');
  await sandbox?.chooseOutcome(checkoutId, outcome, countryOf(order.email));
  return { orderId: order.id };
}

/** Where the sample's customers have their cards: mostly at home. The same person always in the same country. */
const countries = ['PT', 'PT', 'PT', 'DE', 'DE', 'FR', 'ES', 'IE', 'NL', 'SE'];
function countryOf(address: string): string | undefined {
  const sum = [...address].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return countries[sum % countries.length];
}

/** What the buyer's bank does days later. */
export async function refuseDebit({ sandbox }: Services, checkoutId: string): Promise<void> {
  await sandbox?.settleSepa(checkoutId, 'failed');
}
