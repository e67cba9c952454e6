import type { Db, Tx } from '../../../db/connect.ts';
import type { IntakeAnswers } from '../../../db/schema/index.ts';
import { readToken, signToken } from '../../../shared/signed-token.ts';
import { notFound } from '../../errors.ts';
import { isId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import {
  beginOf,
  type OpenedOrder,
  type OrderHolder,
  type OrderRow,
  openOrder,
  orderById,
} from '../../shop/index.ts';
import { type IntakeField, intakeForms, partnerFields } from './intake-form.ts';
import { findIntake, findKnownPerson, type IntakeRow } from './queries.ts';

/** The first making and two corrections; after that a person should look at what is going wrong. */
export const MAX_VERSIONS = 3;

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

export async function readIntake(services: Parts, holder: OrderHolder): Promise<IntakePage> {
  const opened = await openOrder(services, holder);
  const { order } = opened;
  const intake = await intakeOf(services.db, order);
  const known = intake.submittedAt ? {} : await prefill(services, opened);
  return {
    productId: order.productId,
    product: order.productName,
    fields: intakeForms[intake.kind],
    answers: { ...known, ...intake.answers },
    submitted: intake.submittedAt !== null,
    partner:
      intake.kind === 'couple'
        ? {
            fields: partnerFields,
            answers: intake.partnerAnswers,
            submitted: intake.partnerSubmittedAt !== null,
            link: partnerLink(services, order),
          }
        : undefined,
    asksBegin: beginOf(services, order)?.state === 'asked',
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
export const sentVersion = ({ submittedAt, version }: IntakeRow): number => (submittedAt ? version : 0);

/** Not of an order that came to nothing, or goes back as soon as its money is here. */
export const asksDetails = ({ state, returnWanted }: OrderRow): boolean =>
  state !== 'refunded' && state !== 'failed' && !(state === 'pending' && returnWanted);

/**
 * What we know already. Somebody who only came back from the payment page may have typed any address, so what that
 * address told our quiz stays out of her sight.
 */
async function prefill({ db }: Parts, { order, via }: OpenedOrder): Promise<IntakeAnswers> {
  if (via === 'return') return {};
  const person = await findKnownPerson(db, order);
  if (!person) return {};
  const { name, birthDate, editedSpelling } = person;
  return { fullName: name, birthDate, ...(editedSpelling && { spelling: editedSpelling }) };
}

const partnerLink = ({ config }: Parts, { id }: OrderRow): string =>
  `${config.appUrl}/partner/${signToken(config.secret, 'partner', id)}`;

/** The order behind a partner's private link. It opens her own part and nothing else. */
export async function openPartnerLink(
  services: Parts,
  token: string,
): Promise<{ order: OrderRow; intake: IntakeRow }> {
  const orderId = readToken(services.config.secret, 'partner', token);
  if (!orderId || !isId(orderId)) throw notFound('Form');
  const order = await orderById(services.db, orderId);
  if (!order) throw notFound('Form');
  return { order, intake: await intakeOf(services.db, order) };
}
