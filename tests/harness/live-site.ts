import { randomBytes } from 'node:crypto';
import { type Actor, makeOwner } from '../../domain/identity/index.ts';
import { startFakeStripe } from '../fake-stripe/fake-stripe.ts';
import { Browserlike } from './browserlike.ts';
import { freePort } from './free-port.ts';
import { startHttpsProxy } from './https-proxy.ts';
import { startMailSink } from './mail-sink.ts';
import { startS3rver } from './s3rver.ts';
import { setUpShop } from './set-up-shop.ts';
import { testCertificate } from './test-certificate.ts';
import { TestClock } from './test-clock.ts';
import { startTestServer } from './test-server.ts';

export type LiveSite = Awaited<ReturnType<typeof startLiveSite>>;

/** The journeys of one file come from one address and live in one moment: without this the limits would be for them. */
const WIDER_LIMITS = '10';

const names = { owner: 'Helena Duarte', member: 'Maya Okafor', new: 'Noa Lind' };
export type Who = keyof typeof names;

/**
 * The site as it runs for customers: live mode behind HTTPS, a PostgreSQL server, SMTP with STARTTLS and a sign-in, files in
 * an S3 bucket, and a payment provider at the other end of HTTP that signs its notices. Its people have signed up, and its
 * owner has been through the set-up, unless the shop is to be new.
 */
export async function startLiveSite(
  variables: Record<string, string> = {},
  clock = new TestClock(),
  { shop = 'open', documents }: { shop?: 'open' | 'new'; documents?: 'drawn' } = {},
) {
  const certificate = await testCertificate();
  const [mailbox, s3, port, httpsPort] = await Promise.all([
    startMailSink(certificate),
    startS3rver(),
    freePort(),
    freePort(),
  ]);
  const stripe = await startFakeStripe({ now: () => clock.now(), hasPages: true });
  const url = `https://localhost:${httpsPort}`;
  const server = await startTestServer(
    {
      PORT: String(port),
      APP_URL: url,
      AUTH_SECRET: randomBytes(32).toString('base64'),
      TRUSTED_PROXIES: '1',
      LIMIT_FACTOR: WIDER_LIMITS,
      SMTP_URL: mailbox.url,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_REGION: s3.account.region,
      S3_ACCESS_KEY_ID: s3.account.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.account.secretAccessKey,
      S3_PATH_STYLE: 'yes',
      // A journey over several days is not about its nights.
      BACKUP_HOUR: 'off',
      ...variables,
    },
    clock,
    { mailbox, publicUrl: url, documents },
  );
  const proxy = await startHttpsProxy({ port: httpsPort, upstream: `127.0.0.1:${port}`, certificate });
  stripe.sendTo(`${url}/webhooks/payments`);
  const { people, owner } = await signUpPeople(server);
  if (shop === 'open') await setUpShop(server, owner, stripe);

  return {
    ...server,
    /** Past the proxy. */
    directUrl: `http://127.0.0.1:${port}`,
    stripe,
    s3,
    people,
    async signedIn(email: string) {
      // Her second step takes a code only once in half a minute: she stays signed in.
      if (email === owner.email) return owner.visitor.copy();
      const visitor = server.visitor();
      await visitor.signIn(email, Object.values(people).find((one) => one.email === email)?.password ?? '');
      return visitor;
    },
    /** What was paid is told to us, settled, made, delivered, and told by mail. */
    async settle() {
      await stripe.deliveries.settled();
      await server.runJobs();
    },
    async stop() {
      await proxy.stop();
      await server.stop();
      await stripe.close();
      await s3.stop();
    },
  };
}

/** As people do: the form, then the link in the letter. The owner is made by what `npm run owner` does. */
async function signUpPeople(server: Awaited<ReturnType<typeof startTestServer>>) {
  const signUp = async (who: Who) => {
    const person = { email: `${who}@aura.test`, password: randomBytes(12).toString('hex'), name: names[who] };
    const visitor = new Browserlike(server.url);
    const answer = await visitor.post('/signup', person);
    if (answer.status !== 200) throw new Error(`the sign-up of ${person.email} answered ${answer.status}`);
    const { text = '' } = await server.mailAbout(person.email, 'confirm your e-mail address');
    const link = text.match(/https:\/\/\S+\/auth\/v1\/verify-email\S+/)?.[0];
    if (!link) throw new Error(`no link to confirm ${person.email} in: ${text}`);
    await visitor.get(link);
    return { ...person, visitor };
  };
  const [owner, member, newcomer] = [await signUp('owner'), await signUp('member'), await signUp('new')];
  await makeOwner(server.services.db, owner.email);
  const { rows } = await server.services.db.$client.query<Actor>(
    'select id, role from auth.users where email = $1',
    [owner.email],
  );
  const [actor] = rows;
  if (!actor) throw new Error('the owner has no account');
  return { people: { owner: { ...owner, id: actor.id }, member, new: newcomer }, owner: { ...owner, actor } };
}
