import { connect, type Db } from '../db/connect.ts';
import { accountById, verifiedAccountOf } from '../domain/identity/index.ts';
import type { Services } from '../domain/services.ts';
import type { Viewer } from '../domain/support/index.ts';
import { customersBuy } from './customers-buy.ts';
import { drawMeanwhile } from './draw-meanwhile.ts';
import { earlierYear } from './earlier-year.ts';
import { guestsCome } from './guests-come.ts';
import { leadsGetLetters } from './leads-get-letters.ts';
import { mayaBooksSessions } from './maya-books-sessions.ts';
import { mayaBuys } from './maya-buys.ts';
import { mayaComesToEvents } from './maya-comes-to-events.ts';
import { mayaGetsReports } from './maya-gets-reports.ts';
import { mayaLearns } from './maya-learns.ts';
import { openPractice } from './open-practice.ts';
import { ownerWrites } from './owner-writes.ts';
import type { Past } from './past.ts';
import { pastServices } from './past-services.ts';
import { openNoticeAddress, playMoneyOfThePast } from './pay.ts';
import { peopleAskForHelp } from './people-ask-for-help.ts';
import { type Jobs, Timeline } from './timeline.ts';

/**
 * A year of a practice, the last ten weeks of it in every detail, made by the verbs and jobs that real customers are served by. The stories only plan events;
 * then the timeline replays them all, oldest first, so that receipts are numbered as the money came.
 */
export async function replayPast(
  present: Services,
  { databaseUrl, jobsOf }: { databaseUrl: string; jobsOf: (services: Services) => Jobs },
): Promise<void> {
  const timeline = new Timeline(present.clock.now());
  const db = connectInHaste(databaseUrl);
  const services = { ...present, db };
  const notices = await openNoticeAddress();
  try {
    const playMoney = playMoneyOfThePast(services, { timeline, noticeUrl: notices.url });
    const desk = drawMeanwhile(services);
    const past = pastServices(services, { timeline, playMoney, desk });
    notices.listen(past);
    await planStories({
      timeline,
      services: past,
      owner: await viewerOf(services, 'owner@demo.local'),
      maya: await viewerOf(services, 'member@demo.local'),
    });
    await timeline.replay(jobsOf(past));
    await desk.finish();
  } finally {
    await notices.close();
    await db.$client.end();
  }
}

/**
 * Without waiting for the disk at each of some thousand commits. Nothing can be lost by that: the mark that the past is
 * complete is written with all that came before it, and without the mark the next start begins anew.
 */
function connectInHaste(databaseUrl: string): Db {
  // As text, because the address of the embedded database is a path, which URL does not take.
  const more = databaseUrl.includes('?') ? '&' : '?';
  const url = `${databaseUrl}${more}options=${encodeURIComponent('-c synchronous_commit=off')}`;
  // A lost connection fails the query that it was for.
  return connect(url, { max: 5, onError: () => {} });
}

async function planStories(past: Past): Promise<void> {
  openPractice(past);
  await earlierYear(past);
  mayaBuys(past);
  await mayaBooksSessions(past);
  await mayaComesToEvents(past);
  mayaGetsReports(past);
  mayaLearns(past);
  leadsGetLetters(past);
  peopleAskForHelp(past);
  await customersBuy(past);
  ownerWrites(past);
  await guestsCome(past);
}

async function viewerOf({ db }: Services, email: string): Promise<Viewer> {
  const id = await verifiedAccountOf(db, email);
  const account = id && (await accountById(db, id));
  if (!account) throw new Error(`the demo has no account ${email}`);
  return account;
}
