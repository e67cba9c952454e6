import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import { LostWheel } from '../../components/drawings/lost-wheel.tsx';
import { Footer } from '../../components/footer.tsx';
import { TopBar } from '../../components/top-bar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/layout';

/** For those who come by a signed link. Made for each visit: nothing here is kept. */
export default function OrdersLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <signed-in-mark />
      <TopBar />
      <main id="main" className="mx-auto max-w-5xl px-4 pt-10 sm:px-6">
        {children}
      </main>
      <Footer />
    </>
  );
}

/** An old link, or half of one: whoever holds it has an order all the same, and learns where it is. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <Frame>
      <title>Page not found</title>
      <div className="flex flex-col items-center gap-5 py-12 text-center">
        <LostWheel className="w-40" label="404" />
        <h1 className="text-title">This link opens nothing any more</h1>
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
    </Frame>
  );
}
