import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../routes/office/layout/route.tsx';

/** The products for the office's lists, as they are now. What is archived has a name, and cannot be chosen. */
export function useProducts() {
  const products = useRouteLoaderData<typeof loader>('routes/office/layout/route')?.products ?? [];
  return {
    options: products.filter(({ archived }) => !archived).map(({ id, name }) => ({ value: id, label: name })),
    nameOf: (id: string): string => products.find((product) => product.id === id)?.name ?? id,
  };
}
