import type { WrittenProductId } from '../content/catalogue.ts';
import {
  clickUrl,
  followLink,
  recordMailEvent,
  suppressionKey,
  unsubscribe,
  unsubscribeUrl,
} from '../domain/mail/index.ts';
import { pauseSequence, readEmailPanel, readSequence, type SequenceType } from '../domain/marketing/index.ts';
import { captureLead } from '../domain/readings/index.ts';
import { saveCart } from '../domain/shop/index.ts';
import type { Past } from './past.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export type Lead = { email: string; name: string; birthDate: string; consent: boolean };

/** Her numbers, a letter with the report, and what follows it where she has said yes to that. */
export function takeQuiz(
  { timeline, services }: Past,
  at: Date,
  { email, name, birthDate, consent }: Lead,
): void {
  timeline.at(at, () => captureLead(services, { email, name, birthDate, marketingConsent: consent }));
  timeline.expectLetters(at, 'quiz_nurture');
}

export function leaveCart(
  { timeline, services }: Past,
  at: Date,
  cart: { email: string; productId: WrittenProductId },
) {
  timeline.at(at, () => saveCart(services, cart));
}

/** A sequence as the panel lists it: the newest of its kind to this address. */
type Which = { email: string; type: SequenceType };

export async function findSequence({ services, owner }: Past, { email, type }: Which) {
  const { rows } = await readEmailPanel(services, { reader: owner, query: { type, search: email } });
  const [row] = rows;
  if (!row) throw new Error(`${email} gets no such letters`);
  return row;
}

async function mailOf(past: Past, which: Which, step: number): Promise<string> {
  const { id: sequenceId } = await findSequence(past, which);
  const { steps } = await readSequence(past.services, { reader: past.owner, sequenceId });
  const mailId = steps[step]?.mailId;
  if (!mailId) throw new Error(`letter ${step} to ${which.email} has not been written by then`);
  return mailId;
}

/** The reader follows a link of a letter. */
export function click(past: Past, at: Date, { step, ...which }: Which & { step: number }): void {
  const { timeline, services } = past;
  timeline.at(at, async () => openLink(services, await mailOf(past, which, step), '/services'));
}

export async function openLink(services: Past['services'], mailId: string, path: string): Promise<void> {
  const url = clickUrl(services.config, mailId, path);
  await followLink(services, { token: url.split('/').at(-1) ?? '', userAgent: BROWSER });
}

/** The reader has had enough, and says so by the link of a letter. */
export function leave(past: Past, at: Date, { step, ...which }: Which & { step: number }): void {
  const { timeline, services } = past;
  timeline.at(at, async () => optOut(services, await mailOf(past, which, step), which.email));
}

export async function optOut(services: Past['services'], mailId: string, email: string): Promise<void> {
  const url = unsubscribeUrl(services.config, mailId, suppressionKey(services.config, email));
  await unsubscribe(services, { token: new URL(url).searchParams.get('token') ?? '' });
}

/** The receiving server finds out that nobody lives there. */
export function bounce(past: Past, at: Date, which: Which): void {
  const { timeline, services } = past;
  timeline.at(at, async () => {
    const messageId = `<${await mailOf(past, which, 0)}@${new URL(services.config.appUrl).hostname}>`;
    await recordMailEvent(services, { messageId, event: 'bounced' });
  });
}

export function pause(past: Past, at: Date, which: Which): void {
  const { timeline, services, owner } = past;
  timeline.at(at, async () => {
    await pauseSequence(services, { actor: owner, sequenceId: (await findSequence(past, which)).id });
  });
}
