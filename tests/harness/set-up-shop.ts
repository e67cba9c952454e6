import type { Actor } from '../../domain/identity/index.ts';
import {
  confirmMailTest,
  openShop,
  runPaymentsTest,
  saveIdentity,
  sendSetUpLetter,
} from '../../domain/office/index.ts';
import type { Services } from '../../domain/services.ts';
import type { FakeStripe } from '../fake-stripe/fake-stripe.ts';
import type { Browserlike } from './browserlike.ts';
import type { ReceivedMail } from './mail-sink.ts';
import { totpCode } from './totp.ts';

type Server = { services: Services; mailAbout(to: string, words: string): Promise<ReceivedMail> };
type Owner = { actor: Actor; email: string; password: string; visitor: Browserlike };

/** What a seller of these tests says about herself. */
export const identity = {
  brand: 'Aura Numerology',
  guide: 'Aura',
  legalName: 'Helena Duarte',
  legalAddress: 'Rua das Flores 12, 4050-262 Porto, Portugal',
  taxId: 'PT 502 011 378',
  contactEmail: 'hello@aura.test',
  timeZone: 'Europe/Lisbon',
};

/** Opens a live shop as its owner does: every required line of the set-up, by the verbs behind its page. */
export async function setUpShop(
  { services, mailAbout }: Server,
  owner: Owner,
  stripe: FakeStripe,
): Promise<void> {
  const { actor } = owner;
  await saveIdentity(services, { actor, ...identity });
  await sendSetUpLetter(services, { actor });
  const { subject = '' } = await mailAbout(owner.email, 'is the code for your set-up');
  await confirmMailTest(services, { actor, code: subject.replace(/\D/g, '') });
  await runPaymentsTest(services, { actor });
  await stripe.deliveries.settled();
  await turnOnTwoFactor(owner);
  await openShop(services, { actor });
}

export async function turnOnTwoFactor({
  visitor,
  password,
}: Pick<Owner, 'visitor' | 'password'>): Promise<void> {
  const started = await visitor.postJson('/auth/v1/two-factor/enable', { password });
  const { totpURI } = (await started.json()) as { totpURI: string };
  const confirmed = await visitor.postJson('/auth/v1/two-factor/verify-totp', { code: totpCode(totpURI) });
  if (!confirmed.ok)
    throw new Error(`the second step was not taken: ${confirmed.status} ${await confirmed.text()}`);
}
