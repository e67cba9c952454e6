import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readMetrics } from '../domain/office/index.ts';
import type { Services } from '../domain/services.ts';
import { asError } from '../shared/problem.ts';
import type { Web } from './answer-page.ts';
import { shareFigures } from './figures-of-all.ts';
import { patternOf } from './page-cache.ts';

export type Metrics = {
  observe(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** What Prometheus reads; for whoever brings the token. */
  answer(authorization: string | undefined): Promise<Response>;
};

type Watched = { services: Services; web: Web };
type Sample = { value: number; labels?: Record<string, string> };

/** Requests of all processes, and the state of the whole site, in the words of Prometheus. */
export function openMetrics({ services, web }: Watched, token: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  addPool(registry, services);
  const ofAll = shareFigures(() => registry.getMetricsAsJSON());
  const site = new Registry();
  const show = gauges(site);
  const requests = new Histogram({
    name: 'aura_http_request_seconds',
    help: 'Requests by page of the site map, method and status, with how long they took',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });

  const note = async ({ url = '', method = '' }: IncomingMessage, status: number, seconds: number) => {
    const route = await routeOf(web, url);
    if (route)
      requests.observe({ route, method: wordOf(method), status: `${Math.floor(status / 100)}xx` }, seconds);
  };

  return {
    observe(incoming, outgoing) {
      const began = performance.now();
      outgoing.once('close', () => {
        const seconds = (performance.now() - began) / 1000;
        note(incoming, outgoing.statusCode, seconds).catch((error) =>
          services.log.warn({ err: asError(error) }, 'a request was not counted'),
        );
      });
    },
    async answer(authorization = '') {
      if (!isSame(authorization, `Bearer ${token}`)) return new Response('Not found', { status: 404 });
      await show(services);
      const processes = AggregatorRegistry.aggregate(await ofAll());
      const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
      return new Response(`${await processes.metrics()}\n${await site.metrics()}`, { headers });
    },
  };
}

/** Digests have one length, so that the comparison tells nothing of the token. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

const QUIET = ['/metrics', '/healthz', '/readyz'];
const wordOf = (method: string) => (['GET', 'HEAD', 'POST'].includes(method) ? method : 'other');

/** As many as the site map has lines, whatever is asked for. Whoever looks after the site is not counted. */
async function routeOf(web: Web, url: string): Promise<string | undefined> {
  const path = url.split('?', 1)[0] ?? '';
  if (QUIET.includes(path)) return undefined;
  if (path.startsWith('/auth/v1/')) return '/auth/v1/*';
  if (path.startsWith('/assets/')) return '/assets/*';
  return patternOf(await web.build(), path.replace(/\.data$/, '').replace(/^\/_root$/, '/')) ?? 'unknown';
}

function addPool(registry: Registry, { db }: Services): void {
  const { $client: pool } = db;
  new Gauge({
    name: 'aura_database_connections',
    help: 'Connections of this process to the database, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/** Gauges of the whole site, the same from every process of it. */
function gauges(registry: Registry) {
  const all: ((samples: Sample[]) => void)[] = [];
  const gauge = (name: string, help: string, labelNames: string[] = []) => {
    const made = new Gauge({ name, help, labelNames, registers: [registry] });
    const show = (samples: Sample[]) => {
      made.reset();
      // What is not known has no sample: the library would say 0.
      if (labelNames.length === 0) made.remove();
      for (const { labels = {}, value } of samples) made.set(labels, value);
    };
    show([]);
    all.push(show);
    return show;
  };
  const one = (value: number | undefined): Sample[] => (value === undefined ? [] : [{ value }]);
  const up = gauge('aura_database_up', 'Whether the database answers');
  const jobs = gauge('aura_jobs', 'Jobs that wait, and that failed lately', ['job', 'state']);
  const mails = gauge('aura_mails', 'Letters that have not left', ['state']);
  const queued = gauge('aura_mail_oldest_seconds', 'How long the oldest letter that is due has waited');
  const promised = gauge('aura_readings', 'Readings that are promised and not delivered', ['when']);
  const orders = gauge('aura_orders', 'Orders by state', ['state']);
  const notices = gauge('aura_payment_notices_open', 'Notices of the payment provider not worked off');
  const outages = gauge('aura_outages', 'Providers that do not answer');
  const backupAge = gauge('aura_backup_age_seconds', 'Age of the newest backup');
  const restores = gauge('aura_backup_restores', 'Whether the last backup that was tried came back whole');
  const failing = gauge('aura_failing_work', 'Rows that a job could not work on, and tries again', ['job']);
  const asleep = gauge(
    'aura_restored_copy_asleep',
    'Whether this is a restored copy that has not been woken',
  );
  const free = gauge('aura_disk_free_bytes', 'Room on the disk of the files');
  return async (services: Services): Promise<void> => {
    const figures = await readMetrics(services).catch((error) => {
      services.log.warn({ err: asError(error) }, 'the figures could not be read');
      return undefined;
    });
    // What was true at the last scrape need not be now.
    if (!figures) for (const forget of all) forget([]);
    up(one(figures ? 1 : 0));
    if (!figures) return;
    jobs(
      figures.jobs.flatMap(({ name: job, waiting, failed }) => [
        { labels: { job, state: 'waiting' }, value: waiting },
        { labels: { job, state: 'failed' }, value: failed },
      ]),
    );
    mails(Object.entries(figures.mails).map(([state, value]) => ({ labels: { state }, value })));
    queued(one(figures.queuedSeconds));
    promised(Object.entries(figures.promised).map(([when, value]) => ({ labels: { when }, value })));
    orders(figures.orders.map(({ state, count: value }) => ({ labels: { state }, value })));
    notices(one(figures.openNotices));
    outages(one(figures.outages));
    backupAge(one(figures.backup.ageSeconds));
    restores(one(figures.backup.restores === undefined ? undefined : Number(figures.backup.restores)));
    failing(figures.failing.map(({ duty: job, rows: value }) => ({ labels: { job }, value })));
    asleep(one(Number(figures.isAsleep)));
    free(one(figures.freeBytes));
  };
}
