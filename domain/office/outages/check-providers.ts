import { randomUUID } from 'node:crypto';
import { isPaymentsError } from '../../../adapters/payments/payments.ts';
import type { Tx } from '../../../db/connect.ts';
import { workSteps } from '../../duties/index.ts';
import { officeMoment } from '../../moments.ts';
import { tellOwner } from '../../notices/index.ts';
import type { Services } from '../../services.ts';
import { outageWords } from './outage-words.ts';
import { endOutage, markTold, type OutageRow, type Provider, takeUntold, takeUntoldEnds } from './queries.ts';

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
  await workSteps(services, 'check-providers', {
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
    ...{ provider: name, means, error: lastError, failures },
    since: moment(beganAt),
    until: moment(overAt ?? services.clock.now()),
    url: `${services.config.appUrl}/office/settings/health`,
  };
  const isDown = template === 'provider-down';
  await tellOwner(services, tx, {
    ...{ kind: 'outage', key: `${template}:${id}`, path: '/office/settings/health' },
    title: `${name} ${isDown ? 'does not answer' : 'answers again'}`,
    text: isDown ? means : `It did not answer from ${props.since} to ${props.until}.`,
    // A letter about the way out being closed would wait behind it; the one about its end says both.
    letter: isDown && provider === 'mail' ? 'none' : { template, props },
  });
}
