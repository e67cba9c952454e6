import type { Db, Tx } from '../../../db/connect.ts';
import type { IntakeAnswers } from '../../../db/schema/index.ts';
import { readToken } from '../../../shared/signed-token.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { removeLater } from '../../file-removal.ts';
import { isId, knownId } from '../../ids.ts';
import { notifyOwner } from '../../notices/index.ts';
import type { Deps } from '../../services.ts';
import type { BeginChoice, OpenedOrder, OrderHolder, OrderRow } from '../../shop/index.ts';
import { beginChoiceOf, openOrder, orderById, recordOrderEvent, withOrder } from '../../shop/index.ts';
import { today } from '../../today.ts';
import {
  advanceFulfilment,
  fillProfileFromIntake,
  promiseNow,
  startAsChosen,
  takeChoice,
} from './advance-fulfilment.ts';
import { markIntakeCare } from './intake-care.ts';
import {
  fileKeyName,
  formOfIntake,
  type IntakeField,
  intakeProblems,
  isFileKey,
  partnerFields,
  type SentFile,
  tidyAnswers,
} from './intake-form.ts';
import {
  changeFulfilment,
  changeIntake,
  type FulfilmentRow,
  findFulfilment,
  findIntake,
  findKnownPerson,
  findQuizPerson,
  type IntakeRow,
  listFulfilments,
} from './queries.ts';
import { partnerLink, type Stage, waitsForRelease, writePartnerLink } from './stages.ts';

type Typed = Record<string, string | undefined>;

export type IntakeInput = {
  answers: Typed;
  /** The partner's part, where the buyer fills it in; left out, the partner does it herself. */
  partner?: Typed;
  /** When we begin; one of the two must be chosen, unless it was before or there is nothing to choose. */
  begin?: BeginChoice;
  /** Files that came with it and are stored already, by their field. */
  files?: Record<string, SentFile>;
  /** What the form showed (`IntakePage.seen`). */
  seen?: number;
  /** False keeps what was typed so far, complete or not. */
  submit: boolean;
};

/** Keeps the buyer's details; when they are complete, the work begins. */
export async function saveIntake(services: Deps, holder: OrderHolder, input: IntakeInput) {
  const { order } = await openOrder(services, holder);
  return withOrder(services, order.id, async (tx, locked) => {
    const intake = await intakeOf(tx, locked);
    const { fields, hasPartner } = formOfIntake(intake);
    const answers = tidyAnswers(fields, input.answers, { before: intake.answers, files: input.files });
    const withPartner = hasPartner && input.partner !== undefined;
    const partnerAnswers = withPartner
      ? tidyAnswers(partnerFields, input.partner ?? {})
      : intake.partnerAnswers;
    if (!input.submit) {
      refuseDraftOfDone(intake);
      return keep(services, tx, locked, intake, { answers, partnerAnswers });
    }
    refuseOverwriting(intake, { ...intake, answers, partnerAnswers }, input.seen);
    const asksBegin = beginChoiceOf(services, locked)?.state === 'asked';
    const problems = {
      ...(asksBegin && !input.begin ? { begin: 'Please choose one of the two.' } : {}),
      ...intakeProblems(fields, answers, today(services)),
      ...(withPartner ? prefixed(intakeProblems(partnerFields, partnerAnswers, today(services))) : {}),
    };
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const now = services.clock.now();
    const chosen = asksBegin && input.begin ? await takeChoice(services, tx, locked, input.begin) : undefined;
    const kept = await keep(services, tx, chosen ?? locked, intake, {
      isConfirmed: chosen !== undefined && locked.state !== 'pending',
      answers,
      partnerAnswers,
      submittedAt: intake.submittedAt ?? now,
      partnerSubmittedAt: withPartner ? (intake.partnerSubmittedAt ?? now) : intake.partnerSubmittedAt,
      partnerWithdrawnAt: withPartner ? null : intake.partnerWithdrawnAt,
    });
    if (chosen) await startAsChosen(services, tx, chosen);
    return kept;
  });
}

/** Keeps the partner's own part. She sees nothing of the buyer's, and changes nothing of it. */
export async function savePartnerPart(
  services: Deps,
  token: string,
  input: Omit<IntakeInput, 'partner' | 'begin'>,
) {
  const { order } = await openPartnerLink(services, token);
  return withOrder(services, order.id, async (tx, locked) => {
    const intake = await intakeOf(tx, locked);
    if (intake.partnerSubmittedAt || (intake.partnerWithdrawnAt && intake.completedAt))
      throw new DomainError('conflict', 'This part has been filled in already.');
    const partnerAnswers = tidyAnswers(partnerFields, input.answers);
    const problems = input.submit ? intakeProblems(partnerFields, partnerAnswers, today(services)) : {};
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const partnerSubmittedAt = input.submit ? services.clock.now() : null;
    return keep(services, tx, locked, intake, {
      partnerAnswers,
      partnerSubmittedAt,
      ...(input.submit && { partnerWithdrawnAt: null }),
    });
  });
}

/** A draft must not take back what a reading is being made of. */
function refuseDraftOfDone({ submittedAt }: IntakeRow): void {
  if (submittedAt)
    throw new DomainError('conflict', 'Your details are sent. Please send the corrected ones.');
}

/** Two windows, one order: the second is told instead of silently winning. */
function refuseOverwriting(before: IntakeRow, after: IntakeRow, seen: number | undefined): void {
  if (seen === undefined || seen === sentVersion(before) || !differs(before, after)) return;
  throw new DomainError(
    'conflict',
    'Other details were sent for this order in the meantime, perhaps from another window. Nothing of what stands here was sent. Reload the page to see them.',
  );
}

const prefixed = (problems: Record<string, string>) =>
  Object.fromEntries(Object.entries(problems).map(([field, text]) => [`partner.${field}`, text]));

type Change = Partial<
  Pick<IntakeRow, 'answers' | 'partnerAnswers' | 'submittedAt' | 'partnerSubmittedAt' | 'partnerWithdrawnAt'>
>;

/** `isConfirmed`: a letter about the choice follows in the same moment, and brings the partner's link itself. */
async function keep(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  before: IntakeRow,
  { isConfirmed = false, ...change }: Change & { isConfirmed?: boolean },
) {
  const now = services.clock.now();
  const after = { ...before, ...change };
  const isWhole =
    after.submittedAt !== null && (!formOfIntake(after).hasPartner || after.partnerSubmittedAt !== null);
  const corrected = before.completedAt !== null && differs(before, after);
  if (corrected) await refuseLateCorrection(tx, order, before);
  const version = corrected ? before.version + 1 : before.version;
  const completedAt = before.completedAt ?? (isWhole ? now : null);
  const startsWaiting = before.submittedAt === null && after.submittedAt !== null && !isWhole;
  await changeIntake(tx, order.id, {
    ...change,
    ...(startsWaiting && { remindedAt: null }),
    version,
    completedAt,
    updatedAt: now,
  });
  const stays = new Set(filesIn(after.answers));
  const replaced = filesIn(before.answers).filter((key) => !stays.has(key));
  await removeLater(services, tx, { keys: replaced, reason: 'an answer was replaced' });
  if (startsWaiting && !isConfirmed) await writePartnerLink(services, tx, order);
  await markIntakeCare(services, tx, order, { before, after: { ...after, version } });
  if (corrected) {
    await recordOrderEvent(services, tx, order.id, 'intake_corrected');
    await remakeDocuments(services, tx, order);
  } else if (completedAt && !before.completedAt) {
    await recordOrderEvent(services, tx, order.id, 'intake_saved');
    await tellOfDetails(services, tx, order);
    await fillProfileFromIntake(services, tx, order);
    await advanceFulfilment(services, tx, order);
  }
  return { complete: completedAt !== null, waitsForPartner: after.submittedAt !== null && !isWhole };
}

/** Where the files among the answers are stored. */
const filesIn = (answers: IntakeAnswers): string[] =>
  Object.entries(answers).flatMap(([name, key]) => (isFileKey(name) && key ? [key] : []));

const tellOfDetails = (services: Deps, tx: Tx, { id, number, productName }: OrderRow) =>
  notifyOwner(services, tx, {
    kind: 'details',
    key: `details:${id}`,
    about: `order:${id}`,
    path: `/office/orders/${id}`,
    title: `Details are in: ${productName}`,
    text: `Order ${number}.`,
  });

const differs = (before: IntakeRow, after: IntakeRow): boolean =>
  !same(before.answers, after.answers) || !same(before.partnerAnswers, after.partnerAnswers);

const same = (one: IntakeAnswers, other: IntakeAnswers): boolean => {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => one[field] === other[field]);
};

async function refuseLateCorrection(tx: Tx, order: OrderRow, before: IntakeRow): Promise<void> {
  const { version } = before;
  if (before.partnerWithdrawnAt) {
    throw new DomainError(
      'conflict',
      'Your partner has taken their details back, so nothing more can be made from both. Please write to us.',
    );
  }
  const rows = await listFulfilments(tx, [order.id]);
  const isDone = (made: FulfilmentRow['kind']) =>
    rows.some(({ kind, stage }) => kind === made && stage === 'delivered');
  const recorded = isDone('video');
  const written = isDone('text');
  if (version < MAX_VERSIONS && !recorded && !written) return;
  throw new DomainError(
    'conflict',
    recorded || written
      ? `Your ${recorded ? 'reading is recorded' : 'text is written'} already. Please write to us, and we will see what can be done.`
      : 'These details were corrected twice already. Please write to us, and we will put it right together.',
  );
}

/** Makes an order's documents again from corrected details. What was made before stays beside the new. */
async function remakeDocuments(services: Deps, tx: Tx, order: OrderRow): Promise<void> {
  const held = await waitsForRelease(services, tx, order.id);
  for (const { id, kind, stage } of await listFulfilments(tx, [order.id])) {
    if (kind === 'document' && isMade(stage)) await remakeDocument(services, tx, { fulfilmentId: id, held });
  }
}

type Remaking = {
  fulfilmentId: string;
  /** Whether it waits to be read before it is sent. */
  held?: boolean;
  /** What the office adds: a personal note, and paragraphs written anew. */
  note?: string;
  edits?: Record<string, string>;
};

/** One document. The caller holds the order's lock, and has made sure that whoever asks may ask. */
export async function remakeDocument(
  services: Deps,
  tx: Tx,
  { fulfilmentId, ...change }: Remaking,
): Promise<void> {
  const row = await findFulfilment(tx, knownId(fulfilmentId, 'Document'));
  if (row?.kind !== 'document') throw notFound('Document');
  if (!isMade(row.stage)) throw new DomainError('conflict', 'This document cannot be made now.');
  const now = services.clock.now();
  const dueAt = promiseNow(services, row);
  await changeFulfilment(tx, row.id, {
    ...change,
    stage: 'in_work',
    dueAt,
    workAt: now,
    tries: 0,
    breachedAt: null,
  });
  await services.jobs.enqueue(tx, 'fulfil');
}

const isMade = (stage: Stage): boolean => stage === 'delivered' || stage === 'in_work';

/** The first making and two corrections; after that a person should look at what is going wrong. */
const MAX_VERSIONS = 3;

export type IntakePage = {
  productId: string;
  product: string;
  fields: IntakeField[];
  answers: IntakeAnswers;
  submitted: boolean;
  /** For two: the other one's part, and the private link by which she may fill it in herself. */
  partner?: { fields: IntakeField[]; answers: IntakeAnswers; submitted: boolean; link: string };
  /** Whether to begin now or after the 14 days has not been chosen yet. */
  asksBegin: boolean;
  complete: boolean;
  correctionsLeft: number;
  /** Which details the form shows: sent along, it tells whether others were sent in the meantime. */
  seen: number;
};

export async function readIntake(services: Deps, holder: OrderHolder): Promise<IntakePage> {
  const opened = await openOrder(services, holder);
  const { order } = opened;
  const intake = await intakeOf(services.db, order);
  const known = intake.submittedAt ? {} : await prefill(services, opened);
  const { fields, hasPartner } = formOfIntake(intake);
  return {
    productId: order.productId,
    product: order.productName,
    fields,
    answers: { ...known, ...withoutKeys(intake.answers) },
    submitted: intake.submittedAt !== null,
    partner: hasPartner
      ? {
          fields: partnerFields,
          answers: intake.partnerAnswers,
          submitted: intake.partnerSubmittedAt !== null,
          link: partnerLink(services, order.id),
        }
      : undefined,
    asksBegin: beginChoiceOf(services, order)?.state === 'asked',
    complete: intake.completedAt !== null,
    correctionsLeft: Math.max(0, MAX_VERSIONS - intake.version),
    seen: sentVersion(intake),
  };
}

export async function intakeOf(db: Db | Tx, order: OrderRow): Promise<IntakeRow> {
  const intake = asksDetails(order) ? await findIntake(db, order.id) : undefined;
  if (!intake) throw notFound('Form');
  return intake;
}

/** 0 as long as nothing was sent. */
const sentVersion = ({ submittedAt, version }: IntakeRow): number => (submittedAt ? version : 0);

/** Not of an order that came to nothing, or goes back as soon as its money is here. */
export const asksDetails = ({ state, returnWanted }: OrderRow): boolean =>
  state !== 'refunded' && state !== 'failed' && !(state === 'pending' && returnWanted);

/**
 * What we know already. Somebody who only came back from the payment page may have typed any address, so what that
 * address told our quiz stays out of her sight; what her own browser told it does not.
 */
async function prefill({ db }: Deps, { order, via }: OpenedOrder): Promise<IntakeAnswers> {
  // Taken on the page of another order: what was told there is not asked anew.
  const before = order.afterOrder ? await findIntake(db, order.afterOrder) : undefined;
  // A file belongs to the order that it was sent with.
  if (before?.submittedAt) return withoutFiles(before.answers);
  const person =
    (await findQuizPerson(db, order.quizLeadId)) ??
    (via === 'return' ? undefined : await findKnownPerson(db, order));
  if (!person) return {};
  const { name, birthDate, editedSpelling } = person;
  return { fullName: name, birthDate, ...(editedSpelling && { spelling: editedSpelling }) };
}

const withoutFiles = (answers: IntakeAnswers): IntakeAnswers =>
  Object.fromEntries(
    Object.entries(answers).filter(([name]) => !isFileKey(name) && !answers[fileKeyName(name)]),
  );

/** Where a file is stored is nothing for a page. */
const withoutKeys = (answers: IntakeAnswers): IntakeAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !isFileKey(name)));

/** Whom an order is about, for a session that it pays for: what its form was told is not asked again. */
export async function knownOfOrder(services: Deps, holder: OrderHolder) {
  const opened = await openOrder(services, holder);
  const intake = await findIntake(services.db, opened.order.id);
  const answers = intake?.submittedAt ? intake.answers : await prefill(services, opened);
  const { fullName: name, birthDate, spelling } = answers;
  return name && birthDate ? { name, birthDate, spelling } : undefined;
}

/** The order behind a partner's private link. It opens her own part and nothing else. */
export async function openPartnerLink(
  services: Deps,
  token: string,
): Promise<{ order: OrderRow; intake: IntakeRow }> {
  const orderId = readToken(services.config.secret, 'partner', token);
  if (!orderId || !isId(orderId)) throw notFound('Form');
  const order = await orderById(services.db, orderId);
  if (!order) throw notFound('Form');
  return { order, intake: await intakeOf(services.db, order) };
}
