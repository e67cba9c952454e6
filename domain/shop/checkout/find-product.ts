import { catalogue, type Product, type ProductId } from '../../../content/catalogue.ts';
import { refused } from '../../errors.ts';

/** Addresses and calls may name anything, also what every object has. */
export function findProduct(productId: string): Product | undefined {
  return Object.hasOwn(catalogue, productId) ? catalogue[productId as ProductId] : undefined;
}

export function soldProduct(productId: string): Product {
  const product = findProduct(productId);
  if (!product) throw refused('We do not sell this product.');
  if (product.paused) throw refused(`${product.name} is not on sale at the moment.`);
  return product;
}
