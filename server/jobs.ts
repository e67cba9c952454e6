import {
  forgetLeftParts,
  forgetLeftRecordings,
  fulfilDue,
  writeMonthLetters,
} from '../domain/delivery/index.ts';
import { removeDueFiles } from '../domain/file-removal/index.ts';
import { deleteEndedWindows } from '../domain/identity/index.ts';
import type { JobName } from '../domain/jobs.ts';
import { sendDueMails } from '../domain/mail/index.ts';
import {
  forgetLeftImports,
  runAutomations,
  runBroadcasts,
  runDueSequences,
  runImports,
} from '../domain/marketing/index.ts';
import { forgetOldNotices, sendDuePushes } from '../domain/notices/index.ts';
import {
  backUpNightly,
  checkProviders,
  countMostOrdered,
  forgetOldDeliveries,
  forgetOldDrafts,
  forgetUnusedPictures,
  postFacts,
  tellDue,
} from '../domain/office/index.ts';
import { readDueCalendars, releaseUnpaid, sendDueReminders, tendEvents } from '../domain/practice/index.ts';
import { deleteDueAccounts, eraseAgain } from '../domain/privacy/index.ts';
import { makeReports, pushMornings } from '../domain/readings/index.ts';
import type { Services } from '../domain/services.ts';
import { endRunOut, makeRefunds, settleDue } from '../domain/shop/index.ts';
import { forgetLostFiles, forgetOldChats } from '../domain/support/index.ts';

type Job = { cron?: string; run: (data: unknown) => Promise<void> };

/** Every job. Each may run twice, and on two machines. */
export function jobList(services: Services): Record<JobName, Job> {
  const { sandbox } = services;
  return {
    'remind-of-sessions': { cron: '* * * * *', run: async () => void (await sendDueReminders(services)) },
    // A new calendar asks for a run at once; the cron run reads each when its ten minutes are over.
    'read-calendars': { cron: '* * * * *', run: () => readDueCalendars(services) },
    'release-unpaid': { cron: '* * * * *', run: async () => void (await releaseUnpaid(services)) },
    // Calling an event off asks for a run at once.
    'tend-events': { cron: '* * * * *', run: () => tendEvents(services) },
    // Posting a mail asks for a run at once; the cron run picks up retries and what a crash left behind.
    'send-mails': { cron: '* * * * *', run: async () => void (await sendDueMails(services)) },
    // A push that is posted asks for a run at once; the cron run picks up retries.
    'send-pushes': { cron: '* * * * *', run: async () => void (await sendDuePushes(services)) },
    // A fact asks for a run at once; the cron run tries again what was not taken.
    'post-facts': { cron: '* * * * *', run: async () => void (await postFacts(services)) },
    'push-mornings': { cron: '* * * * *', run: async () => void (await pushMornings(services)) },
    // What has become due to be told, and what waited for the end of the quiet hours or for the digest.
    'tell-owner': { cron: '* * * * *', run: () => tellDue(services) },
    // A portion of a broadcast asks for the run that makes the next; the cron run goes on where a crash broke off.
    'send-broadcasts': { cron: '* * * * *', run: async () => void (await runBroadcasts(services)) },
    // Entering, and a letter that is out, ask for a run at once; the cron run takes what has waited long enough.
    'run-automations': { cron: '* * * * *', run: async () => void (await runAutomations(services)) },
    // Dropping a row asks for a run at once; the cron run picks up what the files service refused.
    'remove-files': { cron: '* * * * *', run: async () => void (await removeDueFiles(services)) },
    // Hourly, because the hour of the night is the practice's own, and a machine may have been off.
    'back-up': { cron: '2 * * * *', run: () => backUpNightly(services) },
    'tidy-up': { cron: '17 * * * *', run: () => tidyUp(services) },
    // A call that failed asks for a run at once; the cron run notices what nobody has called.
    'check-providers': { cron: '*/3 * * * *', run: () => checkProviders(services) },
    'settle-payments': { cron: '* * * * *', run: () => settleDue(services) },
    fulfil: { cron: '* * * * *', run: async () => void (await fulfilDue(services)) },
    // Asking for a report asks for a run at once; the cron run picks up what a crash left behind.
    'make-reports': { cron: '* * * * *', run: async () => void (await makeReports(services)) },
    'make-refunds': { cron: '* * * * *', run: () => makeRefunds(services) },
    // Switches off what has run out, then writes the letters of a new month.
    membership: {
      cron: '7 * * * *',
      run: async () => {
        await endRunOut(services);
        await writeMonthLetters(services);
      },
    },
    // Starting a check or an import asks for a run at once; the cron run goes on where a crash broke off.
    'import-people': { cron: '* * * * *', run: async () => void (await runImports(services)) },
    // The play-money provider lives by our clock: its months end, its debits arrive, its notices go out.
    'run-sandbox': {
      cron: sandbox ? '* * * * *' : undefined,
      run: async () => {
        await sandbox?.runDue();
        await sandbox?.deliverNotices();
      },
    },
    // Hourly for what has become due; starting a sequence asks for a run of its own where one is needed.
    'run-sequences': { cron: '0 * * * *', run: async () => void (await runDueSequences(services)) },
  };
}

async function tidyUp(services: Services): Promise<void> {
  await deleteEndedWindows(services.db, services.clock.now());
  await forgetOldChats(services);
  await eraseAgain(services);
  await deleteDueAccounts(services);
  await countMostOrdered(services);
  await forgetLeftImports(services);
  await forgetOldDrafts(services);
  await forgetUnusedPictures(services);
  await forgetOldNotices(services);
  await forgetOldDeliveries(services);
  await forgetLeftRecordings(services);
  await forgetLeftParts(services);
  // Last, because it talks to the files service: when that is away, the others have done their work.
  await forgetLostFiles(services);
}
