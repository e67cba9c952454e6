import type { ShownEvent } from '../../../domain/practice/index.ts';

/** '3 of 12 seats left' */
export function seatsLeft({ left, seats, isOnSale }: ShownEvent): string {
  if (!isOnSale) return 'It has begun';
  return left === 0 ? 'Sold out' : `${left} of ${seats} ${seats === 1 ? 'seat' : 'seats'} left`;
}
