import type { Tx } from '../../db/connect.ts';
import type { SessionLetter } from '../../emails/mails.ts';
import { HOUR } from '../../shared/durations.ts';
import { keysOf } from '../../shared/records.ts';
import { type FormatName, momentAt, onBothClocks } from '../../shared/visitor-formats.ts';
import { showIn } from '../../shared/wall-time.ts';
import { readerOf } from '../contacts/index.ts';
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
import { readDetails, type ShownDetails } from './session-details.ts';

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
  /** The practitioner's own words; and that the order which paid for it was taken back. */
  { words, isWithdrawn }: { words?: string; isWithdrawn?: boolean } = {},
): Promise<void> {
  const office = `${services.config.appUrl}/office`;
  const content = services.content.current();
  const url = sessionUrl(services, session);
  const details = await readDetails(services, tx, session);
  const reader = await readerOf(tx, session.email);
  const clocks = { home: practiceZone, zone: session.memberZone ?? reader.zone };
  const facts = {
    kind,
    words,
    isWithdrawn,
    name: session.name,
    sessionType: content.titleOfSession(session.sessionType),
    minutes: session.durationMinutes,
    toBePaid: session.paymentState === 'to_be_paid',
    priceCents: session.priceCents ?? undefined,
    isGuest: session.userId === null,
    isFixed: !mayChange(session, services.clock.now()),
  };
  const invitation = (address: string, how?: Parameters<typeof calendarInvitation>[3]) =>
    withoutInvitation.includes(kind)
      ? []
      : [{ kind: 'invitation' as const, ...calendarInvitation(content, session, address, how) }];
  await postMail(services, tx, {
    to: session.email,
    userId: session.userId ?? undefined,
    about: `session:${session.id}`,
    template: 'session',
    attachments: invitation(url),
    props: {
      ...facts,
      ...timesOf(session, clocks, reader.formats),
      to: 'member',
      url,
      asksBirthData: details.asks && details.state === 'missing',
    },
  });
  if (forMemberAlone.includes(kind)) return;
  await postMail(services, tx, {
    to: content.site.contactEmail,
    about: `session:${session.id}`,
    template: 'session',
    attachments: invitation(office, { publish: true, who: session.name || session.email }),
    props: {
      ...facts,
      ...timesOf(session, clocks, content.site.clock === '12' ? 'own' : 'uk'),
      to: 'guide',
      url: office,
      prepared: preparedFrom(details),
    },
  });
}

/** Each side reads hours as it writes them. */
const timesOf = (
  { scheduledDate, payBy }: SessionRow,
  clocks: Parameters<typeof onBothClocks>[2],
  way: FormatName,
) => ({
  ...onBothClocks(way, scheduledDate, clocks),
  payBy: payBy ? momentAt(way, payBy, clocks.zone ?? clocks.home) : undefined,
});

/** For the practitioner: whom it is about, their numbers, and what they wish to speak of. */
function preparedFrom({
  state,
  birthName,
  birthDate,
  numbers,
  topic,
}: ShownDetails): SessionLetter['prepared'] {
  const person = birthDate && `${birthName}, born ${showIn(`${birthDate}T12:00:00Z`, 'UTC', 'd MMMM yyyy')}`;
  return {
    person: state === 'declined' ? 'would rather not tell' : person || 'not told yet',
    numbers: numbers.map(({ label, told }) => `${label} ${told}`).join(' · ') || undefined,
    topic: topic || undefined,
  };
}

/** Nothing has changed that a calendar should know. */
const withoutInvitation: LetterKind[] = ['reminder', 'unpaid', 'credited', 'away'];
const forMemberAlone: LetterKind[] = ['unpaid', 'credited', 'away'];
