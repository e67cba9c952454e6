import type { Content } from '../../content/make-content.ts';
import type { CalendarDate } from '../../numerology/index.ts';
import { longDate } from '../kit/dates.ts';
import type { Composition } from '../kit/write-document.ts';
import type { MoneyDocument } from './money-document.ts';
import { type MoneyWords, moneyPages } from './money-page.ts';

export type { Buyer, MoneyLine } from './money-document.ts';

export interface ReceiptData extends MoneyDocument {
  payment: { method: string; paidOn: CalendarDate };
  /** The buyer's consent to immediate delivery, in the words that stood at the checkout. */
  withdrawalConsent?: { text: string; givenOn: CalendarDate };
}

export interface CreditNoteData extends MoneyDocument {
  /** The receipt it takes back, wholly or in part. */
  receipt: { number: string; issuedOn: CalendarDate };
  reason?: string;
  refund: { method: string; on: CalendarDate };
}

export function composeReceipt(content: Content, data: ReceiptData): Composition {
  const { payment, withdrawalConsent, orderNumber } = data;
  return compose(content, data, 'Receipt', {
    totalLabel: 'Total paid',
    facts: [['Issued', longDate(data.issuedOn)], ...reference(orderNumber)],
    notes: [
      `Paid by ${payment.method} on ${longDate(payment.paidOn)}. Thank you.`,
      ...(withdrawalConsent
        ? [`Agreed on ${longDate(withdrawalConsent.givenOn)}: ${withdrawalConsent.text}`]
        : []),
    ],
  });
}

export function composeCreditNote(content: Content, data: CreditNoteData): Composition {
  const { receipt, reason, refund, orderNumber } = data;
  return compose(content, data, 'Credit note', {
    totalLabel: 'Total credited',
    facts: [['Issued', longDate(data.issuedOn)], ...reference(orderNumber)],
    notes: [
      `This credit note takes back receipt ${receipt.number} of ${longDate(receipt.issuedOn)} by the amount above.`,
      `Refunded by ${refund.method} on ${longDate(refund.on)}.`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
  });
}

function reference(orderNumber: string | undefined): [string, string][] {
  return orderNumber ? [['Order', orderNumber]] : [];
}

function compose(
  content: Content,
  data: MoneyDocument,
  title: string,
  words: Omit<MoneyWords, 'title'>,
): Composition {
  return {
    title: `${title} ${data.number}`,
    subject: `${title} of ${content.site.legalName}`,
    head: content.site.brand,
    issuedOn: data.issuedOn,
    pages: moneyPages(content, data, { title, ...words }),
  };
}
