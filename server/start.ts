import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { claimDemo } from '../db/claim-demo.ts';
import { claimDatabase } from '../db/database-mode.ts';
import { fileStoreOf } from '../db/file-store.ts';
import { migrate, underStartLock } from '../db/migrate.ts';
import { openDatabase, placeOf } from '../db/open-database.ts';
import { type DemoAccount, openAccounts } from '../demo/open-practice.ts';
import { replayPast } from '../demo/replay-past.ts';
import { makeConfiguredOwner } from '../domain/identity/index.ts';
import type { JobName } from '../domain/jobs.ts';
import { createVisitCounter, noteDatabaseRestart } from '../domain/office/index.ts';
import { eraseAgain } from '../domain/privacy/index.ts';
import type { Services } from '../domain/services.ts';
import { codeOf, messageOf } from '../shared/problem.ts';
import { StartError } from '../shared/start-error.ts';
import { within } from '../shared/within.ts';
import type { Web } from './answer-page.ts';
import { buildServices, type Overrides } from './build-services.ts';
import type { Env } from './env.ts';
import { headerOf } from './header-of.ts';
import { buildHttp } from './http.ts';
import { jobList } from './jobs.ts';
import { openMetrics } from './metrics.ts';

export type RunningServer = {
  url: string;
  services: Services;
  demoAccounts: DemoAccount[];
  /** Where the data are, for the person who starts the server: old data must not come as a surprise. */
  data: string;
  contentChanged(): void;
  /** Does one job's work here and now, whether or not it was asked for. */
  runJob(name: JobName): Promise<void>;
  /** Does what is due, until no job asks for another. For a server that was started with `jobs: 'manual'`. */
  runJobs(): Promise<void>;
  /** Finishes requests and jobs, then lets go of the database. */
  stop(): Promise<void>;
};

export type Listening = Pick<RunningServer, 'url' | 'services' | 'demoAccounts'> & {
  /** A new demo is still getting its past, for some seconds. */
  isMakingPast: boolean;
};

export type StartOptions = Overrides & {
  web: Web;
  /** The pages answer from here on. */
  onListening?(server: Listening): void;
  /** Who accepts connections. Development puts Vite in front. */
  server?(listener: RequestListener): Server;
};

/**
 * Longer than proxies keep an idle connection (nginx a minute, Caddy two): what they send on one that we have just
 * closed would be lost, and a form cannot be sent again by itself.
 */
const KEEP_ALIVE_MS = 150_000;
/** The headers of a request come at once, or somebody holds the connection open. What comes after them: body-limits.ts. */
const HEADERS_MS = 30_000;
/** The longest that any body may take. */
const REQUEST_MS = 310_000;

/** What is to be closed again, the last opened first. */
type CleanUp = (() => Promise<void>)[];

/** Jobs that are under way have 20 seconds of their own (adapters/jobs). */
const STEP_MS = 25_000;

/**
 * The last opened first. One that fails, or never ends, keeps none of the others from being done: the database is the last of
 * them, and a connection that was lost at the wrong moment may never be given back.
 */
export async function stopAll(cleanUp: CleanUp, stepMs = STEP_MS): Promise<void> {
  const failures: unknown[] = [];
  const tooLate = () => failures.push(new Error('a step of the stop did not end'));
  for (const step of cleanUp.splice(0).reverse())
    await within(stepMs, step(), tooLate).catch((err: unknown) => failures.push(err));
  if (failures.length > 0) throw new AggregateError(failures, 'not everything could be stopped');
}

/** The whole process: database, jobs, web. Tests start it too. */
export async function start(
  env: Env,
  { web, onListening, server: makeServer = createServer, ...overrides }: StartOptions,
): Promise<RunningServer> {
  const cleanUp: CleanUp = [];
  const stop = () => stopAll(cleanUp);
  try {
    const data = await openData(env, cleanUp);
    const { databaseUrl, inUseSince, files, demo } = data;
    const isMakingPast = demo?.isNew ?? false;
    const { services, jobs, byHand } = await openServices(env, data, overrides, cleanUp);
    for (const report of data.reports) services.log.info({}, report);
    const demoAccounts = demo ? await openAccounts(services) : [];
    await makeConfiguredOwner(services.db, env.OWNER_EMAIL);
    // Before anything is sent: a restored backup may have brought back people who had been erased.
    await eraseAgain(services);
    const http = openWeb(env, { services, web, jobsAreWorking: jobs.isWorking }, cleanUp);
    const server = makeServer(http.listener);
    Object.assign(server, {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
    });
    await listen(server, env);
    cleanUp.push(() => closeServer(server));
    // Before the server closes: an open stream would hold it.
    cleanUp.push(() => services.live.stop());
    const { appUrl: url } = services.config;
    onListening?.({ url, services, demoAccounts, isMakingPast });
    // The pages need not wait for the demo's past.
    if (isMakingPast) {
      await replayPast(services, { databaseUrl, jobsOf: jobList });
      await demo?.finish();
    }
    await demo?.release();
    const list = jobList(services);
    await jobs.work(list);
    return {
      url,
      services,
      demoAccounts,
      data: describeData(env, isMakingPast ? undefined : inUseSince, files.destination),
      contentChanged: http.contentChanged,
      runJob: (name) => list[name].run({}),
      runJobs: async () => {
        if (!byHand) throw new Error('This server runs its jobs by itself.');
        await byHand.runAll();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Database and files, claimed for this mode of operation, and the demo's lock where it is one. */
async function openData(env: Env, cleanUp: CleanUp) {
  const { url: databaseUrl, close, supervise } = await openDatabase(env);
  cleanUp.push(close);
  const reports = await reach(databaseUrl);
  const inUseSince = await underStartLock(databaseUrl, (client) => claimDatabase(client, env));
  const files = await fileStoreOf(env);
  const demo =
    env.mode === 'demo' ? await claimDemo({ env, databaseUrl, files, wanted: env.DEMO_PAST }) : undefined;
  if (demo) cleanUp.push(demo.release);
  return { databaseUrl, supervise, inUseSince, files, demo, reports };
}

async function openServices(
  env: Env,
  { databaseUrl, files, supervise }: Awaited<ReturnType<typeof openData>>,
  overrides: Overrides,
  cleanUp: CleanUp,
) {
  const built = await buildServices(env, databaseUrl, { ...overrides, files });
  const { services, jobs } = built;
  cleanUp.push(async () => {
    await services.mail.close();
    await services.db.$client.end();
  });
  const watch = supervise({
    onLost: () => services.log.error({}, 'the database has ended by itself and is started again'),
    onBack: (after) => {
      services.log.warn(after, 'the database is back');
      noteDatabaseRestart(services).catch((err) => services.log.warn({ err }, 'its return was not noted'));
    },
  });
  cleanUp.push(async () => watch.stop());
  cleanUp.push(() => services.auth.settle());
  cleanUp.push(async () => services.content.stop());
  cleanUp.push(() => services.documents.stop());
  cleanUp.push(() => services.untrusted.stop());
  cleanUp.push(() => jobs.stop());
  return built;
}

/** Who answers requests, counts visits, and renders pages anew when the content has changed. */
function openWeb(
  { TRUSTED_PROXIES: trustedProxies, METRICS_TOKEN: token }: Env,
  parts: Pick<Parameters<typeof buildHttp>[0], 'services' | 'web' | 'jobsAreWorking'>,
  cleanUp: CleanUp,
) {
  const visits = createVisitCounter(parts.services);
  cleanUp.push(visits.stop);
  const http = buildHttp({
    ...parts,
    trustedProxies,
    metrics: token ? openMetrics(parts, token) : undefined,
    onRequest: (incoming) => {
      for (const step of visitSteps(incoming)) visits.count(step);
    },
  });
  const forgetPages = parts.services.content.onChange(http.contentChanged);
  cleanUp.push(async () => forgetPages());
  return http;
}

function describeData(env: Env, inUseSince: Date | undefined, files: string): string {
  const since = inUseSince
    ? `in use since ${inUseSince.toLocaleDateString('en-GB', { dateStyle: 'long' })}`
    : 'new';
  const isApart = env.DATABASE_URL || env.S3_BUCKET;
  return `${placeOf(env)} (${since})${isApart ? `, files in ${files}` : ''}`;
}

async function reach(databaseUrl: string): Promise<string[]> {
  try {
    return await migrate(databaseUrl);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `DATABASE_URL: the database cannot be reached (${messageOf(error) || codeOf(error)})`,
    );
  }
}

function listen(server: Server, { PORT, HOST }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken =
        error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error.code})`;
      reject(new StartError(`PORT: ${HOST}:${PORT} ${taken}`));
    });
    server.listen(PORT, HOST, resolve);
  });
}

const SWEEP_MS = 50;

/** Resolves when nobody is connected any more. Who is still being answered then has `patienceMs` to hear the end. */
export function closeServer(server: Server, patienceMs = 10_000): Promise<void> {
  return new Promise((resolve) => {
    // A connection that hears the end of its answer only now is kept open for a next question, which nobody would answer.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(patience);
      resolve();
    });
  });
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>;

/** Rooms for people who are here already: an arrival there is no visit to the shop. */
const INSIDE = /^\/(portal|office|auth|functions|webhooks|sandbox|files|calendar|login|logout)\b/;

/**
 * What a request counts as, told by headers every browser sends and nothing else. A page opened from elsewhere (typed,
 * bookmarked, or linked from another site) is a visit; going on from one of our pages to the next is not.
 */
export function visitSteps(asked: Asked): ('visit' | 'quiz')[] {
  const { method, url = '/' } = asked;
  if (method !== 'GET' || headerOf(asked, 'sec-fetch-dest') !== 'document') return [];
  if (headerOf(asked, 'sec-purpose')) return [];
  const site = headerOf(asked, 'sec-fetch-site');
  const path = url.split('?', 1)[0] ?? '/';
  const steps: ('visit' | 'quiz')[] = [];
  if ((site === 'none' || site === 'cross-site') && !INSIDE.test(path)) steps.push('visit');
  if (path === '/quiz') steps.push('quiz');
  return steps;
}
