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
  for (;;) {
    const batch = await sendBatch(services, zone);
    sent += batch.sent;
    if (batch.size < BATCH) return sent;
  }
}

async function sendBatch(services: Services, zone: string): Promise<{ size: number; sent: number }> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const due = await claimDueReminders(tx, clock.now(), BATCH);
    let sent = 0;
    for (const reminder of due) {
      const session = await findSession(tx, reminder.sessionId);
      const current = session?.status === 'scheduled' && session.version === reminder.version;
      const worth = current && isWorthSending(reminder.kind, session, clock.now());
      if (worth) await sendSessionLetters(services, tx, kindOf(reminder), session, zone);
      if (worth) sent += 1;
      await settleReminder(tx, reminder, worth ? 'sent' : 'missed', clock.now());
    }
    return { size: due.length, sent };
  });
}

const kindOf = ({ kind }: ReminderRow) => (kind === 'payment' ? 'unpaid' : 'reminder');
