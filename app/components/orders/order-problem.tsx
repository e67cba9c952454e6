import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LostWheel } from '../drawings/lost-wheel.tsx';
import { PortalProblem } from '../portal/portal-problem.tsx';

/** An order's page that could not be shown: members stay in their portal, others learn what became of their link. */
export function OrderProblem() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return missing && !pathname.startsWith('/portal') ? <OldLink /> : <PortalProblem />;
}

/** An old link, or half of one: whoever holds it has an order all the same, and learns where it is. */
function OldLink() {
  return (
    <>
      <title>Page not found</title>
      <div className="flex flex-col items-center gap-5 py-12 text-center">
        <LostWheel className="w-40" label="404" />
        <h1 className="text-title">This link no longer works</h1>
        <p className="measure text-quiet">
          Links from the payment page work for a day, and links can lose their end in a letter. The one in the
          newest e-mail about your order opens it; with an account, it is in the portal too.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/portal/orders">My orders</ButtonLink>
          <ButtonLink to="/contact" variant="outline">
            Write to us
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
