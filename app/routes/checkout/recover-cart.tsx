import { redirect } from 'react-router';
import { openCartRecovery } from '../../../domain/shop/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { Route } from './+types/recover-cart';

export const meta: Route.MetaFunction = () => [
  { title: 'Your cart' },
  { name: 'robots', content: 'noindex' },
];

/** From a recovery letter straight back to the order page, with the product and the code in place. */
export const loader = answerPage(async ({ request, services }: Asked<Route.LoaderArgs>) => {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const cart = await openCartRecovery(services, token);
  if (!cart) return null;
  const query = new URLSearchParams({ code: 'RETURN10', recovery: token });
  throw redirect(`/checkout/${cart.productId}?${query}`);
});

export default function OldLink() {
  return (
    <div className="space-y-5 text-center">
      <h1 className="text-title">This link has had its day</h1>
      <p className="text-quiet">
        The cart it led to is closed, or what was in it is yours already. Nothing is lost: everything we offer
        is on the home page, and your orders are in the portal.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/#services" variant="gold">
          See what we offer
        </ButtonLink>
        <ButtonLink to="/portal/orders" variant="outline">
          My orders
        </ButtonLink>
      </div>
    </div>
  );
}
