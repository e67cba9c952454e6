import { randomUUID } from 'node:crypto';
import { newCode } from '../../domain/codes/mint-code.ts';
import { addressKey } from '../../domain/mailing/one-address.ts';
import { dueAt, plans } from '../../domain/sequences/sequence-types.ts';
import type { Services } from '../../domain/services.ts';
import { type MailName, mailTemplates, renderMail } from '../../emails/index.tsx';
import * as tables from '../schema/index.ts';
import { type Story, stories } from './mailing-stories.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const numbers = { lifePath: 7, expression: 3, soulUrge: 5 };
const cart = { items: [{ id: 'report', name: 'Personal Report', price: 59 }], total: 59 };
const CONSENT = 'Yes, also send me letters about my numbers and offers that fit them.';

/** Sequences in each status, the letters they have sent, and the carts behind them. */
export async function seedMailing(services: Services): Promise<void> {
  const { db } = services;
  const told = await Promise.all(stories.map((story) => tell(services, story)));
  await db.insert(tables.emailSequences).values(told.map(({ sequence }) => sequence));
  await Promise.all([
    db.insert(tables.emailEvents).values(told.flatMap(({ events }) => events)),
    db.insert(tables.mails).values(told.flatMap(({ letters }) => letters)),
    db.insert(tables.abandonedCarts).values(told.flatMap(({ carts }) => carts)),
    db.insert(tables.discountCodes).values(told.flatMap(({ codes }) => codes)),
    db.insert(tables.consents).values(told.flatMap(({ consents }) => consents)),
    db.insert(tables.suppressions).values(told.flatMap(({ refusals }) => refusals)),
  ]);
}

/** One story as the rows it would have left behind. */
async function tell(services: Services, story: Story) {
  const { email, type, steps, ended } = story;
  const id = randomUUID();
  const startedAt = new Date(services.clock.now().getTime() - story.daysAgo * DAY);
  const sentAt = (step: number) => dueAt(type, step, startedAt) ?? startedAt;
  const endedAt = after(sentAt(steps - 1), ended === 'no_consent' ? 0 : 5);
  const code = type === 'quiz_nurture' && steps >= 3 ? newCode('SOUL') : undefined;
  const sent = Array.from({ length: steps }, (_, step) => ({ step, at: sentAt(step) }));
  const key = addressKey(services.config, email);
  return {
    sequence: toSequence(story, id, startedAt, endedAt, code),
    events: sent.flatMap(({ step, at }) => toEvents(story, id, step, at)),
    letters: await Promise.all(sent.map(({ step, at }) => toLetter(services, story, id, step, at, code))),
    carts:
      type === 'abandoned_cart'
        ? [{ email, cartItems: cart.items, totalAmount: cart.total, createdAt: startedAt }]
        : [],
    codes: code
      ? [
          {
            code,
            kind: 'soul' as const,
            percent: 20,
            email,
            sequenceId: id,
            expiresAt: after(sentAt(2), 48),
            maxUses: 1,
          },
        ]
      : [],
    consents: story.consent
      ? [
          {
            ...{ email, topic: 'marketing' as const, text: CONSENT, source: 'quiz', givenAt: startedAt },
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

function toSequence(story: Story, id: string, startedAt: Date, endedAt: Date, code?: string) {
  const { email, name, type, steps, ended, paused, clicked = [] } = story;
  const sentAt = (step: number) => dueAt(type, step, startedAt) ?? startedAt;
  return {
    ...{ id, email, name, sequenceType: type, currentStep: steps, startedAt, createdAt: startedAt },
    completed: ended !== undefined && ended !== 'purchased',
    converted: ended === 'purchased',
    discountCode: code,
    discountExpiresAt: code ? after(sentAt(2), 48) : null,
    quizResults: type === 'quiz_nurture' ? numbers : null,
    cartData: type === 'abandoned_cart' ? cart : null,
    lastSentAt: sentAt(steps - 1),
    nextDueAt: ended || paused ? null : sentAt(steps),
    stopReason: ended,
    stoppedAt: ended && endedAt,
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
  { config }: Services,
  { email, name, type }: Story,
  sequenceId: string,
  step: number,
  at: Date,
  code?: string,
) {
  const { template, askedFor } = plans[type].steps[step] ?? { template: 'welcome' as const };
  const known = { name, appUrl: config.appUrl, numbers, expiresAt: after(at, 48).toISOString() };
  const sample = mailTemplates[template as MailName].sample;
  const props = { ...sample, ...known, ...(code && template === 'discount' ? { code } : {}) };
  const { subject, body, text } = await renderMail(template as MailName, props as never);
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
