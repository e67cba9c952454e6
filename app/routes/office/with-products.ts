import { listProductNames } from '../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/with-products';

/** For pages on which a product is chosen or named: useProducts reads it. As one text, which costs next to nothing to send. */
export const loader = answerPage(async ({ services }: Asked<Route.LoaderArgs>) => ({
  products: JSON.stringify(listProductNames(services)),
}));

export { Outlet as default } from 'react-router';
