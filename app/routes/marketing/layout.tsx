import { Outlet } from 'react-router';
import { AwayNotice } from '../../components/away-notice.tsx';
import { Footer } from '../../components/footer.tsx';
import { TopBar } from '../../components/top-bar.tsx';
import { Island } from '../../islands/island.tsx';
import { useTopBar } from '../../page-words.ts';

/** Public pages hold nothing personal: rendered once per content version and cached as bytes. */
export const handle = { cached: true };

export default function MarketingLayout() {
  return (
    <>
      <Island name="top-bar" of={TopBar} when="touch" stored="aura.here" props={useTopBar()} />
      <AwayNotice />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
