import type { Db, Tx } from '../../../db/connect.ts';
import { notFound } from '../../errors.ts';
import { listTypes, type SessionType } from '../types/queries.ts';

export type PublicType = SessionType & { priceCents: number };

/** What anybody can book: everything with a price of its own. The rest comes with a product. */
export async function listPublicTypes(db: Db | Tx): Promise<PublicType[]> {
  return (await listTypes(db)).flatMap((type) => {
    const { retiredAt, creditOnly, priceCents } = type;
    return retiredAt || creditOnly || priceCents === null ? [] : [{ ...type, priceCents }];
  });
}

export async function publicType(db: Db | Tx, slug: string): Promise<PublicType> {
  const type = (await listPublicTypes(db)).find((one) => one.slug === slug);
  if (!type) throw notFound('Session type');
  return type;
}
