import type { Files } from '../../../adapters/files/files.ts';
import type { MailTransport } from '../../../adapters/mail/mail.ts';
import { isPaymentsError, type Payments } from '../../../adapters/payments/payments.ts';
import type { Parts } from '../../services.ts';
import { countFailure, endOutage, type Provider } from './queries.ts';

type Needs = Pick<Parts, 'db' | 'clock' | 'log' | 'jobs'>;
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
export function hearCalls(needs: Needs, { payments, mail, files }: Providers): Providers {
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
      refund: hear.payments(refund),
      readSubscription: hear.payments(readSubscription),
      readInvoice: hear.payments(payments.readInvoice),
      cancelSubscription: hear.payments(payments.cancelSubscription),
      resumeSubscription: hear.payments(payments.resumeSubscription),
      endSubscription: hear.payments(payments.endSubscription),
      billingPortal: hear.payments(payments.billingPortal),
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
