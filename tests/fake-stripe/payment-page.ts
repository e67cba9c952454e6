import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { chooseOutcome, readCheckoutPage } from '../../adapters/payments/simulator/simulated-payments.ts';
import type { World } from '../../adapters/payments/simulator/world.ts';

/** Where a payment page of the fake is, on its own server. */
export const PAY = '/c/pay/';

const outcomes = z.enum(['paid', 'declined', 'abandoned', 'sepa-pending']);

/** The provider's page, which the buyer's browser is sent to: plain HTML with the buttons of the demo's. */
export async function answerPaymentPage(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://fake');
  const id = pathname.slice(PAY.length);
  if (request.method === 'POST') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
    const { redirectUrl } = chooseOutcome(world, id, outcomes.parse(form.get('outcome')));
    response.writeHead(303, { location: redirectUrl ?? pathname }).end();
    return;
  }
  const { email, declined } = readCheckoutPage(world, id);
  const euros = ((world.sessions.get(id)?.amount_total ?? 0) / 100).toFixed(2).replace('.00', '');
  const button = (outcome: z.infer<typeof outcomes>, text: string) =>
    `<button name="outcome" value="${outcome}">${text}</button>`;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
    `<!doctype html><html lang="en"><title>Payment</title><link rel="icon" href="data:,"><h1>Payment</h1>
    <p>${email ?? ''}</p><p role="alert">${declined ?? ''}</p>
    <form method="post">${button('paid', `Pay €${euros}`)}${button('declined', 'Have the bank decline it')}
    ${button('sepa-pending', 'Pay by direct debit')}${button('abandoned', 'Cancel and go back')}</form></html>`,
  );
}
