import type { JobDefinition } from '../adapters/jobs/jobs.ts';
import { deleteAbandonedUploads } from '../domain/content/index.ts';
import * as delivery from '../domain/delivery/index.ts';
import { pruneFailures, runJob, runSteps } from '../domain/duties.ts';
import { pruneFacts } from '../domain/facts.ts';
import { removeDueFiles } from '../domain/file-removal.ts';
import { deleteEndedWindows, pruneSignIns } from '../domain/identity/index.ts';
import type { HourlyJob, JobName } from '../domain/jobs.ts';
import { pruneMails, sendDueMails } from '../domain/mail/index.ts';
import { forgetLeftImports, runAutomations, runBroadcasts, runImports } from '../domain/marketing/index.ts';
import { pruneNotices, sendDuePushes } from '../domain/notices/index.ts';
import * as office from '../domain/office/index.ts';
import * as practice from '../domain/practice/index.ts';
import { deleteDueAccounts, eraseAgain } from '../domain/privacy/index.ts';
import { makeReports, pushMornings } from '../domain/readings/index.ts';
import type { Services } from '../domain/services.ts';
import * as shop from '../domain/shop/index.ts';
import { askForTestimonials, deleteOrphanedFiles, pruneChats } from '../domain/support/index.ts';
import { keysOf, recordOf } from '../shared/records.ts';

type Run = () => Promise<unknown>;
type Job = Omit<JobDefinition, 'run'> & { run: Run };

const EVERY_MINUTE = '* * * * *';
const HOUR = 3_600;

/**
 * Every job. Each may run twice, and on two machines. While a restored copy sleeps none does anything; one that fails as a
 * whole is recorded like a row that fails (domain/duties).
 */
export function jobList(services: Services): Record<JobName, JobDefinition> {
  const all = { ...frequent(services), ...hourly(services) };
  return recordOf(keysOf(all), (name) => ({
    ...all[name],
    run: () => runJob(services, name, all[name].run),
  }));
}

const frequent = (services: Services): Record<Exclude<JobName, HourlyJob>, Job> => ({
  'remind-of-sessions': { cron: EVERY_MINUTE, run: () => practice.sendDueReminders(services) },
  // A new calendar asks for a run at once; the cron run reads each when its ten minutes are over.
  'read-calendars': { cron: EVERY_MINUTE, run: () => practice.readDueCalendars(services) },
  'release-unpaid': { cron: EVERY_MINUTE, run: () => practice.releaseUnpaid(services) },
  // Calling an event off asks for a run at once.
  'event-duties': { cron: EVERY_MINUTE, run: () => practice.runEventDuties(services) },
  // Posting a mail asks for a run at once; the cron run picks up retries and what a crash left behind.
  'send-mails': { cron: EVERY_MINUTE, run: () => sendDueMails(services) },
  // A push that is posted asks for a run at once; the cron run picks up retries.
  'send-pushes': { cron: EVERY_MINUTE, run: () => sendDuePushes(services) },
  // A fact asks for a run at once; the cron run tries again what was not taken.
  'post-facts': { cron: EVERY_MINUTE, run: () => office.sendDueWebhooks(services) },
  'push-mornings': { cron: EVERY_MINUTE, run: () => pushMornings(services) },
  // What has become due to be told, and what waited for the end of the quiet hours or for the digest.
  'tell-owner': { cron: EVERY_MINUTE, run: () => office.sendDueNotices(services) },
  // A portion of a broadcast asks for the run that makes the next; the cron run goes on where a crash broke off.
  'send-broadcasts': { cron: EVERY_MINUTE, run: () => runBroadcasts(services) },
  // Entering, and a letter that is out, ask for a run at once; the cron run takes what has waited long enough.
  'run-automations': { cron: EVERY_MINUTE, run: () => runAutomations(services) },
  // Dropping a row asks for a run at once; the cron run picks up what the files service refused.
  'remove-files': { cron: EVERY_MINUTE, run: () => removeDueFiles(services) },
  // Hourly, because the hour of the night is the practice's own, and a machine may have been off. Large files take hours.
  'back-up': { cron: '2 * * * *', run: () => office.backUpNightly(services), expireSeconds: 12 * HOUR },
  'try-backup': { cron: '32 * * * *', run: () => office.tryBackup(services), expireSeconds: 12 * HOUR },
  // A call that failed asks for a run at once; the cron run notices what nobody has called.
  'check-providers': { cron: '*/3 * * * *', run: () => office.checkProviders(services) },
  'settle-payments': { cron: EVERY_MINUTE, run: () => shop.settlePaymentNotices(services) },
  'check-orders': { cron: EVERY_MINUTE, run: () => shop.checkOrders(services) },
  // Places come free as orders expire, and weeks pass: what pages say of them follows, and who waits for one is told.
  'refresh-places': { cron: EVERY_MINUTE, run: () => refreshPlaces(services) },
  // A cancellation on the public page asks for a run at once.
  'check-memberships': { cron: EVERY_MINUTE, run: () => checkSubscriptions(services) },
  // Hourly, because the midnight is the practice's own, a machine may have been off, and years take several runs.
  'reconcile-payments': { cron: '23 * * * *', run: () => shop.reconcilePayments(services) },
  fulfil: { cron: EVERY_MINUTE, run: () => delivery.fulfilDue(services) },
  // Asking for a report asks for a run at once; the cron run picks up what a crash left behind.
  'make-reports': { cron: EVERY_MINUTE, run: () => makeReports(services) },
  // A gift that is paid asks for a run at once; the cron run sends those whose day has come.
  'send-gifts': { cron: EVERY_MINUTE, run: () => shop.sendDueGifts(services) },
  'make-refunds': { cron: EVERY_MINUTE, run: () => shop.makeRefunds(services) },
  // Starting a check or an import asks for a run at once; the cron run goes on where a crash broke off.
  'import-people': { cron: EVERY_MINUTE, run: () => runImports(services) },
  // Deciding asks for a run at once; the cron run sends what a crash left behind.
  'answer-disputes': { cron: EVERY_MINUTE, run: () => shop.answerDisputes(services) },
  // The play-money provider lives by our clock: its months end, its debits arrive, its notices go out.
  'run-sandbox': {
    cron: services.sandbox ? EVERY_MINUTE : undefined,
    run: () =>
      runSteps(services, 'run-sandbox', {
        due: async () => services.sandbox?.runDue(),
        notices: async () => services.sandbox?.deliverNotices(),
      }),
  },
});

const refreshPlaces = (services: Services): Promise<void> =>
  runSteps(services, 'refresh-places', {
    places: () => shop.refreshFreePlaces(services),
    openings: () => shop.tellOfProductOpenings(services),
  });

/** Orders in parts are subscriptions at the provider, too. */
const checkSubscriptions = (services: Services): Promise<void> =>
  runSteps(services, 'check-memberships', {
    changes: () => shop.checkChanges(services),
    memberships: () => shop.checkMemberships(services),
    plans: () => shop.checkPlans(services),
    cancellations: () => shop.carryOutCancellations(services),
    prices: () => shop.carryOutPriceChanges(services),
  });

/** Each its own job in the queue that they share: one that fails is tried again alone. */
function hourly(services: Services): Record<HourlyJob, Job> {
  const at = (minute: number, run: Run): Job => ({ cron: `${minute} * * * *`, run });
  return {
    'end-memberships': at(7, () =>
      runSteps(services, 'end-memberships', {
        ended: () => shop.endRunOut(services),
        ending: () => shop.tellOfEndingMonths(services),
        renewed: () => shop.tellOfRenewals(services),
        overdue: () => shop.remindOverdue(services),
        cards: () => shop.tellOfExpiringCards(services),
      }),
    ),
    'ask-for-testimonials': at(10, () => askForTestimonials(services)),
    'give-referral-credits': at(9, () => shop.giveReferralCredits(services)),
    'write-month-letters': at(8, () => delivery.writeCircleLetters(services)),
    'delete-accounts': at(17, () => deleteDueAccounts(services)),
    'erase-again': at(17, () => eraseAgain(services)),
    'count-most-ordered': at(17, () => office.refreshMostOrdered(services)),
    'prune-chats': at(18, () => pruneChats(services)),
    'prune-drafts': at(18, () => office.pruneDrafts(services)),
    'prune-facts': at(18, () => pruneFacts(services)),
    'prune-failures': at(19, () => pruneFailures(services)),
    'prune-gifts': at(19, () => shop.pruneUnpaidGifts(services)),
    'prune-imports': at(19, () => forgetLeftImports(services)),
    'prune-limits': at(19, () => deleteEndedWindows(services.db, services.clock.now())),
    'prune-lost-files': at(20, () => deleteOrphanedFiles(services)),
    'prune-mails': at(20, () => pruneMails(services)),
    'prune-notices': at(20, () => pruneNotices(services)),
    'prune-payment-notices': at(21, () => shop.prunePaymentNotices(services)),
    'prune-pictures': at(21, () => deleteAbandonedUploads(services)),
    'prune-recordings': at(21, () =>
      runSteps(services, 'prune-recordings', {
        sent: () => delivery.deleteAbandonedRecordings(services),
        spoken: () => delivery.deleteOldChapterParts(services),
      }),
    ),
    'prune-sign-ins': at(22, () => pruneSignIns(services)),
    'watch-disputes': at(11, () =>
      runSteps(services, 'watch-disputes', {
        read: () => shop.readDisputesAgain(services),
        due: () => shop.remindOfDisputes(services),
      }),
    ),
    'prune-webhooks': at(22, () => office.pruneWebhookDeliveries(services)),
  };
}
