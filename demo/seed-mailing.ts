import { randomUUID } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { consentTexts } from '../content/consents.ts';
import * as tables from '../db/schema/index.ts';
import { addressKey } from '../domain/mail/index.ts';
import { codeKinds, dueAt, letterProps, plans, type SequenceRow } from '../domain/marketing/index.ts';
import type { Services } from '../domain/services.ts';
import { newCode, terms } from '../domain/shop/index.ts';
import { storedMail } from '../emails/mails.ts';
import { type Story, stories } from './mailing-stories.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Maya Okafor's, as her portal shows them. */
const numbers = { lifePath: 3, expression: 7, soulUrge: 6, birthDate: '1990-07-04' };
const cart = { items: [{ id: 'report', name: 'Personal Report', price: 59 }], total: 59 };

/** Sequences in each status, the letters they have sent, and the carts behind them. */
export async function seedMailing(services: Services): Promise<void> {
  await keep(services, await Promise.all(stories.map((story) => tell(services, story))));
}

/** What sequences that began in another story's past would have sent by now, they have sent. */
export async function tellOverdue(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const { nextDueAt } = tables.emailSequences;
  const overdue = await db.delete(tables.emailSequences).where(lt(nextDueAt, now)).returning();
  const told = overdue.map(({ email, name, sequenceType: type, startedAt, quizResults }) => {
    const { steps: planned } = plans[type];
    const steps = planned.filter((_, step) => (dueAt(type, step, startedAt) ?? now) <= now).length;
    const daysAgo = (now.getTime() - startedAt.getTime()) / DAY;
    const ended = steps === planned.length ? ('completed' as const) : undefined;
    return tell(services, { email, name, type, daysAgo, steps, ended, numbers: quizResults ?? undefined });
  });
  if (overdue.length > 0) await keep(services, await Promise.all(told));
}

async function keep({ db }: Services, told: Awaited<ReturnType<typeof tell>>[]): Promise<void> {
  const { emailSequences, emailEvents, mails, abandonedCarts, discountCodes, consents, suppressions } =
    tables;
  await db.insert(emailSequences).values(told.map(({ sequence }) => sequence));
  await db.insert(emailEvents).values(told.flatMap(({ events }) => events));
  await db.insert(mails).values(told.flatMap(({ letters }) => letters));
  const carts = told.flatMap((story) => story.carts);
  const codes = told.flatMap((story) => story.codes.map(({ template: _, ...code }) => code));
  const yes = told.flatMap((story) => story.consents);
  const no = told.flatMap((story) => story.refusals);
  if (carts.length > 0) await db.insert(abandonedCarts).values(carts);
  if (codes.length > 0) await db.insert(discountCodes).values(codes);
  if (yes.length > 0) await db.insert(consents).values(yes);
  if (no.length > 0) await db.insert(suppressions).values(no);
}

/** One story as the rows it would have left behind. */
async function tell(services: Services, story: Story) {
  const { email, type, steps, ended } = story;
  const id = randomUUID();
  const startedAt = new Date(services.clock.now().getTime() - story.daysAgo * DAY);
  const sentAt = (step: number) => dueAt(type, step, startedAt) ?? startedAt;
  const endedAt = after(sentAt(steps - 1), ended === 'no_consent' ? 0 : 5);
  const sent = Array.from({ length: steps }, (_, step) => ({ step, at: sentAt(step) }));
  const codes = sent.flatMap(({ step, at }) => toCode(story, id, step, at));
  const sequence = toSequence(story, id, startedAt, endedAt, codes.at(-1));
  const key = addressKey(services.config, email);
  return {
    sequence,
    codes,
    events: sent.flatMap(({ step, at }) => toEvents(story, id, step, at)),
    letters: await Promise.all(sent.map(({ step, at }) => toLetter(services, sequence, step, at, codes))),
    carts:
      type === 'abandoned_cart'
        ? [{ email, cartItems: cart.items, totalAmount: cart.total, createdAt: startedAt }]
        : [],
    consents: story.consent
      ? [
          {
            ...{
              email,
              topic: 'marketing' as const,
              text: consentTexts.quizMarketing,
              source: 'quiz',
              givenAt: startedAt,
            },
            withdrawnAt: ended === 'unsubscribed' ? endedAt : null,
          },
        ]
      : [],
    refusals:
      ended === 'unsubscribed' || ended === 'bounced'
        ? [{ addressKey: key, topic: 'all' as const, reason: ended, createdAt: endedAt }]
        : [],
  };
}

type Code = typeof tables.discountCodes.$inferInsert & { template: string };

/** The code of a letter, if it carries one. */
function toCode({ email, type }: Story, sequenceId: string, step: number, at: Date): Code[] {
  const template = plans[type].steps[step]?.template ?? '';
  const kind = codeKinds[template];
  if (!kind) return [];
  const { prefix, percent, hours, productId } = terms[kind];
  const code = newCode(prefix);
  const expiresAt = after(at, hours);
  return [
    { code, kind, percent, productId, email, sequenceId, expiresAt, maxUses: 1, createdAt: at, template },
  ];
}

function toSequence(story: Story, id: string, startedAt: Date, endedAt: Date, code?: Code): SequenceRow {
  const { email, name, type, steps, ended, paused, clicked = [] } = story;
  const sentAt = (step: number) => dueAt(type, step, startedAt) ?? startedAt;
  return {
    ...{ id, email, name, sequenceType: type, currentStep: steps, startedAt, createdAt: startedAt },
    completed: ended !== undefined && ended !== 'purchased',
    converted: ended === 'purchased',
    discountCode: code?.code ?? null,
    discountExpiresAt: code?.expiresAt ?? null,
    quizResults: type === 'abandoned_cart' ? null : (story.numbers ?? numbers),
    cartData: type === 'abandoned_cart' ? cart : null,
    lastSentAt: sentAt(steps - 1),
    nextDueAt: ended || paused ? null : sentAt(steps),
    stopReason: ended ?? null,
    stoppedAt: ended ? endedAt : null,
    pausedAt: paused ? after(sentAt(steps - 1), 24) : null,
    marketingConsent: story.consent ?? false,
    clickedAt: clicked[0] === undefined ? null : after(sentAt(clicked[0]), 1),
  };
}

function toEvents({ type, steps, ended, clicked = [] }: Story, sequenceId: string, step: number, at: Date) {
  const emailTemplate = plans[type].steps[step]?.template ?? '';
  const note = (eventType: (typeof tables.emailEvents.$inferInsert)['eventType'], hours: number) => ({
    ...{ sequenceId, eventType, emailTemplate, createdAt: after(at, hours) },
  });
  const last = step === steps - 1;
  return [
    note('sent', 0),
    ...(clicked.includes(step) ? [note('opened', 1), note('clicked', 1)] : []),
    ...(last && ended === 'purchased' ? [note('converted', 5)] : []),
    ...(last && (ended === 'unsubscribed' || ended === 'bounced') ? [note(ended, 5)] : []),
  ];
}

async function toLetter(
  { config, content, mails }: Services,
  sequence: SequenceRow,
  step: number,
  at: Date,
  codes: Code[],
) {
  const { id: sequenceId, email, sequenceType: type } = sequence;
  const { template, askedFor } = plans[type].steps[step] ?? { template: 'welcome' as const };
  const code = codes.find((minted) => minted.template === template);
  const props = {
    ...letterProps({ config, content, clock: { now: () => at } }, sequence, template),
    ...(code ? { code: code.code, percent: code.percent, expiresAt: code.expiresAt?.toISOString() } : {}),
  };
  const { subject, body, text } = await mails.render(storedMail(template, props), content.current());
  const id = randomUUID();
  return {
    ...{ id, template, props, sequenceId, step, subject, text, html: body, createdAt: at, sentAt: at },
    toAddress: email,
    addressKey: addressKey(config, email),
    topic: askedFor ? ('service' as const) : plans[type].topic,
    state: 'sent' as const,
    tries: 1,
    messageId: `<${id}@demo.local>`,
  };
}

const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR);
