import { postMail } from '../../domain/mail/index.ts';
import type { StripeShop } from './stripe-shop.ts';

const EVERY_MINUTES = 10;
const DOWN_HOURS = 6;
const MOST_ROUNDS = 200;

/**
 * The mail server is away for six hours by the clock while letters are posted; then it is back in a bad mood: it puts off with
 * 421 and 451, and takes letters and hangs up before it says so. Service letters arrive at
 * least once, and twice only under their own Message-ID; marketing at most once. `wrong` should be empty.
 */
export async function mailThroughOutage(shop: StripeShop, count: number) {
  const { server, clock, owner } = shop;
  const { mailbox } = server;
  const wrong: string[] = [];
  const round = async () => {
    clock.advance({ minutes: EVERY_MINUTES });
    await server.runJobs();
  };
  await server.runJobs();
  await mailbox.goDown();
  const rounds = (DOWN_HOURS * 60) / EVERY_MINUTES;
  for (let nth = 0; nth < rounds; nth++) {
    for (let i = Math.floor((nth * count) / rounds); i < Math.floor(((nth + 1) * count) / rounds); i++)
      await post(shop, i);
    await round();
  }
  await mailbox.goUp();
  const back = clock.now().getTime();
  for (const mood of moods(shop, count)) {
    mood();
    await round();
    mailbox.accept();
  }
  const left = () => shop.rows(`select 1 from mails where state in ('queued', 'sending')`);
  let rest = 0;
  while ((await left()).length > 0 && rest++ < MOST_ROUNDS) await round();
  const minutesToSettle = Math.round((clock.now().getTime() - back) / 60_000);
  await server.runJobs();
  const told = mailbox
    .to(owner.email)
    .filter(({ subject }) => subject?.includes('The mail server answers again'));
  if (told.length === 0) wrong.push('the owner was not told');
  return { letters: 2 * count, minutesToSettle, told: told.length, ...(await audit(shop, wrong)), wrong };
}

/** A letter that has to arrive, and one that must not arrive twice. */
async function post({ services }: StripeShop, i: number): Promise<void> {
  const { db, config } = services;
  const props = { name: 'Maya', recoverUrl: `${config.appUrl}/forgot-password` };
  await postMail(services, db, { to: `service-${i}@example.test`, template: 'password-changed', props });
  const to = `reader-${i}@example.test`;
  const news = { subject: 'Something new to read', html: '<p>A new article.</p>' };
  await postMail(services, db, { to, topic: 'newsletter', template: 'custom', props: news });
}

function moods({ server }: StripeShop, count: number): (() => void)[] {
  const { mailbox } = server;
  return [
    () => mailbox.refuseWith(421, 'Too many at once'),
    () => mailbox.refuseContentWith(451, 'Try again later'),
    () => mailbox.hangUpAfterTaking(Math.ceil(count / 5)),
    () => mailbox.refuseContentWith(421, 'Closing'),
    () => mailbox.hangUpAfterTaking(Math.ceil(count / 5)),
  ];
}

async function audit({ rows, server }: StripeShop, wrong: string[]) {
  const arrived = new Map<string, number>();
  for (const { messageId = '' } of server.mailbox.received)
    arrived.set(messageId, (arrived.get(messageId) ?? 0) + 1);
  const figures = { sent: 0, unknown: 0, unknownArrived: 0, again: 0 };
  const mails = await rows<{ message_id: string; to_address: string; topic: string; state: string }>(
    `select message_id, to_address, topic, state from mails
     where to_address like 'service-%' or to_address like 'reader-%'`,
  );
  for (const { message_id, to_address, topic, state } of mails) {
    const times = arrived.get(message_id) ?? 0;
    const isService = topic === 'service';
    if (state === 'sent') figures.sent++;
    if (state === 'unknown') figures.unknown++;
    if (state === 'unknown' && times > 0) figures.unknownArrived++;
    if (isService && times > 1) figures.again++;
    const isRight = isService
      ? state === 'sent' && times > 0
      : times < 2 && (state !== 'sent' || times === 1);
    if (!isRight || !['sent', 'unknown'].includes(state))
      wrong.push(`${to_address}: ${state}, ${times} times`);
  }
  return figures;
}
