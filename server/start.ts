import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { startEmbedded } from '../db/embedded.ts';
import { defaultFolder } from '../db/embedded-cluster.ts';
import { migrate } from '../db/migrate.ts';
import { projectFolder } from '../db/project-folder.ts';
import { type DemoAccount, seedDemo } from '../db/seed/seed-demo.ts';
import { StartError } from '../db/start-error.ts';
import type { Services } from '../domain/services.ts';
import { buildServices, type Overrides } from './build-services.ts';
import type { Env } from './env.ts';
import { buildHttp, type Web } from './http.ts';
import { jobList } from './jobs.ts';

export type RunningServer = {
  url: string;
  services: Services;
  demoAccounts: DemoAccount[];
  contentChanged(): void;
  /** Finishes requests and jobs, then lets go of the database. */
  stop(): Promise<void>;
};

export type StartOptions = Overrides & { web: Web; wrap?(server: Server): void };

/** The whole process: database, jobs, web. Tests start it too. */
export async function start(env: Env, { web, ...overrides }: StartOptions): Promise<RunningServer> {
  const cleanUp: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of cleanUp.splice(0).reverse()) await step();
  };
  try {
    const databaseUrl = env.DATABASE_URL ?? (await embeddedUrl(env, cleanUp));
    await reach(databaseUrl);
    const { services, jobs } = await buildServices(env, databaseUrl, overrides);
    cleanUp.push(async () => {
      await services.mail.close();
      await services.db.$client.end();
    });
    cleanUp.push(() => jobs.stop());
    const demoAccounts = env.mode === 'demo' ? await seedDemo(services) : [];
    const http = buildHttp({
      services,
      web,
      trustedProxies: env.TRUSTED_PROXIES,
      jobsAreWorking: jobs.isWorking,
    });
    const server = createAdaptorServer({ fetch: http.fetch }) as Server;
    await listen(server, env);
    cleanUp.push(() => close(server));
    await jobs.work(jobList(services));
    return { url: services.config.appUrl, services, demoAccounts, contentChanged: http.contentChanged, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function embeddedUrl(env: Env, cleanUp: (() => Promise<void>)[]): Promise<string> {
  const folder = env.DATA_DIR ? join(env.DATA_DIR, 'pg') : defaultFolder(projectFolder);
  const database = await startEmbedded({ folder });
  cleanUp.push(database.stop);
  return database.url;
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

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // Keep-alive connections with an open stream would hold us forever.
    setTimeout(() => server.closeAllConnections(), 10_000).unref();
  });
}
