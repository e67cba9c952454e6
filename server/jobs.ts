import type { JobName } from '../domain/jobs.ts';
import { deleteEndedWindows } from '../domain/limits/queries.ts';
import { sendDueMails } from '../domain/mailing/send-due-mails.ts';
import { runDueSequences } from '../domain/sequences/run-due-sequences.ts';
import type { Services } from '../domain/services.ts';

type Job = { cron?: string; run: (data: unknown) => Promise<void> };

/** Every job of the house. Each may run twice, and on two machines. */
export function jobList(services: Services): Record<JobName, Job> {
  const { db, clock } = services;
  return {
    // Posting a mail asks for a run at once; the cron run picks up retries and what a crash left behind.
    'send-mails': { cron: '* * * * *', run: async () => void (await sendDueMails(services)) },
    // Hourly for what has become due; starting a sequence asks for a run of its own where one is needed.
    'run-sequences': { cron: '0 * * * *', run: async () => void (await runDueSequences(services)) },
    'tidy-up': { cron: '17 * * * *', run: () => deleteEndedWindows(db, clock.now()) },
  };
}
