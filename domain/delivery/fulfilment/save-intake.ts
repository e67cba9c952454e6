import type { Tx } from '../../../db/connect.ts';
import type { IntakeAnswers } from '../../../db/schema/index.ts';
import { DomainError, invalid } from '../../errors.ts';
import { tellOwner } from '../../notices/index.ts';
import type { Parts } from '../../services.ts';
import {
  type BeginChoice,
  beginOf,
  type OrderHolder,
  type OrderRow,
  openOrder,
  recordOrderEvent,
  withOrder,
} from '../../shop/index.ts';
import { today } from '../../today.ts';
import { advanceFulfilment } from './advance-fulfilment.ts';
import { intakeProblems, tidyAnswers } from './check-intake.ts';
import { beginAsChosen, takeChoice } from './choose-begin.ts';
import { markIntakeCare } from './intake-care.ts';
import { intakeForms, partnerFields } from './intake-form.ts';
import { changeIntake, type IntakeRow, listFulfilments } from './queries.ts';
import { intakeOf, MAX_VERSIONS, openPartnerLink, sentVersion } from './read-intake.ts';
import { remakeDocuments } from './remake-documents.ts';
import { tellProfile } from './tell-profile.ts';

type Typed = Record<string, string | undefined>;

export type IntakeInput = {
  answers: Typed;
  /** The partner's part, where the buyer fills it in; left out, the partner does it herself. */
  partner?: Typed;
  /** When we begin; one of the two must be chosen, unless it was before or there is nothing to choose. */
  begin?: BeginChoice;
  /** What the form showed (`IntakePage.seen`). */
  seen?: number;
  /** False keeps what was typed so far, complete or not. */
  submit: boolean;
};

/** Keeps the buyer's details; when they are complete, the work begins. */
export async function saveIntake(services: Parts, holder: OrderHolder, input: IntakeInput) {
  const { order } = await openOrder(services, holder);
  return withOrder(services, order.id, async (tx, locked) => {
    const intake = await intakeOf(tx, locked);
    const fields = intakeForms[intake.kind];
    const answers = tidyAnswers(fields, input.answers);
    const withPartner = intake.kind === 'couple' && input.partner !== undefined;
    const partnerAnswers = withPartner
      ? tidyAnswers(partnerFields, input.partner ?? {})
      : intake.partnerAnswers;
    if (!input.submit) {
      refuseDraftOfDone(intake);
      return keep(services, tx, locked, intake, { answers, partnerAnswers });
    }
    refuseOverwriting(intake, { ...intake, answers, partnerAnswers }, input.seen);
    const asksBegin = beginOf(services, locked)?.state === 'asked';
    const problems = {
      ...(asksBegin && !input.begin ? { begin: 'Please choose one of the two.' } : {}),
      ...intakeProblems(fields, answers, today(services)),
      ...(withPartner ? prefixed(intakeProblems(partnerFields, partnerAnswers, today(services))) : {}),
    };
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const now = services.clock.now();
    const chosen = asksBegin && input.begin ? await takeChoice(services, tx, locked, input.begin) : undefined;
    const kept = await keep(services, tx, chosen ?? locked, intake, {
      answers,
      partnerAnswers,
      submittedAt: intake.submittedAt ?? now,
      partnerSubmittedAt: withPartner ? (intake.partnerSubmittedAt ?? now) : intake.partnerSubmittedAt,
    });
    if (chosen) await beginAsChosen(services, tx, chosen);
    return kept;
  });
}

/** Keeps the partner's own part. She sees nothing of the buyer's, and changes nothing of it. */
export async function savePartnerPart(
  services: Parts,
  token: string,
  input: Omit<IntakeInput, 'partner' | 'begin'>,
) {
  const { order } = await openPartnerLink(services, token);
  return withOrder(services, order.id, async (tx, locked) => {
    const intake = await intakeOf(tx, locked);
    if (intake.partnerSubmittedAt) throw new DomainError('conflict', 'This part has been filled in already.');
    const partnerAnswers = tidyAnswers(partnerFields, input.answers);
    const problems = input.submit ? intakeProblems(partnerFields, partnerAnswers, today(services)) : {};
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const partnerSubmittedAt = input.submit ? services.clock.now() : null;
    return keep(services, tx, locked, intake, { partnerAnswers, partnerSubmittedAt });
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

type Change = Partial<Pick<IntakeRow, 'answers' | 'partnerAnswers' | 'submittedAt' | 'partnerSubmittedAt'>>;

async function keep(services: Parts, tx: Tx, order: OrderRow, before: IntakeRow, change: Change) {
  const now = services.clock.now();
  const after = { ...before, ...change };
  const isWhole =
    after.submittedAt !== null && (after.kind !== 'couple' || after.partnerSubmittedAt !== null);
  const corrected = before.completedAt !== null && differs(before, after);
  if (corrected) await refuseLateCorrection(tx, order, before);
  const version = corrected ? before.version + 1 : before.version;
  const completedAt = before.completedAt ?? (isWhole ? now : null);
  await changeIntake(tx, order.id, { ...change, version, completedAt, updatedAt: now });
  await markIntakeCare(services, tx, order, { before, after: { ...after, version } });
  if (corrected) {
    await recordOrderEvent(services, tx, order.id, 'intake_corrected');
    await remakeDocuments(services, tx, order);
  } else if (completedAt && !before.completedAt) {
    await recordOrderEvent(services, tx, order.id, 'intake_saved');
    await tellOfDetails(services, tx, order);
    await tellProfile(services, tx, order);
    await advanceFulfilment(services, tx, order);
  }
  return { complete: completedAt !== null, waitsForPartner: after.submittedAt !== null && !isWhole };
}

const tellOfDetails = (services: Parts, tx: Tx, { id, number, productName }: OrderRow) =>
  tellOwner(services, tx, {
    ...{ kind: 'details', key: `details:${id}`, about: `order:${id}`, path: `/office/orders/${id}` },
    ...{ title: `Details are in: ${productName}`, text: `Order ${number}.` },
  });

const differs = (before: IntakeRow, after: IntakeRow): boolean =>
  !same(before.answers, after.answers) || !same(before.partnerAnswers, after.partnerAnswers);

const same = (one: IntakeAnswers, other: IntakeAnswers): boolean => {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => one[field] === other[field]);
};

async function refuseLateCorrection(tx: Tx, order: OrderRow, { version }: IntakeRow): Promise<void> {
  const rows = await listFulfilments(tx, [order.id]);
  const recorded = rows.some(({ kind, stage }) => kind === 'video' && stage === 'delivered');
  if (version < MAX_VERSIONS && !recorded) return;
  throw new DomainError(
    'conflict',
    recorded
      ? 'Your reading is recorded already. Please write to us, and we will see what can be done.'
      : 'These details were corrected twice already. Please write to us, and we will put it right together.',
  );
}
