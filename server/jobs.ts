import { forgetOldChats } from '../domain/chat/forget-old-chats.ts';
import type { JobName } from '../domain/jobs.ts';
import { deleteEndedWindows } from '../domain/limits/queries.ts';
import { sendDueMails } from '../domain/mailing/send-due-mails.ts';
import type { Services } from '../domain/services.ts';
import { forgetLostFiles } from '../domain/support/forget-lost-files.ts';

type Job = { cron?: string; run: (data: unknown) => Promise<void> };

/** Every job of the house. Each may run twice, and on two machines. */
export function jobList(services: Services): Record<JobName, Job> {
  const { db, clock } = services;
  return {
    // Posting a mail asks for a run at once; the cron run picks up retries and what a crash left behind.
    'send-mails': { cron: '* * * * *', run: async () => void (await sendDueMails(services)) },
    'tidy-up': {
      cron: '17 * * * *',
      run: async () => {
        await deleteEndedWindows(db, clock.now());
        await forgetOldChats(services);
        await forgetLostFiles(services);
      },
    },
  };
}
