import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Files } from '../../adapters/files/files.ts';
import type { MailTransport } from '../../adapters/mail/mail.ts';
import { isPaymentsError, type Payments } from '../../adapters/payments/payments.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { providerOutages } from '../../db/schema/index.ts';
import { runSteps } from '../duties.ts';
import { officeMoment } from '../moments.ts';
import { notifyOwner } from '../notices/index.ts';
import type { Deps, Services } from '../services.ts';

/** One cheap question to each; it resolves when the provider answered at all. */
const probes: Record<Provider, (services: Services) => Promise<unknown>> = {
  payments: ({ payments }) =>
    payments.readCheckout(`cs_test_${randomUUID().replaceAll('-', '')}`).catch((error: unknown) => {
      if (!isPaymentsError(error, 'not_found', 'refused')) throw error;
    }),
  mail: ({ mail }) => mail.check(),
  files: ({ files }) => files.read('health/probe.txt').then((file) => file?.stream.cancel()),
};

/**
 * For a job, every few minutes and whenever a call has failed: asks each provider, and writes to the owner when one does
 * not answer, and when it does again. The play money of a demo has nobody to ask.
 */
export async function checkProviders(services: Services): Promise<void> {
  if (services.config.mode === 'demo') return;
  await runSteps(services, 'check-providers', {
    payments: () => checkProvider(services, 'payments'),
    mail: () => checkProvider(services, 'mail'),
    files: () => checkProvider(services, 'files'),
    ended: () => services.db.transaction((tx) => mailOutagesEnded(services, tx)),
  });
}

async function checkProvider(services: Services, provider: Provider): Promise<void> {
  const answered = await probes[provider](services).then(
    () => true,
    () => false, // heard and counted where it was called
  );
  if (answered) await endOutage(services.db, provider, services.clock.now());
  else await services.db.transaction((tx) => mailOutageBegan(services, tx, provider));
}

async function mailOutageBegan(services: Services, tx: Tx, provider: Provider): Promise<void> {
  const outage = await takeUntold(tx, provider);
  if (!outage) return;
  await markTold(tx, outage.id, { toldAt: services.clock.now() });
  await tellOfOutage(services, tx, outage, 'provider-down');
}

async function mailOutagesEnded(services: Services, tx: Tx): Promise<void> {
  for (const outage of await takeUntoldEnds(tx)) {
    await markTold(tx, outage.id, { overToldAt: services.clock.now() });
    await tellOfOutage(services, tx, outage, 'provider-back');
  }
}

async function tellOfOutage(
  services: Services,
  tx: Tx,
  { id, provider, beganAt, overAt, lastError, failures }: OutageRow,
  template: 'provider-down' | 'provider-back',
): Promise<void> {
  const { site } = services.content.current();
  const { name, means } = outageWords[provider];
  const moment = (at: Date) => officeMoment(at, site.timeZone);
  const props = {
    provider: name,
    means,
    error: lastError,
    failures,
    since: moment(beganAt),
    until: moment(overAt ?? services.clock.now()),
    url: `${services.config.appUrl}/office/settings/health`,
  };
  const isDown = template === 'provider-down';
  await notifyOwner(services, tx, {
    kind: 'outage',
    key: `${template}:${id}`,
    path: '/office/settings/health',
    title: `${name} ${isDown ? 'does not answer' : 'answers again'}`,
    text: isDown ? means : `It did not answer from ${props.since} to ${props.until}.`,
    // A letter about the way out being closed would wait behind it; the one about its end says both.
    letter: isDown && provider === 'mail' ? 'none' : { template, props },
  });
}

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'jobs'>;
type Providers = { payments: Payments; mail: MailTransport; files: Files };

/** By its name, because two copies of a module may meet: the server's bundle and a test. */
const isNamed =
  (...names: string[]) =>
  (error: unknown) =>
    error instanceof Error && names.includes(error.name);

/** Which failures say that a provider is away; a refusal is an answer. */
const isAway: Record<Provider, (error: unknown) => boolean> = {
  payments: (error) => isPaymentsError(error, 'unavailable'),
  mail: isNamed('MailUnreachable'),
  files: isNamed('FilesUnavailable', 'S3Refusal'),
};

/**
 * The same providers, with every call heard: the first that fails begins an outage and asks for a check, the next that
 * works ends it. While all is well nothing is written.
 */
export function trackOutages(needs: Needs, { payments, mail, files }: Providers): Providers {
  const hear = {
    payments: listener(needs, 'payments'),
    mail: listener(needs, 'mail'),
    files: listener(needs, 'files'),
  };
  const { startCheckout, readCheckout, expireCheckout, readPayment, refund, readSubscription } = payments;
  return {
    payments: {
      ...payments,
      startCheckout: hear.payments(startCheckout),
      readCheckout: hear.payments(readCheckout),
      expireCheckout: hear.payments(expireCheckout),
      readPayment: hear.payments(readPayment),
      chargeAgain: hear.payments(payments.chargeAgain),
      refund: hear.payments(refund),
      readSubscription: hear.payments(readSubscription),
      readInvoice: hear.payments(payments.readInvoice),
      cancelSubscription: hear.payments(payments.cancelSubscription),
      resumeSubscription: hear.payments(payments.resumeSubscription),
      endSubscription: hear.payments(payments.endSubscription),
      billingPortal: hear.payments(payments.billingPortal),
      listBalance: hear.payments(payments.listBalance),
      listPayouts: hear.payments(payments.listPayouts),
    },
    mail: { ...mail, send: hear.mail(mail.send), check: hear.mail(mail.check) },
    files: {
      ...files,
      put: hear.files(files.put),
      read: hear.files(files.read),
      remove: hear.files(files.remove),
    },
  };
}

function listener({ db, clock, log, jobs }: Needs, provider: Provider) {
  /** As far as this process knows; the row is what all agree on. */
  let isDown = false;

  const failed = async (error: Error) => {
    const began = !isDown;
    isDown = true;
    await countFailure(db, { provider, error: error.message.slice(0, 300), now: clock.now() });
    if (began) await jobs.enqueue(db, 'check-providers');
  };
  const worked = async () => {
    isDown = false;
    await endOutage(db, provider, clock.now());
    await jobs.enqueue(db, 'check-providers');
  };
  /** What cannot be written down must not change what the call came to. */
  const orLog = (work: Promise<void>) =>
    work.catch((err) => log.warn({ err, provider }, 'an outage could not be noted'));

  return <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      try {
        const result = await call(...args);
        if (isDown) await orLog(worked());
        return result;
      } catch (error) {
        if (error instanceof Error && isAway[provider](error)) await orLog(failed(error));
        else if (isDown) await orLog(worked());
        throw error;
      }
    };
}

export type Outage = Awaited<ReturnType<typeof readOutages>>[number];

/** What cannot be reached at this moment, in words. */
export async function readOutages({ db }: Pick<Deps, 'db'>) {
  return (await listOutages(db)).map(({ provider, beganAt, lastFailedAt, lastError, failures }) => ({
    provider,
    ...outageWords[provider],
    since: beganAt.toISOString(),
    lastFailedAt: lastFailedAt.toISOString(),
    lastError,
    failures,
  }));
}

/** What each provider is called, and what its absence means for the day. */
const outageWords: Record<Provider, { name: string; means: string }> = {
  payments: {
    name: 'The payment provider',
    means: 'Nobody can pay at the moment. Payments already made are looked up as soon as it answers.',
  },
  mail: {
    name: 'The mail server',
    means: 'Letters wait in the outbox and leave by themselves when it is back.',
  },
  files: {
    name: 'The files service',
    means: 'Documents and recordings can be neither made nor opened. What was ordered is made afterwards.',
  },
};

type OutageRow = typeof providerOutages.$inferSelect;
type Provider = OutageRow['provider'];

const { provider, overAt, toldAt, overToldAt } = providerOutages;

// SQL

/** The first failure begins an outage, the others are counted. */
async function countFailure(
  db: Db | Tx,
  { provider: failed, error, now }: { provider: Provider; error: string; now: Date },
): Promise<void> {
  await db
    .insert(providerOutages)
    .values({ provider: failed, lastError: error, beganAt: now, lastFailedAt: now })
    .onConflictDoUpdate({
      target: provider,
      targetWhere: isNull(overAt),
      set: { failures: sql`${providerOutages.failures} + 1`, lastError: error, lastFailedAt: now },
    });
}

async function endOutage(db: Db | Tx, worked: Provider, now: Date): Promise<void> {
  await db
    .update(providerOutages)
    .set({ overAt: now })
    .where(and(eq(provider, worked), isNull(overAt)));
}

async function listOutages(db: Db): Promise<OutageRow[]> {
  return db.select().from(providerOutages).where(isNull(overAt)).orderBy(asc(providerOutages.beganAt));
}

/** Those that nobody has heard of; another process that is telling of one keeps it. */
async function takeUntold(tx: Tx, failing: Provider): Promise<OutageRow | undefined> {
  const [row] = await tx
    .select()
    .from(providerOutages)
    .where(and(eq(provider, failing), isNull(overAt), isNull(toldAt)))
    .for('update', { skipLocked: true });
  return row;
}

/** Those whose beginning was told and whose end was not. */
async function takeUntoldEnds(tx: Tx): Promise<OutageRow[]> {
  return tx
    .select()
    .from(providerOutages)
    .where(and(isNotNull(overAt), isNotNull(toldAt), isNull(overToldAt)))
    .for('update', { skipLocked: true });
}

async function markTold(tx: Tx, id: string, change: { toldAt: Date } | { overToldAt: Date }): Promise<void> {
  await tx.update(providerOutages).set(change).where(eq(providerOutages.id, id));
}
