import { createPublicKey } from 'node:crypto';
import { resolveTxt } from 'node:dns/promises';
import { connect } from 'node:tls';
import { smtpTransport } from '../adapters/mail/smtp.ts';
import { examineStripe } from '../adapters/payments/stripe.ts';
import { DAY, SECOND } from '../shared/durations.ts';
import { figure } from '../shared/figures.ts';
import { codeOf, messageOf } from '../shared/problem.ts';
import type { Env } from './env.ts';

/** What the doctor (doctor.ts) asks of others: the proxy and its certificate, the mail server, the domain's records, Stripe. */

/** The clock and the domain's records; tests have their own. */
export type Outside = { now(): Date; txt(name: string): Promise<string[][]> };
export const internet: Outside = { now: () => new Date(), txt: resolveTxt };

/** `wrong`: the site does not work like this. `look`: it does, and somebody should know. */
export type Finding = { about: string; state: 'ok' | 'look' | 'wrong'; text: string; next?: string };
const ok = (about: string, text: string): Finding => ({ about, state: 'ok', text });
const look = (about: string, text: string, next?: string): Finding => ({
  about,
  state: 'look',
  text,
  next,
});
const wrong = (about: string, text: string, next?: string): Finding => ({
  about,
  state: 'wrong',
  text,
  next,
});
export const say = { ok, look, wrong };

/** Signed notices that are five minutes old are refused, and so are sign-in codes of another minute. */
const APART_MS = 30 * SECOND;

export function* compareClocks(whose: string, theirs: Date, ours: Date): Iterable<Finding> {
  const apart = ours.getTime() - theirs.getTime();
  if (Math.abs(apart) > APART_MS)
    yield wrong(
      'clock',
      `this machine is ${figure(Math.round(Math.abs(apart) / SECOND))} s ${apart > 0 ? 'ahead of' : 'behind'} ${whose}`,
      'sudo timedatectl set-ntp true',
    );
}

/** What a live site stands on besides. */
export const liveChecks: [string, (env: Env, outside: Outside) => AsyncIterable<Finding>][] = [
  ['address', examineAddress],
  ['e-mail', examineMail],
  ['Stripe', examinePayments],
];

// The address

const SOON_MS = 14 * DAY;
const PATIENCE_MS = 10 * SECOND;
const patiently = () => AbortSignal.timeout(PATIENCE_MS);

async function* examineAddress(env: Env, { now }: Outside): AsyncIterable<Finding> {
  const url = new URL('/healthz', env.APP_URL);
  if (url.protocol !== 'https:') {
    yield look('address', `${url.origin} is for this machine alone`);
    return;
  }
  if (env.TRUSTED_PROXIES === 0)
    yield look(
      'address',
      'TRUSTED_PROXIES is 0: behind a proxy all visitors share one address, and its limits',
      'Set it to the number of your own proxies, usually 1.',
    );
  const [answer, validTo] = await Promise.all([
    fetch(url, { redirect: 'manual', signal: patiently() }).catch(reasonOf),
    certificateEnd(url).catch(() => undefined),
  ]);
  if (typeof answer === 'string') {
    yield wrong(
      'address',
      `${url.origin} does not answer: ${answer}`,
      'Is the site running, is the proxy, and does the domain lead to this machine? What the proxy says: sudo journalctl -u caddy -n 20',
    );
    return;
  }
  await answer.body?.cancel();
  if (answer.status !== 200)
    yield wrong(
      'address',
      `the proxy answers ${answer.status}`,
      'Is the site running? sudo systemctl status aura',
    );
  else yield ok('address', `${url.origin} answers`);
  if (validTo && validTo.getTime() - now().getTime() < SOON_MS)
    yield look(
      'address',
      `its certificate ends on ${validTo.toISOString().slice(0, 10)} and was not renewed`,
      'sudo journalctl -u caddy -n 50',
    );
  const date = answer.headers.get('date');
  if (date) yield* compareClocks(url.host, new Date(date), now());
}

/** fetch tells the outermost reason alone ("fetch failed"). */
function reasonOf(error: unknown): string {
  const inner = error instanceof Error && error.cause ? error.cause : error;
  return messageOf(inner) || codeOf(inner) || 'no answer';
}

function certificateEnd({ hostname, port }: URL): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
  });
}

// E-mail

async function* examineMail(env: Env, { txt }: Outside): AsyncIterable<Finding> {
  const from = () => env.MAIL_FROM ?? '';
  const mail = smtpTransport({ url: env.SMTP_URL ?? '', from, replyTo: from, connections: 1 });
  try {
    await mail.check();
    yield ok('e-mail', `${mail.destination} takes our sign-in`);
  } catch (error) {
    yield wrong(
      'e-mail',
      `${mail.destination}: ${messageOf(error)}`,
      'User name and password are those of the mailbox; in SMTP_URL # is written %23, / %2F, @ %40, % %25.',
    );
  } finally {
    await mail.close();
  }
  const domain = /@([^\s>]+)/.exec(env.MAIL_FROM ?? '')?.[1] ?? '';
  yield* examineRecords(domain, env, txt);
}

/** What other mail servers ask the domain before they believe that a letter is from it. */
async function* examineRecords(domain: string, env: Env, txt: Outside['txt']): AsyncIterable<Finding> {
  const spf = await recordsAt(txt, domain, /^v=spf1\b/i);
  const dmarc = await recordsAt(txt, `_dmarc.${domain}`, /^v=DMARC1\b/i);
  if (!spf || !dmarc) {
    yield look('e-mail', `the records of ${domain} cannot be looked up from here`);
    return;
  }
  const yours = 'Your mail provider says what to write there.';
  if (spf.length === 0)
    yield look('e-mail', `${domain} has no SPF record: letters may be taken for junk`, yours);
  if (spf.length > 1)
    yield look('e-mail', `${domain} has ${spf.length} SPF records, which counts as none`, yours);
  if (dmarc.length === 0)
    yield look(
      'e-mail',
      `${domain} has no DMARC record`,
      `A TXT record at _dmarc.${domain}: "v=DMARC1; p=none"`,
    );
  if (!env.DKIM_DOMAIN || !env.DKIM_SELECTOR || !env.DKIM_PRIVATE_KEY) return;
  const at = `${env.DKIM_SELECTOR}._domainkey.${env.DKIM_DOMAIN}`;
  const [published] = (await recordsAt(txt, at, /\bp=/)) ?? [];
  const key = createPublicKey(env.DKIM_PRIVATE_KEY)
    .export({ type: 'spki', format: 'der' })
    .toString('base64');
  if (published?.replaceAll(/\s/g, '').includes(`p=${key}`))
    yield ok('e-mail', `${at} fits DKIM_PRIVATE_KEY`);
  else
    yield wrong(
      'e-mail',
      `${at} does not hold the key that letters are signed with`,
      `A TXT record there: "v=DKIM1; k=rsa; p=${key}"`,
    );
}

/** Undefined: nobody could be asked. */
async function recordsAt(txt: Outside['txt'], name: string, of: RegExp): Promise<string[] | undefined> {
  try {
    return (await txt(name)).map((parts) => parts.join('')).filter((text) => of.test(text));
  } catch (error) {
    return ['ENODATA', 'ENOTFOUND'].includes(codeOf(error) ?? '') ? [] : undefined;
  }
}

// Stripe

async function* examinePayments(env: Env, { now }: Outside): AsyncIterable<Finding> {
  const url = `${env.APP_URL}/webhooks/payments`;
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_API_URL: apiUrl } = env;
  const found = await examineStripe({ secretKey, apiUrl, url });
  if ('problem' in found) {
    yield found.isKeyTaken
      ? look(
          'Stripe',
          `the key may not read webhooks (${found.problem})`,
          'A restricted key may: "Webhook Endpoints: read".',
        )
      : wrong('Stripe', found.problem, 'The secret key stands in Stripe under Developers, API keys.');
    return;
  }
  yield ok('Stripe', `takes our key${/^(sk|rk)_test_/.test(secretKey) ? ', one for tests' : ''}`);
  if (/^(sk|rk)_test_/.test(secretKey))
    yield look(
      'Stripe',
      'no real money moves with a key for tests',
      'Put the live key into STRIPE_SECRET_KEY before you open.',
    );
  if (found.at) yield* compareClocks('Stripe', found.at, now());
  if (!found.endpoint)
    yield wrong(
      'Stripe',
      `sends nothing to ${url}`,
      'Under Developers, Webhooks: add an endpoint with this address.',
    );
  else if (!found.endpoint.isEnabled)
    yield wrong('Stripe', `${url} is switched off there`, 'Under Developers, Webhooks: enable it.');
  else if (found.endpoint.missing.length > 0)
    yield wrong(
      'Stripe',
      `does not tell us of ${found.endpoint.missing.join(', ')}`,
      'Under Developers, Webhooks: add these events to our endpoint.',
    );
  else yield ok('Stripe', `tells ${url} of everything we have to know`);
}
