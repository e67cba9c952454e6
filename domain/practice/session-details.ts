/**
 * What a session is prepared from: whose chart it is, and what it is to be about. Asked with the booking where the type wants
 * it, or later on the session's own page; staff enter and correct it. A member's profile answers for her.
 */
import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { type Concern, recogniseAsked } from '../../care/index.ts';
import { careWords } from '../../content/care/words.ts';
import { positions } from '../../content/meanings/index.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { sessionDetails, sessions } from '../../db/schema/index.ts';
import { toldNumber, type YChoice } from '../../numerology/index.ts';
import { optionalLine, text, ticked } from '../../shared/fields.ts';
import { careText, helpLinesTold } from '../care.ts';
import { countPerson } from '../count-person.ts';
import { DomainError, invalid } from '../errors.ts';
import type { Birth } from '../facts.ts';
import { fillProfileOf, readProfile, staffVerb } from '../identity/index.ts';
import { postMail } from '../mail/index.ts';
import { notifyOwner } from '../notices/index.ts';
import type { Deps } from '../services.ts';
import type { SessionRow } from './queries.ts';
import { asLogged, lockOwnSession, notScheduled, type SessionHolder } from './session.ts';
import { findType } from './session-types.ts';

/** The fields of every form that books a session or says later what it is prepared from. */
export const detailFields = z.object({
  birthName: optionalLine(120),
  birthDate: optionalLine(10),
  noBirthData: ticked,
  topic: z
    .string()
    .optional()
    .transform((written) => written?.trim() || undefined)
    .pipe(text(1000, 'Please write something.').optional()),
});

export type ToldDetails = z.output<typeof detailFields>;
export type NewDetails = Pick<Details, 'birthName' | 'birthDate' | 'spelling' | 'topic' | 'declined'>;
export type Known = { name: string; birthDate: string; spelling?: string; yChoices?: YChoice[] };
type Counts = Pick<Deps, 'clock' | 'content'>;

const RATHER_NOT = 'or tick that you would rather not tell';

/** What was typed, checked as the quiz checks it: a name that cannot be counted, or a date that is none, is said at once. */
export function checkDetails(
  services: Counts,
  { birthName, birthDate, noBirthData, topic = '' }: ToldDetails,
  known?: Known,
): NewDetails {
  if (noBirthData) return { birthName: '', birthDate: null, spelling: null, topic, declined: true };
  const missing = {
    ...(!birthName && { birthName: `Please give your full name at birth, ${RATHER_NOT}.` }),
    ...(!birthDate && { birthDate: `Please give your birth date, ${RATHER_NOT}.` }),
  };
  if (!birthName || !birthDate) throw invalid(missing);
  const isKnown = known?.name === birthName && known.birthDate === birthDate;
  const person = isKnown ? known : { name: birthName, birthDate };
  try {
    countPerson(services, person);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { name, spelling, ...fields } = error.fields;
    const birthNameError = spelling ?? name;
    throw invalid({ ...fields, ...(birthNameError && { birthName: birthNameError }) });
  }
  return { birthName, birthDate, spelling: person.spelling ?? null, topic, declined: false };
}

/** What a member's profile knows, for the form and for sessions of hers about which nothing was told. */
export async function knownOfMember(db: Db | Tx, userId: string): Promise<Known | undefined> {
  const profile = await readProfile(db, userId);
  if (!profile?.birthDate) return undefined;
  const { birthName, fullName, birthDate, editedSpelling, yChoices } = profile;
  return { name: birthName ?? fullName, birthDate, spelling: editedSpelling ?? undefined, yChoices };
}

/** With a booking, in its transaction. */
export async function addDetails(
  services: Deps,
  tx: Tx,
  session: Pick<SessionRow, 'id' | 'userId' | 'email' | 'name'>,
  details: NewDetails,
): Promise<void> {
  await saveDetails(tx, { ...details, sessionId: session.id, toldAt: services.clock.now() });
  await fillProfile(services, tx, session, details);
  const concern = recogniseAsked(details.topic);
  if (concern) await careFor(services, tx, session, concern);
}

/** Later, by the session's page or in the portal; as often as she likes, until the session is over. */
export async function tellDetails(
  services: Deps,
  holder: SessionHolder,
  typed: ToldDetails,
): Promise<{ state: 'told' | 'declined' }> {
  return services.db.transaction(async (tx) => {
    const session = await lockOwnSession(services, tx, holder);
    if (session.status !== 'scheduled' || session.endsAt <= services.clock.now()) throw notScheduled();
    const known = session.userId ? await knownOfMember(tx, session.userId) : undefined;
    const before = await findDetails(tx, session.id);
    const details = checkDetails(services, typed, known ?? asKnown(before));
    if (details.topic === before?.topic) {
      await saveDetails(tx, { ...details, sessionId: session.id, toldAt: services.clock.now() });
      await fillProfile(services, tx, session, details);
    } else await addDetails(services, tx, session, details);
    return { state: details.declined ? 'declined' : 'told' };
  });
}

const correction = detailFields.omit({ noBirthData: true }).extend({ sessionId: z.string() });

/** As the practitioner heard it, or sees that it should be. For this session; a profile is its owner's own. */
export const correctDetails = staffVerb(
  'session.details_corrected',
  correction,
  async (services, tx, { actor, sessionId, birthName, birthDate, topic }, refuse) => {
    const session = await lockOwnSession(services, tx, { actor, sessionId });
    const before = await findDetails(tx, session.id);
    const isEmpty = !birthName && !birthDate;
    if (!isEmpty && !birthName) throw refuse({ birthName: 'Please give the full name at birth.' });
    if (!isEmpty && !birthDate) throw refuse({ birthDate: 'Please give the birth date.' });
    const typed = { birthName, birthDate, topic, noBirthData: isEmpty };
    const known = session.userId ? await knownOfMember(tx, session.userId) : asKnown(before);
    const details = checkDetails(services, typed, known);
    const declined = isEmpty && (before?.declined ?? false);
    const now = services.clock.now();
    const correctedAt = isEmpty ? null : now;
    await saveDetails(tx, { ...details, declined, sessionId, correctedAt, toldAt: before?.toldAt ?? now });
    return {
      about: asLogged(services, session),
      // Whose birth date it is stays out of the log.
      after: { birthData: isEmpty ? 'none' : 'written', topic: details.topic ? 'written' : 'none' },
      answer: { isCounted: !isEmpty },
    };
  },
);

export type ShownDetails = {
  /** Of its type: nothing is asked where the type does not want it. */
  asks: boolean;
  state: 'told' | 'declined' | 'missing';
  birthName: string;
  birthDate?: string;
  topic: string;
  /** What the engine makes of it. */
  numbers: { label: string; told: string }[];
  /** By staff. */
  isCorrected: boolean;
  /** Whom to call, where the topic is no question for a chart. */
  care?: { language: string; words: string; lines: string[] };
};

type OfSession = Pick<SessionRow, 'id' | 'userId' | 'sessionType'>;

/** What a session is prepared from, as its person and the office see it. */
export async function readDetails(
  services: Counts & Pick<Deps, 'config'>,
  db: Db | Tx,
  { id, userId, sessionType }: OfSession,
): Promise<ShownDetails> {
  const details = await findDetails(db, id);
  const known = userId ? await knownOfMember(db, userId) : undefined;
  const type = await findType(db, sessionType);
  return showDetails(services, { details, known, asks: type?.asksBirthData ?? false });
}

type Read = { details?: Details; known?: Known; asks: boolean };

export function showDetails(
  services: Counts & Pick<Deps, 'config'>,
  { details, known, asks }: Read,
): ShownDetails {
  const person = details?.declined ? undefined : personOf(details, known);
  return {
    asks,
    state: person ? 'told' : details?.declined ? 'declined' : 'missing',
    birthName: person?.name ?? '',
    birthDate: person?.birthDate,
    topic: details?.topic ?? '',
    numbers: person ? countedNumbers(services, person) : [],
    isCorrected: Boolean(details?.correctedAt),
    care: careIn(services, details?.topic ?? ''),
  };
}

/** Whom this very session was told to be about. */
export async function personOfSession(
  db: Db | Tx,
  { id, userId }: Pick<OfSession, 'id' | 'userId'>,
): Promise<Known | undefined> {
  const details = await findDetails(db, id);
  if (!details?.birthDate) return undefined;
  return personOf(details, userId ? await knownOfMember(db, userId) : undefined);
}

const asKnown = (details: Details | undefined): Known | undefined =>
  details?.birthDate
    ? { name: details.birthName, birthDate: details.birthDate, spelling: details.spelling ?? undefined }
    : undefined;

/** What was told of this session; of the same name and day, the profile knows how the name is counted. */
function personOf(details: Details | undefined, known: Known | undefined): Known | undefined {
  const told = asKnown(details);
  const isHer = told && known?.name === told.name && known.birthDate === told.birthDate;
  return isHer ? known : (told ?? known);
}

function countedNumbers(services: Counts, person: Known): ShownDetails['numbers'] {
  try {
    const { numbers } = countPerson(services, person);
    return (['lifePath', 'expression', 'soulUrge'] as const).map((key) => ({
      label: positions[key].name,
      told: toldNumber(numbers[key]),
    }));
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

/** For the contact. */
export async function toldBirth(services: Counts, tx: Tx, sessionId: string): Promise<Birth | undefined> {
  const details = await findDetails(tx, sessionId);
  return details && birthIn(services, details);
}

function birthIn(services: Counts, { birthName, birthDate, spelling }: NewDetails): Birth | undefined {
  if (!birthDate) return undefined;
  const person = { name: birthName, birthDate, spelling: spelling ?? undefined };
  const { lifePath, expression, soulUrge } = countPerson(services, person).numbers;
  return {
    date: birthDate,
    lifePath: lifePath.digit,
    expression: expression.digit,
    soulUrge: soulUrge.digit,
  };
}

/** A profile without numbers takes them; one that has them keeps them. */
async function fillProfile(
  services: Deps,
  tx: Tx,
  { userId }: Pick<SessionRow, 'userId'>,
  details: NewDetails,
): Promise<void> {
  const birth = birthIn(services, details);
  if (!userId || !birth) return;
  await fillProfileOf(tx, userId, {
    fullName: details.birthName,
    birthDate: birth.date,
    editedSpelling: details.spelling,
    yChoices: [],
    lifePathNumber: birth.lifePath,
    expressionNumber: birth.expression,
    soulUrgeNumber: birth.soulUrge,
  });
}

/** Guests whose mailbox has become an account's: what they told with their last booking is known in the portal too. */
export async function fillProfileFromSessions(services: Deps, tx: Tx, userId: string): Promise<void> {
  const [last] = await listToldBy(tx, { userId, emails: [] }, 1);
  if (last) await fillProfile(services, tx, { userId }, last);
}

// Care

const careIn = (services: Pick<Deps, 'config' | 'content'>, topic: string): ShownDetails['care'] => {
  const concern = recogniseAsked(topic);
  if (!concern) return undefined;
  const lines = helpLinesTold(services, concern).split('\n');
  const { language, kind } = concern;
  return {
    language,
    words: careWords[language].opening[kind],
    lines: lines.map((line) => line.replace('• ', '')),
  };
};

/** The practitioner is told, and who wrote it gets warm words and whom to call, before anything is paid. */
async function careFor(
  services: Deps,
  tx: Tx,
  { id, userId, email }: Pick<SessionRow, 'id' | 'userId' | 'email'>,
  concern: Concern,
): Promise<void> {
  const about = `session:${id}`;
  await notifyOwner(services, tx, {
    kind: 'care',
    key: `care:${about}:${services.clock.now().getTime()}`,
    about,
    title: 'Somebody needs a person',
    text: 'Please read what a session is to be about.',
    path: `/office/calendar/${id}`,
    isUrgent: concern.severity === 'crisis',
  });
  const { language } = concern;
  const { letter } = careWords[language];
  const words = careText(services, concern, { isTold: true });
  const props = { language, ...letter, text: words, name: '', canReply: false };
  await postMail(services, tx, {
    to: email,
    userId: userId ?? undefined,
    about,
    template: 'care-received',
    props,
  });
}

// SQL

export type Details = typeof sessionDetails.$inferSelect;

export async function findDetails(db: Db | Tx, sessionId: string): Promise<Details | undefined> {
  const [details] = await db.select().from(sessionDetails).where(eq(sessionDetails.sessionId, sessionId));
  return details;
}

export async function listDetails(db: Db | Tx, sessionIds: string[]): Promise<Map<string, Details>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await db.select().from(sessionDetails).where(inArray(sessionDetails.sessionId, sessionIds));
  return new Map(rows.map((row) => [row.sessionId, row]));
}

async function saveDetails(tx: Tx, row: typeof sessionDetails.$inferInsert): Promise<void> {
  await tx
    .insert(sessionDetails)
    .values(row)
    .onConflictDoUpdate({ target: sessionDetails.sessionId, set: { correctedAt: null, ...row } });
}

/** The same person, another hour. */
export async function copyDetails(tx: Tx, from: string, to: string): Promise<void> {
  const details = await findDetails(tx, from);
  if (details) await saveDetails(tx, { ...details, sessionId: to });
}

/** What was told of the newest booking of this type that was let go unpaid: a member who books again does not tell it again. */
export async function copyReleasedDetails(tx: Tx, { id, sessionType, userId }: SessionRow): Promise<void> {
  if (!userId) return;
  const [released] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(sessionDetails, eq(sessionDetails.sessionId, sessions.id))
    .where(
      and(eq(sessions.userId, userId), eq(sessions.sessionType, sessionType), isNotNull(sessions.releasedAt)),
    )
    .orderBy(desc(sessions.releasedAt))
    .limit(1);
  if (released) await copyDetails(tx, released.id, id);
}

type Who = { userId: string | null; emails: string[] };

/** What somebody told with her sessions, newest first. */
export async function listToldBy(db: Db | Tx, { userId, emails }: Who, limit: number): Promise<Details[]> {
  const isHers = or(
    userId ? eq(sessions.userId, userId) : undefined,
    emails.length > 0 ? inArray(sessions.guestEmail, emails) : undefined,
  );
  if (!isHers) return [];
  const rows = await db
    .select({ details: sessionDetails })
    .from(sessionDetails)
    .innerJoin(sessions, eq(sessions.id, sessionDetails.sessionId))
    .where(and(isHers, isNotNull(sessionDetails.birthDate)))
    .orderBy(desc(sessionDetails.toldAt))
    .limit(limit);
  return rows.map(({ details }) => details);
}
