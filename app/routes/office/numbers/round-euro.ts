import { euro } from '../../../../shared/money.ts';

/** Cents are for the table; a drawing tells how much it is. */
export const roundEuro = (cents: number) => euro(Math.round(cents / 100) * 100);
