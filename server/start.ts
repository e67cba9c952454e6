import { createServer, type RequestListener, type Server } from 'node:http';
import { whenEditionChanges } from '../content/edition.ts';
import { claimDemo } from '../db/claim-demo.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { type DemoAccount, openAccounts } from '../demo/open-practice.ts';
import { replayPast } from '../demo/replay-past.ts';
import { makeConfiguredOwner } from '../domain/identity/accounts/make-owner.ts';
import type { JobName } from '../domain/jobs.ts';
import { countVisits } from '../domain/office/analytics/count-visits.ts';
import type { Services } from '../domain/services.ts';
import { StartError } from '../shared/start-error.ts';
import { buildServices, type Overrides } from './build-services.ts';
import type { Env } from './env.ts';
import { buildHttp, type Web } from './http.ts';
import { jobList } from './jobs.ts';
import { visitSteps } from './visit-steps.ts';

export type RunningServer = {
  url: string;
  services: Services;
  demoAccounts: DemoAccount[];
  contentChanged(): void;
  /** Does one job's work here and now, whether or not it was asked for. */
  runJob(name: JobName): Promise<void>;
  /** Finishes requests and jobs, then lets go of the database. */
  stop(): Promise<void>;
};

export type StartOptions = Overrides & {
  web: Web;
  /** Who accepts connections. Development puts Vite in front. */
  server?(listener: RequestListener): Server;
};

/** The whole process: database, jobs, web. Tests start it too. */
export async function start(
  env: Env,
  { web, server: makeServer = createServer, ...overrides }: StartOptions,
): Promise<RunningServer> {
  const cleanUp: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of cleanUp.splice(0).reverse()) await step();
  };
  try {
    const { url: databaseUrl, close: closeDatabase } = await openDatabase(env);
    cleanUp.push(closeDatabase);
    await reach(databaseUrl);
    const demo = env.mode === 'demo' ? await claimDemo(databaseUrl, { wanted: env.DEMO_ORDERS }) : undefined;
    if (demo) cleanUp.push(demo.release);
    const { services, jobs } = await buildServices(env, databaseUrl, overrides);
    cleanUp.push(async () => {
      await services.mail.close();
      await services.db.$client.end();
    });
    cleanUp.push(async () => services.content.stop());
    cleanUp.push(() => services.documents.stop());
    cleanUp.push(() => jobs.stop());
    const demoAccounts = demo ? await openAccounts(services) : [];
    await makeConfiguredOwner(services.db, env.OWNER_EMAIL);
    const visits = countVisits(services);
    cleanUp.push(visits.stop);
    const http = buildHttp({
      services,
      web,
      trustedProxies: env.TRUSTED_PROXIES,
      jobsAreWorking: jobs.isWorking,
      onRequest: (incoming) => {
        for (const step of visitSteps(incoming)) visits.count(step);
      },
    });
    const forgetPages = whenEditionChanges(http.contentChanged);
    cleanUp.push(async () => forgetPages());
    const server = makeServer(http.listener);
    await listen(server, env);
    cleanUp.push(() => closeServer(server));
    // Before the server closes: an open stream would hold it.
    cleanUp.push(() => services.live.stop());
    // The pages need not wait for the demo's past.
    if (demo?.isNew) {
      await replayPast(services, { databaseUrl, jobsOf: jobList });
      await demo.finish();
    }
    await demo?.release();
    const list = jobList(services);
    await jobs.work(list);
    return {
      url: services.config.appUrl,
      services,
      demoAccounts,
      contentChanged: http.contentChanged,
      runJob: (name) => list[name].run({}),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function reach(databaseUrl: string): Promise<void> {
  try {
    await migrate(databaseUrl);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code, message } = error as { code?: string; message: string };
    throw new StartError(`DATABASE_URL: the database cannot be reached (${message || code})`);
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

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // Keep-alive connections with an open stream would hold us forever.
    setTimeout(() => server.closeAllConnections(), 10_000).unref();
  });
}
