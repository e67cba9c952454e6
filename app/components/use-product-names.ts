import { useRouteLoaderData } from 'react-router';
import { catalogue, type ProductId } from '../../content/catalogue.ts';

/** Names as they stand today. The browser's own copy of the catalogue is the one this build was made with. */
export function useProductNames(): (id: ProductId) => string {
  const data = useRouteLoaderData('root') as { productNames?: Record<ProductId, string> } | undefined;
  return (id) => data?.productNames?.[id] ?? catalogue[id].name;
}
