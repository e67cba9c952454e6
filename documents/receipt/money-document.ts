import type { CalendarDate } from '../../numerology/index.ts';

export interface Buyer {
  name?: string;
  email: string;
  /** Address lines, where the buyer gave one. */
  address?: readonly string[];
  taxId?: string;
}

export interface MoneyLine {
  description: string;
  quantity: number;
  /** VAT included. A discount is a line with a negative price. */
  unitCents: number;
  /** In per cent. */
  vatRate: number;
}

/** What a receipt and a credit note have in common. */
export interface MoneyDocument {
  number: string;
  issuedOn: CalendarDate;
  orderNumber?: string;
  buyer: Buyer;
  lines: readonly MoneyLine[];
  /** Why a line carries no VAT, where that has to be said. */
  vatNote?: string;
}

export interface VatShare {
  rate: number;
  grossCents: number;
  netCents: number;
  vatCents: number;
}

export function totalCents(lines: readonly MoneyLine[]): number {
  return lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
}

/** The VAT contained in the prices, for each rate. Rounded once per rate, so that net and VAT always make the gross. */
export function vatShares(lines: readonly MoneyLine[]): VatShare[] {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a);
  return rates.map((rate) => {
    const grossCents = totalCents(lines.filter(({ vatRate }) => vatRate === rate));
    const netCents = Math.round((grossCents * 100) / (100 + rate));
    return { rate, grossCents, netCents, vatCents: grossCents - netCents };
  });
}
