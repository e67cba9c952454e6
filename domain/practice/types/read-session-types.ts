import { type Catalogue, findProduct } from '../../../content/catalogue.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { type Actor, staffOnly } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import { listTypeProducts, listTypes, type SessionType, type TypeProduct } from './queries.ts';

/** A product that pays for sessions of a type, with what it costs today. */
export type Package = { productId: string; name: string; priceCents: number; count: number };

/** What somebody who books needs to know of a type. */
export type BookableType = Pick<SessionType, 'name' | 'slug' | 'minutes' | 'people' | 'priceCents'> & {
  packages: Package[];
};

export async function listBookable(
  db: Db | Tx,
  catalogue: Catalogue,
): Promise<(BookableType & { creditOnly: boolean })[]> {
  const types = await listTypes(db);
  const products = await listTypeProducts(db);
  return types
    .filter(({ retiredAt }) => retiredAt === null)
    .map(({ name, slug, minutes, people, priceCents, creditOnly }) => ({
      ...{ name, slug, minutes, people, priceCents, creditOnly },
      packages: packagesOf(name, products, catalogue),
    }));
}

/** Those on sale, cheapest first: what somebody without a credit can buy. */
function packagesOf(type: string, products: TypeProduct[], catalogue: Catalogue): Package[] {
  return products
    .filter(({ sessionType }) => sessionType === type)
    .flatMap(({ productId, count }) => {
      const product = findProduct(catalogue, productId);
      if (!product || product.paused) return [];
      return [{ productId, name: product.name, priceCents: product.priceCents, count }];
    })
    .sort((one, other) => one.priceCents - other.priceCents);
}

/** Every type with its rules and the products that bring it along, for the page that changes them. */
export async function readSessionTypes({ db }: Pick<Parts, 'db'>, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const [types, products] = await Promise.all([listTypes(db), listTypeProducts(db)]);
  return types.map(({ retiredAt, ...type }) => ({
    ...type,
    isRetired: retiredAt !== null,
    products: products
      .filter(({ sessionType }) => sessionType === type.name)
      .map(({ productId, count }) => ({ productId, count })),
  }));
}

export type OfficeSessionType = Awaited<ReturnType<typeof readSessionTypes>>[number];
