import type { Tx } from '../../db/connect.ts';
import type { SessionLetter } from '../../emails/mails.ts';
import { HOUR } from '../../shared/durations.ts';
import { keysOf } from '../../shared/records.ts';
import { placeOf, showIn } from '../../shared/wall-time.ts';
import { processDueInBatches } from '../duties.ts';
import { postMail } from '../mail/index.ts';
import type { Deps, Services } from '../services.ts';
import { calendarInvitation } from './invitations.ts';
import { readPractice } from './practice.ts';
import {
  claimDueReminders,
  deleteDueReminders,
  findSession,
  insertReminders,
  type ReminderRow,
  type SessionRow,
  settleReminder,
} from './queries.ts';
import { mayChange, remindOfPaymentAt, sessionUrl } from './session.ts';

type ReminderKind = ReminderRow['kind'];
type Before = Exclude<ReminderKind, 'payment'>;
export const hoursBefore: Record<Before, number> = { day_before: 24, hour_before: 1 };

/** Which reminders a booking gets: those whose moment still lies ahead. */
export function remindersFor(
  startsAt: Date,
  now: Date,
  payBy?: Date | null,
): { kind: ReminderKind; dueAt: Date }[] {
  const before: { kind: ReminderKind; dueAt: Date }[] = keysOf(hoursBefore).map((kind) => ({
    kind,
    dueAt: new Date(startsAt.getTime() - hoursBefore[kind] * HOUR),
  }));
  const payment = payBy ? [{ kind: 'payment' as const, dueAt: remindOfPaymentAt(now, payBy) }] : [];
  return [...before, ...payment].filter(({ dueAt }) => dueAt > now);
}

/** Puts the reminders of this version of a booking in the place of all earlier ones. */
export async function planReminders(
  tx: Tx,
  { id, scheduledDate, version, payBy }: Pick<SessionRow, 'id' | 'scheduledDate' | 'version' | 'payBy'>,
  now: Date,
): Promise<void> {
  await deleteDueReminders(tx, id);
  await insertReminders(
    tx,
    remindersFor(scheduledDate, now, payBy).map((reminder) => ({ ...reminder, sessionId: id, version })),
  );
}

/** Late (after an outage, say) a reminder goes out only while it still says something. */
export function isWorthSending(
  kind: ReminderKind,
  { scheduledDate, payBy }: Pick<SessionRow, 'scheduledDate' | 'payBy'>,
  now: Date,
): boolean {
  if (kind === 'payment') return payBy !== null && payBy > now;
  const left = scheduledDate.getTime() - now.getTime();
  return kind === 'day_before' ? left > hoursBefore.hour_before * HOUR : left > 0;
}

const BATCH = 50;

/**
 * Sends what is due. A reminder is settled in the transaction that writes its letters, so each goes out exactly once,
 * however many machines run this at the same time.
 */
export async function sendDueReminders(services: Services): Promise<number> {
  const { zone } = await readPractice(services);
  let sent = 0;
  await processDueInBatches(services, {
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

type LetterKind = SessionLetter['kind'];

/** Writes to both sides, each by the clocks that matter to them. Changes carry the calendar invitation. */
export async function sendSessionLetters(
  services: Deps,
  tx: Tx,
  kind: LetterKind,
  session: SessionRow,
  practiceZone: string,
  words?: string,
): Promise<void> {
  const office = `${services.config.appUrl}/office`;
  const { site } = services.content.current();
  const url = sessionUrl(services, session);
  const facts = {
    kind,
    words,
    name: session.name,
    sessionType: session.sessionType,
    minutes: session.durationMinutes,
    when: clock(session.scheduledDate, practiceZone),
    theirs: otherClock(session, practiceZone),
    toBePaid: session.paymentState === 'to_be_paid',
    priceCents: session.priceCents ?? undefined,
    isGuest: session.userId === null,
    isFixed: !mayChange(session, services.clock.now()),
    payBy: session.payBy ? clock(session.payBy, session.memberZone ?? practiceZone) : undefined,
  };
  const invitation = (address: string, how?: Parameters<typeof calendarInvitation>[3]) =>
    withoutInvitation.includes(kind)
      ? []
      : [{ kind: 'invitation' as const, ...calendarInvitation(site, session, address, how) }];
  await postMail(services, tx, {
    to: session.email,
    userId: session.userId ?? undefined,
    about: `session:${session.id}`,
    template: 'session',
    attachments: invitation(url),
    props: { ...facts, to: 'member', url },
  });
  if (forMemberAlone.includes(kind)) return;
  await postMail(services, tx, {
    to: site.contactEmail,
    about: `session:${session.id}`,
    template: 'session',
    attachments: invitation(office, { publish: true, who: session.name || session.email }),
    props: { ...facts, to: 'guide', url: office },
  });
}

/** Nothing has changed that a calendar should know. */
const withoutInvitation: LetterKind[] = ['reminder', 'unpaid', 'credited', 'away'];
const forMemberAlone: LetterKind[] = ['unpaid', 'credited', 'away'];

const clock = (moment: Date, zone: string) =>
  `${showIn(moment, zone, "EEEE d MMMM yyyy 'at' h:mm a")} (${placeOf(zone)})`;

/** The member's own clock, when it shows something else. */
function otherClock({ scheduledDate, memberZone }: SessionRow, practiceZone: string): string | undefined {
  if (!memberZone) return undefined;
  const shows = (zone: string) => showIn(scheduledDate, zone, 'yyyy-MM-dd HH:mm');
  return shows(memberZone) === shows(practiceZone) ? undefined : clock(scheduledDate, memberZone);
}
