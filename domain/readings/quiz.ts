import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Attachment, MailRefused } from '../../adapters/mail/mail.ts';
import { writtenProduct } from '../../content/catalogue.ts';
import { consentTexts } from '../../content/consents.ts';
import { type MeaningOf, positions } from '../../content/meanings/index.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { numerologyReports, quizLeads } from '../../db/schema/index.ts';
import type { DocumentEdition } from '../../documents/index.ts';
import { type CalendarDate, type CoreNumber, parseDate } from '../../numerology/index.ts';
import { chartOf, type NameSpelling, spellName } from '../../numerology/names/index.ts';
import type { Arrival } from '../../shared/arrival.ts';
import { HOUR } from '../../shared/durations.ts';
import { line } from '../../shared/fields.ts';
import { leadIdOf, leadToken } from '../../shared/lead-token.ts';
import { recordOf } from '../../shared/records.ts';
import { countPerson, mastersOf, nameErrors, type PersonAnswers } from '../count-person.ts';
import { invalid, notFound } from '../errors.ts';
import { announce } from '../facts.ts';
import { memberVerb } from '../form-verb.ts';
import { fillProfileOf } from '../identity/index.ts';
import { postMail, recordSubscription } from '../mail/index.ts';
import { firstLetterWithFiles, startSequence } from '../marketing/index.ts';
import type { Deps, ReadsContent } from '../services.ts';
import { newOfferEnd, offerEnd, type ShownOffer, toShownOffer } from '../shop/index.ts';
import { today } from '../today.ts';
import { type QuizCards, type QuizPosition, quizPositions, sharedPath, toQuizCards } from './quiz-cards.ts';

type LeadInput = QuizAnswers & {
  email: string;
  marketingConsent: boolean;
  /** The token of the mini reading's offer, where this browser has one: other answers start no second one. */
  offer?: string;
} & Arrival;
export type CapturedLead = { lead: string; offer: ShownOffer };

/**
 * Keeps a lead and sends its report. The numbers are worked out here, whatever the browser thought they were. The
 * same answers again are the same lead with the same deadline; they bring a second letter only when the spelling
 * was corrected, or a day later, when somebody who lost the first one asks again.
 */
export async function captureLead(services: Deps, input: LeadInput): Promise<CapturedLead> {
  const { name, email, birthDate, spelling, marketingConsent } = input;
  const { cards } = calculateQuizResult(services, input);
  const now = services.clock.now();
  const counted = { ...digits(cards), editedSpelling: spelling ?? null };

  const kept = await services.db.transaction(async (tx) => {
    const offerEndsAt =
      (await firstOfferOf(tx, { email, birthDate })) ??
      offerEnd(services, input.offer) ??
      newOfferEnd(services);
    const { lead, isNew } = await insertLead(tx, {
      ...counted,
      name,
      email,
      birthDate,
      offerEndsAt,
      createdAt: now,
    });
    const isNews = isNew || lead.editedSpelling !== counted.editedSpelling || isOld(lead, now);
    if (isNews) await tellTaken(services, tx, { ...lead, ...counted }, input);
    if (marketingConsent) {
      const text = consentTexts.subscription;
      await recordSubscription(services, tx, { email, text, source: 'quiz' });
    }
    if (isNews) {
      await changeLead(tx, lead.id, { ...counted, reportPostedAt: now });
      await handOver(services, tx, { lead: { ...lead, ...counted }, marketingConsent });
    }
    return lead;
  });
  return {
    lead: leadToken(services.config.secret, kept.id),
    offer: toShownOffer(services, kept.offerEndsAt),
  };
}

async function handOver(services: Deps, tx: Tx, told: { lead: Lead; marketingConsent: boolean }) {
  const { id: leadId, name, email, lifePath, expression, soulUrge } = told.lead;
  const createdAt = services.clock.now();
  await saveReport(tx, { leadId, name, email, lifePath, expression, soulUrge, createdAt });
  await followUp(services, tx, told);
}

function tellTaken(services: Deps, tx: Tx, lead: Lead, { zone, source }: Arrival): Promise<void> {
  const { name, email, birthDate: date, lifePath, expression, soulUrge } = lead;
  const birth = { date, lifePath, expression, soulUrge };
  return announce(services, tx, { type: 'quiz-taken', email, name, birth, zone, source });
}

function isOld({ reportPostedAt }: Lead, now: Date): boolean {
  return reportPostedAt === null || now.getTime() - reportPostedAt.getTime() >= 24 * HOUR;
}

function digits({ lifePath, expression, soulUrge }: QuizCards) {
  return { lifePath: lifePath.number, expression: expression.number, soulUrge: soulUrge.number };
}

/**
 * The letters that a lead sets in motion; the first one carries the report. Whoever asks again while they are still
 * coming gets the report alone.
 */
async function followUp(
  services: Deps,
  tx: Tx,
  { lead, marketingConsent }: { lead: Lead; marketingConsent: boolean },
): Promise<void> {
  const { id: leadId, name, email, birthDate, lifePath, expression, soulUrge } = lead;
  const masters = mastersOfLead(services, lead);
  const { started } = await startSequence(services, tx, {
    type: 'quiz_nurture',
    email,
    name,
    quizResults: { lifePath, expression, soulUrge, masters, birthDate },
    firstLetter: firstLetterWithFiles(
      [{ kind: 'free-report', leadId }],
      marketingConsent ? offerOf(services, lead) : {},
    ),
  });
  if (!started) await sendFreeReport(services, tx, lead);
}

/** The lead's own price for the mini reading, while it holds. A letter that advertises is for those who said yes to it. */
function offerOf(services: Deps, { offerEndsAt }: Lead): { offerEndsAt?: string; offer?: string } {
  if (offerEndsAt <= services.clock.now()) return {};
  const { endsAt, token } = toShownOffer(services, offerEndsAt);
  return { offerEndsAt: endsAt, offer: token };
}

type QuizAnswers = PersonAnswers;

/** The three numbers as cards, and the spelling they were counted with. */
export function calculateQuizResult(services: Pick<Deps, 'clock'> & ReadsContent, answers: QuizAnswers) {
  const { numbers, spelling } = countPerson(services, answers);
  return { cards: toQuizCards(numbers), spelling: toShownSpelling(spelling) };
}

/** How the name was counted, for the visitor to check. */
export type ShownSpelling = {
  text: string;
  /** Whether it differs from what was typed in more than capitals. */
  changed: boolean;
  /** Nothing can be suggested: its owner writes it as her passport does. */
  passport?: true;
  leftOut: string[];
};

export function readSpelling(name: string): ShownSpelling {
  const reading = spellName(name);
  if (!reading.ok) throw invalid({ name: nameErrors[reading.error] });
  return toShownSpelling(reading.spelling);
}

function toShownSpelling({ text, words, leftOut }: NameSpelling): ShownSpelling {
  return {
    text,
    changed: words.some(({ changes }) => changes.length > 0),
    leftOut: leftOut.map(({ raw }) => raw),
  };
}

/** The deadline of one lead, for the browser that sent it. */
export async function readOfferEnd(
  services: Pick<Deps, 'db' | 'clock' | 'config'>,
  { token }: { token: string },
): Promise<ShownOffer> {
  const leadId = leadIdOf(services.config.secret, token);
  const lead = leadId && (await findLead(services.db, leadId));
  if (!lead) throw notFound('Offer');
  return toShownOffer(services, lead.offerEndsAt);
}

/** The letter that carries the report. Service mail, because it was asked for; so it advertises nothing. */
async function sendFreeReport(services: Deps, tx: Tx, lead: Lead): Promise<void> {
  const { id: leadId, name, email: to, lifePath, expression, soulUrge } = lead;
  const numbers = { lifePath, expression, soulUrge, ...mastersOfLead(services, lead) };
  await postMail(services, tx, {
    to,
    template: 'free-report',
    props: { name, numbers, resultsUrl: `${services.config.appUrl}${sharedPath(numbers)}` },
    attachments: [{ kind: 'free-report', leadId }],
  });
}

/** Once more, for somebody who lost the first letter. */
export async function postLeadReport(services: Deps, tx: Tx, leadId: string): Promise<void> {
  const lead = await findLead(tx, leadId);
  if (!lead) throw notFound('Report');
  await sendFreeReport(services, tx, lead);
}

type Needs = Pick<Deps, 'clock' | 'documents' | 'config'> & ReadsContent;

/** The free report for these answers; what cannot be counted is refused as in the quiz itself. */
export async function freeReportFromAnswers(services: Needs, answers: QuizAnswers): Promise<Attachment> {
  calculateQuizResult(services, answers);
  return drawFreeReport(services, answers);
}

/** The report of a kept lead, to travel with its mail. */
export async function freeReportOfLead(
  services: Needs & Pick<Deps, 'db'>,
  { leadId }: { leadId: string },
): Promise<Attachment> {
  const lead = await findLead(services.db, leadId);
  // Erased meanwhile, at its owner's wish: trying again cannot help.
  if (!lead) throw new MailRefused('the lead was erased', { deadAddress: false });
  const { name, birthDate, editedSpelling } = lead;
  return drawFreeReport(services, { name, birthDate, spelling: editedSpelling ?? undefined });
}

/** From answers that have been checked before. */
export async function drawFreeReport(services: Needs, answers: QuizAnswers): Promise<Attachment> {
  const { brand } = services.content.current().site;
  return {
    filename: `${brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-free-report.pdf`,
    contentType: 'application/pdf',
    content: await renderFreeReport(services, answers, { edition: 'screen', issuedOn: today(services) }),
  };
}

export async function renderFreeReport(
  services: Needs,
  { name, birthDate: born, spelling, yChoices }: QuizAnswers,
  { edition, issuedOn }: { edition: DocumentEdition; issuedOn: CalendarDate },
): Promise<Uint8Array> {
  const content = services.content.current();
  const { school: system } = content.site;
  const birthDate = parseDate(born);
  const person = birthDate && chartOf({ name, editedSpelling: spelling, yChoices, birthDate, system });
  if (!person?.ok) throw notFound('Report');
  const siteUrl = services.config.appUrl;
  const data = { name, chart: person.numbers, issuedOn, siteUrl };
  return services.documents.render('free-report', data, content, edition);
}

const told: CoreNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33];

type Line = { title: string; essence: string };

/** The one-line meanings of all the quiz can show: small enough to travel with the page, so results need no second call. */
export type QuizMeanings = Record<QuizPosition, { name: string; numbers: Record<CoreNumber, Line> }>;

export type OfferedProduct = {
  name: string;
  description: string;
  urgency: string;
  priceCents: number;
  originalPriceCents: number;
};

/** No product while the mini reading is taken off sale. */
export type QuizContent = { meanings: QuizMeanings; product?: OfferedProduct };

export function readQuizContent({ content }: ReadsContent): QuizContent {
  const { catalogue, meaningOf } = content.current();
  const {
    name,
    description,
    urgency = '',
    priceCents,
    originalPriceCents,
    paused,
  } = writtenProduct(catalogue, 'mini-reading');
  const product = {
    name,
    description,
    urgency,
    priceCents,
    originalPriceCents: originalPriceCents ?? priceCents,
  };
  return {
    meanings: recordOf(quizPositions, (key) => linesOf(key, meaningOf)),
    product: paused ? undefined : product,
  };
}

function linesOf(position: QuizPosition, meaningOf: MeaningOf): QuizMeanings[QuizPosition] {
  const numbers = recordOf(told, (number) => {
    const { title, essence } = meaningOf(position, number);
    return { title, essence };
  });
  return { name: positions[position].name, numbers };
}

/**
 * What this browser told the quiz is its member's own: a profile without numbers takes them, one that has them keeps
 * them. The token is the proof; an address would be a guess.
 */
export const fillProfileFromQuiz = memberVerb(
  z.object({ lead: line(200, 'Which quiz?') }),
  async ({ db, config }, { memberId, lead: token }) => {
    const leadId = leadIdOf(config.secret, token);
    const lead = leadId && (await findLead(db, leadId));
    if (!lead) return { known: false };
    await fillProfileOf(db, memberId, {
      fullName: lead.name,
      birthDate: lead.birthDate,
      editedSpelling: lead.editedSpelling,
      yChoices: [],
      lifePathNumber: lead.lifePath,
      expressionNumber: lead.expression,
      soulUrgeNumber: lead.soulUrge,
    });
    return { known: true };
  },
);

/** What this browser told the quiz, for a form in the same browser: the token is the proof. */
export async function readLeadPerson({ db, config }: Pick<Deps, 'db' | 'config'>, token: string) {
  const leadId = leadIdOf(config.secret, token);
  const lead = leadId && (await findLead(db, leadId));
  if (!lead) return undefined;
  return { name: lead.name, email: lead.email, birthDate: lead.birthDate };
}

/** The master numbers behind a lead's digits, which letters tell as the report does. */
function mastersOfLead(services: Pick<Deps, 'clock'> & ReadsContent, lead: Lead) {
  const { name, birthDate, editedSpelling } = lead;
  return mastersOf(countPerson(services, { name, birthDate, spelling: editedSpelling ?? undefined }).numbers);
}

type Lead = typeof quizLeads.$inferSelect;
// SQL

type NewLead = typeof quizLeads.$inferInsert;

/** A lead with these answers, for this transaction alone: made now, or found and locked. */
async function insertLead(tx: Tx, answers: NewLead): Promise<{ lead: Lead; isNew: boolean }> {
  const [made] = await tx.insert(quizLeads).values(answers).onConflictDoNothing().returning();
  if (made) return { lead: made, isNew: true };
  const [found] = await tx
    .select()
    .from(quizLeads)
    .where(
      and(
        eq(quizLeads.email, answers.email),
        eq(quizLeads.name, answers.name),
        eq(quizLeads.birthDate, answers.birthDate),
      ),
    )
    .for('update');
  if (!found) throw new Error('a lead was refused as a repeat of none');
  return { lead: found, isNew: false };
}

/** One offer per person: the same address and birth date in another browser, or with the name spelled differently, is her. */
async function firstOfferOf(
  tx: Tx,
  { email, birthDate }: Pick<NewLead, 'email' | 'birthDate'>,
): Promise<Date | undefined> {
  const [first] = await tx
    .select({ endsAt: quizLeads.offerEndsAt })
    .from(quizLeads)
    .where(and(eq(quizLeads.email, email), eq(quizLeads.birthDate, birthDate)))
    .orderBy(quizLeads.offerEndsAt)
    .limit(1);
  return first?.endsAt;
}

async function changeLead(tx: Tx, id: string, change: Partial<NewLead>): Promise<void> {
  await tx.update(quizLeads).set(change).where(eq(quizLeads.id, id));
}

async function findLead(db: Db | Tx, id: string): Promise<Lead | undefined> {
  const [lead] = await db.select().from(quizLeads).where(eq(quizLeads.id, id));
  return lead;
}

export async function findLatestLead(db: Db | Tx, email: string): Promise<Lead | undefined> {
  const [lead] = await db
    .select()
    .from(quizLeads)
    .where(eq(quizLeads.email, email))
    .orderBy(desc(quizLeads.createdAt))
    .limit(1);
  return lead;
}

/** One report per lead; a corrected spelling corrects it. */
async function saveReport(tx: Tx, row: typeof numerologyReports.$inferInsert): Promise<void> {
  const { lifePath, expression, soulUrge } = row;
  await tx
    .insert(numerologyReports)
    .values(row)
    .onConflictDoUpdate({ target: numerologyReports.leadId, set: { lifePath, expression, soulUrge } });
}
