import { type CalendarDate, parseDate } from '../../../numerology/index.ts';
import { notFound } from '../../errors.ts';
import { type Actor, staffOnly } from '../../identity/index.ts';
import { isId } from '../../ids.ts';
import { officeDate } from '../../moments.ts';
import type { Parts } from '../../services.ts';
import { type OrderHolder, openOrder } from '../orders/open-order.ts';
import { findReceipt, listReceipts, type ReceiptRow } from './queries.ts';

const methods: Record<string, string> = {
  card: 'card',
  sepa_debit: 'SEPA direct debit',
  elsewhere: 'cash or transfer',
};

export type ReceiptLine = {
  id: string;
  kind: ReceiptRow['kind'];
  number: string;
  amountCents: number;
  issuedAt: string;
};

/** The receipts and credit notes of an order, for its page. */
export async function receiptsOf({ db }: Parts, orderId: string): Promise<ReceiptLine[]> {
  return (await listReceipts(db, orderId)).map(({ id, kind, number, amountCents, issuedAt }) => ({
    id,
    kind,
    number,
    amountCents,
    issuedAt: issuedAt.toISOString(),
  }));
}

/** A receipt as a PDF, drawn from what was written down when it was issued. */
export async function readReceipt(
  services: Parts,
  holder: OrderHolder,
  receiptId: string,
): Promise<{ filename: string; bytes: Uint8Array }> {
  const { order } = await openOrder(services, holder);
  return receiptFile(services, order.id, receiptId);
}

/** The same for our own accounts. */
export async function readReceiptOf(
  services: Parts,
  { actor, orderId, receiptId }: { actor: Actor; orderId: string; receiptId: string },
) {
  staffOnly(actor);
  return receiptFile(services, orderId, receiptId);
}

/** For those who have made sure whose order it is. */
export async function receiptFile(services: Parts, orderId: string, receiptId: string) {
  const receipt = isId(receiptId) ? await findReceipt(services.db, receiptId) : undefined;
  if (!receipt || receipt.orderId !== orderId) throw notFound('Receipt');
  return { filename: `${receipt.number}.pdf`, bytes: await draw(services, receipt) };
}

async function draw(services: Parts, { kind, number, issuedAt, facts, orderId, orderPaymentId }: ReceiptRow) {
  const { documents, db } = services;
  const content = services.content.current();
  const { timeZone } = content.site;
  const issuedOn = officeDate(issuedAt, timeZone);
  const method = methods[facts.method ?? ''] ?? 'our payment provider';
  const common = {
    number,
    issuedOn,
    orderNumber: facts.order,
    buyer: facts.buyer,
    lines: facts.lines,
    vatNote: facts.vatNote,
  };
  if (kind === 'receipt') {
    const payment = { method, paidOn: officeDate(new Date(facts.paidOn), timeZone) };
    const data = { ...common, payment, withdrawalConsent: consentOf(facts) };
    return documents.render('receipt', data, content);
  }
  const issued = await listReceipts(db, orderId);
  const original = issued.find((one) => one.kind === 'receipt' && one.orderPaymentId === orderPaymentId);
  if (!original) throw new Error(`credit note ${number} takes back no receipt`);
  const data = {
    ...common,
    receipt: { number: original.number, issuedOn: officeDate(original.issuedAt, timeZone) },
    refund: { method, on: issuedOn },
  };
  return documents.render('credit-note', data, content);
}

function consentOf({ consent }: ReceiptRow['facts']): { text: string; givenOn: CalendarDate } | undefined {
  const givenOn = consent && parseDate(consent.givenOn);
  return consent && givenOn ? { text: consent.text, givenOn } : undefined;
}
