/**
 * A live site behind its proxy, as a process of its own, for whoever sends it hostile inputs. It tells how long its main thread
 * worked without a pause, in processor time (the same on a busy machine as on a quiet one) and by the clock.
 */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { makePublicFetch } from '../../adapters/outside/public-fetch.ts';
import { addCalendar, readCalendars, readDueCalendars, removeCalendar } from '../../domain/practice/index.ts';
import { startLiveSite } from './live-site.ts';
import { testCertificate } from './test-certificate.ts';

export const INBOUND_SECRET = 'the-secret-of-the-mailbox';

export type SiteReady = {
  /** Through the proxy, and past it. */
  ways: { proxied: string; direct: string };
  cert: string;
  owner: string;
  member: string;
};
/** Since they were asked for last: processor time without a pause, the same by the clock, and the most memory. */
export type SiteFigures = {
  workMs: number;
  delayMs: number;
  memoryMb: number;
  peakMb: number;
  /** Of that memory, what JavaScript has: its heap, and its buffers. */
  heapMb: number;
  buffersMb: number;
};
export type SiteWish =
  | { wish: 'figures'; isAtRest?: boolean }
  | { wish: 'calendar'; text: string }
  | { wish: 'stop' };

const MB = 1024 * 1024;
const memoryMb = () => process.memoryUsage.rss() / MB;

/** What nobody holds any more goes by itself with the next work; at rest it would be counted as held. */
function sweep(): void {
  setFlagsFromString('--expose-gc');
  for (let times = 0; times < 2; times++) runInNewContext('gc')();
}

/** Between two turns of the loop the main thread has worked so long without asking anybody. */
function watchTurns() {
  let figures = { workMs: 0, peakMb: 0 };
  let before = process.threadCpuUsage();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const turn = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    const { workMs, peakMb } = figures;
    figures = { workMs: Math.max(workMs, (user + system) / 1_000), peakMb: Math.max(peakMb, memoryMb()) };
  }, 5);
  return {
    figures(): SiteFigures {
      const { heapTotal, external } = process.memoryUsage();
      const soFar = {
        ...figures,
        delayMs: delay.max / 1_000_000,
        memoryMb: memoryMb(),
        heapMb: heapTotal / MB,
        buffersMb: external / MB,
      };
      figures = { workMs: 0, peakMb: 0 };
      delay.reset();
      return soFar;
    },
    stop: () => clearInterval(turn),
  };
}

async function run(databaseUrl: string): Promise<void> {
  const site = await startLiveSite({
    DATABASE_URL: databaseUrl,
    LIMIT_FACTOR: '100',
    INBOUND_MAIL_ADDRESS: 'ticket@in.example.test',
    INBOUND_MAIL_SECRET: INBOUND_SECRET,
  });
  let served = '';
  const calendars = createServer((_request, answer) => answer.end(served));
  await new Promise<void>((ready) => calendars.listen(0, '127.0.0.1', ready));
  const address = calendars.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { owner, member } = site.people;
  const actor = { id: owner.id, role: 'owner' as const };
  const fetchPublic = makePublicFetch({ isAllowed: (given) => given === '127.0.0.1' });
  const turns = watchTurns();

  /** As the job does it every ten minutes. */
  async function readCalendar(text: string): Promise<string> {
    served = text;
    await addCalendar(site.services, { actor, name: 'Hostile', url: `http://127.0.0.1:${port}/basic.ics` });
    await readDueCalendars({ ...site.services, fetchPublic });
    const [read] = await readCalendars(site.services, { actor });
    if (read) await removeCalendar(site.services, { actor, calendarId: read.id });
    return read?.isOff ? 'switched off' : (read?.failure ?? 'read');
  }

  const cookies = async (email: string) => (await site.signedIn(email)).cookieHeader();
  const ready: SiteReady = {
    ways: { proxied: site.url, direct: site.directUrl },
    cert: (await testCertificate()).cert,
    owner: await cookies(owner.email),
    member: await cookies(member.email),
  };
  turns.figures();
  process.on('message', async (told: SiteWish) => {
    if (told.wish === 'figures') {
      if (told.isAtRest) sweep();
      process.send?.(turns.figures());
    }
    if (told.wish === 'calendar') {
      const answer = await readCalendar(told.text).catch((error: unknown) => `failed: ${error}`);
      process.send?.({ answer });
    }
    if (told.wish === 'stop') {
      turns.stop();
      calendars.close();
      await site.stop();
      process.disconnect();
    }
  });
  process.send?.(ready);
}

// Workers of the test runner have a parent, too.
if (process.env.STALL_DATABASE_URL) await run(process.env.STALL_DATABASE_URL);
