import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { AwayNotice } from '../../components/away-notice.tsx';
import { Footer } from '../../components/footer.tsx';
import { OrderProblem } from '../../components/orders/order-problem.tsx';
import { TopBar } from '../../components/top-bar.tsx';
import { useTopBar } from '../../page-words.ts';

/** For those who come by a signed link. Made for each visit: nothing here is cached. */
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
      <TopBar {...useTopBar()} />
      <AwayNotice />
      <main id="main" className="mx-auto max-w-5xl px-4 pt-10 sm:px-6">
        {children}
      </main>
      <Footer />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <OrderProblem />
    </Frame>
  );
}
