import type { RouterContextProvider } from 'react-router';
import type { SeatHolder } from '../../../domain/practice/index.ts';
import { memberContext } from '../../middleware/member.ts';

type SeatParams = { key?: string; seatId?: string };

/** The same pages serve a member in the portal and a guest with a signed link; this says which of them is asking. */
export function seatHolder(params: SeatParams, context: Readonly<RouterContextProvider>): SeatHolder {
  if (params.key) return { key: params.key };
  return { actor: context.get(memberContext), seatId: params.seatId ?? '' };
}

/** Where the seat's page is for that visitor. */
export const seatBase = ({ key, seatId }: SeatParams): string =>
  key ? `/seats/${key}` : `/portal/events/${seatId}`;
