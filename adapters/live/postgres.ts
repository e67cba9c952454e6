import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import type { Listener, Live } from './live.ts';

const CHANNEL = 'aura_live';
const RETRY_MS = [250, 1_000, 2_000, 5_000];

/** News travel by LISTEN and NOTIFY: one connection per process, opened with the first listener, shared by all. */
export function postgresLive(url: string, log: Log): Live {
  const topics = new Map<string, Set<Listener>>();
  const connection = channelConnection({
    url,
    log,
    isWanted: () => topics.size > 0,
    onNotification: (topic) => tell(topics.get(topic)),
    // Whatever happened while nobody listened is still in the database.
    onOpen: () => {
      for (const listeners of topics.values()) tell(listeners);
    },
  });
  let stopped = false;

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
      void connection.open();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
      };
    },
    listening: (topic) => topics.get(topic)?.size ?? 0,
    async stop() {
      stopped = true;
      for (const listeners of [...topics.values()]) for (const listener of [...listeners]) listener.onStop();
      topics.clear();
      await connection.close();
    },
  };
}

type Connection = {
  url: string;
  log: Log;
  /** Whether a lost connection is to be opened again. */
  isWanted(): boolean;
  onNotification(topic: string): void;
  onOpen(): void;
};

/** A connection that listens, and comes back by itself. */
function channelConnection({ url, log, isWanted, onNotification, onOpen }: Connection) {
  let client: pg.Client | undefined;
  let connecting = false;
  let closed = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    if (client || connecting || closed) return;
    connecting = true;
    const next = new pg.Client({ connectionString: url, application_name: 'aura live', keepAlive: true });
    next.on('notification', ({ payload = '' }) => onNotification(payload));
    next.on('error', () => {}); // 'end' follows
    next.on('end', () => lost(next));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      connecting = false;
      if (closed) return void (await next.end());
      client = next;
      failures = 0;
      onOpen();
    } catch {
      connecting = false;
      await next.end().catch(() => {});
      tryLater();
    }
  }

  function lost(gone: pg.Client): void {
    if (gone !== client) return;
    client = undefined;
    if (!closed) log.warn({}, 'the connection that hears news was lost');
    tryLater();
  }

  function tryLater(): void {
    if (closed || !isWanted()) return;
    clearTimeout(retry);
    retry = setTimeout(() => void open(), RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]);
  }

  async function close(): Promise<void> {
    closed = true;
    clearTimeout(retry);
    await client?.end().catch(() => {});
  }

  return { open, close };
}

function tell(listeners: Set<Listener> | undefined): void {
  for (const listener of [...(listeners ?? [])]) listener.onNews();
}
