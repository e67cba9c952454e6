import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import type { Listener, Live } from './live.ts';

const CHANNEL = 'aura_live';
const RETRY_MS = [250, 1_000, 2_000, 5_000];

/** News travel by LISTEN and NOTIFY: one connection per process, opened with the first listener, shared by all. */
export function postgresLive(url: string, log: Log): Live {
  const topics = new Map<string, Set<Listener>>();
  let client: pg.Client | undefined;
  let connecting = false;
  let stopped = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    if (client || connecting || stopped) return;
    connecting = true;
    const next = new pg.Client({ connectionString: url, application_name: 'aura live', keepAlive: true });
    next.on('notification', ({ payload = '' }) => tell(topics.get(payload)));
    next.on('error', () => {}); // 'end' follows
    next.on('end', () => lost(next));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      connecting = false;
      if (stopped) return void (await next.end());
      client = next;
      failures = 0;
      // Whatever happened while nobody listened is still in the database.
      for (const listeners of topics.values()) tell(listeners);
    } catch {
      connecting = false;
      await next.end().catch(() => {});
      tryLater();
    }
  }

  function lost(gone: pg.Client): void {
    if (gone !== client) return;
    client = undefined;
    if (!stopped) log.warn({}, 'the connection that hears news was lost');
    tryLater();
  }

  function tryLater(): void {
    if (stopped || topics.size === 0) return;
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]);
  }

  return {
    async publish(db, topic) {
      await db.execute(sql`select pg_notify(${CHANNEL}, ${topic})`);
    },
    subscribe(topic, listener) {
      if (stopped) {
        listener.onStop();
        return () => {};
      }
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners.add(listener));
      void connect();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
      };
    },
    listening: (topic) => topics.get(topic)?.size ?? 0,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      for (const listeners of [...topics.values()]) for (const listener of [...listeners]) listener.onStop();
      topics.clear();
      await client?.end().catch(() => {});
    },
  };
}

function tell(listeners: Set<Listener> | undefined): void {
  for (const listener of [...(listeners ?? [])]) listener.onNews();
}
