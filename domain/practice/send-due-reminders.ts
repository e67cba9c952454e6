import type { Tx } from '../../db/connect.ts';
import { workInBatches } from '../duties/index.ts';
import type { Services } from '../services.ts';
import { isWorthSending } from './plan-reminders.ts';
import { readPractice } from './practice.ts';
import { claimDueReminders, findSession, type ReminderRow, settleReminder } from './queries.ts';
import { sendSessionLetters } from './session-letters.ts';

const BATCH = 50;

/**
 * Sends what is due. A reminder is settled in the transaction that writes its letters, so each goes out exactly once,
 * however many machines run this at the same time.
 */
export async function sendDueReminders(services: Services): Promise<number> {
  const { zone } = await readPractice(services);
  let sent = 0;
  await workInBatches(services, {
    duty: 'remind-of-sessions',
    lock: (tx, only) => claimDueReminders(tx, services.clock.now(), { limit: BATCH, only }),
    subject: ({ sessionId, kind, version }) => [sessionId, kind, version].join(':'),
    work: async (tx, due) => {
      let inBatch = 0;
      for (const reminder of due) if (await send(services, tx, reminder, zone)) inBatch++;
      sent += inBatch;
    },
  });
  return sent;
}

async function send(services: Services, tx: Tx, reminder: ReminderRow, zone: string): Promise<boolean> {
  const now = services.clock.now();
  const session = await findSession(tx, reminder.sessionId);
  const current = session?.status === 'scheduled' && session.version === reminder.version;
  const isWorth = current && isWorthSending(reminder.kind, session, now);
  if (isWorth) await sendSessionLetters(services, tx, kindOf(reminder), session, zone);
  await settleReminder(tx, reminder, isWorth ? 'sent' : 'missed', now);
  return isWorth;
}

const kindOf = ({ kind }: ReminderRow) => (kind === 'payment' ? 'unpaid' : 'reminder');
