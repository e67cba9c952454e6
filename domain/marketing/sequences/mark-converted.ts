import type { Tx } from '../../../db/connect.ts';
import type { FactOf } from '../../facts/index.ts';
import { holdLetters, oneAddress } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { convert, insertEvents } from './queries.ts';
import type { SequenceType } from './sequence-types.ts';
import { lastTemplate } from './stop-sequences.ts';

/** A purchase this long after the last letter of a finished sequence is still that sequence's doing. */
const AFTERGLOW_MS = 14 * 24 * 3_600_000;

/** A paid order stops the buyer's sequences and counts for them; the invitation to the Circle only when she joined it. */
export async function markConverted(
  services: Parts,
  tx: Tx,
  { email, productId }: Pick<FactOf<'order-paid'>, 'email' | 'productId'>,
): Promise<void> {
  const now = services.clock.now();
  const types: SequenceType[] = ['quiz_nurture', 'abandoned_cart'];
  if (productId === 'membership') types.push('membership_upsell');
  const converted = await convert(tx, {
    email: oneAddress(email),
    types,
    now,
    finishedSince: new Date(now.getTime() - AFTERGLOW_MS),
  });
  await holdLetters(
    tx,
    converted.map(({ id }) => id),
    'stopped',
  );
  await insertEvents(
    tx,
    converted.map((sequence) => ({
      sequenceId: sequence.id,
      eventType: 'converted' as const,
      emailTemplate: lastTemplate(sequence),
      createdAt: now,
    })),
  );
}
