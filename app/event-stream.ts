import type { Services } from '../domain/services.ts';
import { HOUR } from '../shared/durations.ts';

const BEAT_MS = 25_000;
/** A client that takes nothing for so long is gone, or stuck; it may come back. */
const STUCK_MS = 120_000;
/** Now and then the client comes anew, so that sign-outs and lost rights take effect. */
const LIFE_MS = HOUR;

type Options = {
  topic: string;
  /** What is new, as data for one event; undefined when nothing is. */
  read(): Promise<object | undefined>;
};

/**
 * Server-sent events. Nothing is buffered for a client: news only mark the stream, and the database is read when the
 * client has room for more. So a slow one costs a mark, holds up nobody, and misses nothing.
 */
export function eventStream({ live, log }: Services, { topic, read }: Options): Response {
  let news = true;
  let over = false;
  const alarm = alarmClock();
  let unsubscribe = () => {};
  let stuck: NodeJS.Timeout | undefined;
  const endsAt = Date.now() + LIFE_MS;
  const encoder = new TextEncoder();

  const finish = () => {
    over = true;
    clearTimeout(stuck);
    unsubscribe();
    alarm.ring();
  };

  const body = new ReadableStream<Uint8Array>(
    {
      start() {
        const onNews = () => {
          news = true;
          alarm.ring();
        };
        unsubscribe = live.subscribe(topic, { onNews, onStop: finish });
      },
      async pull(controller) {
        clearTimeout(stuck);
        const send = (text: string) => {
          stuck = setTimeout(() => {
            finish();
            controller.error(new Error('the client takes nothing'));
          }, STUCK_MS);
          controller.enqueue(encoder.encode(text));
        };
        try {
          while (!over && Date.now() < endsAt) {
            if (news) {
              news = false;
              const data = await read();
              if (data && !over) return send(`data: ${JSON.stringify(data)}\n\n`);
            } else {
              await alarm.wait(BEAT_MS);
              if (!news && !over) return send(': beat\n\n');
            }
          }
        } catch (err) {
          // Refused by now, or the database is away: the client asks again, and hears why.
          log.info({ err }, 'an event stream ended early');
        }
        finish();
        controller.close();
      },
      cancel: finish,
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}

/** Waits until it is rung, or for so long. */
function alarmClock() {
  let ring = () => {};
  return {
    ring: () => ring(),
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        ring = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
