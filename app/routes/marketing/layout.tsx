import { Outlet } from 'react-router';
import { Footer } from '../../components/footer.tsx';
import { SessionSpinner } from '../../components/session-spinner.tsx';
import { TopBar } from '../../components/top-bar.tsx';

/** Public pages hold nothing personal: rendered once per content version and kept as bytes. */
export const handle = { kept: true };

export default function MarketingLayout() {
  return (
    <>
      <signed-in-mark />
      <TopBar />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
      <div className="when-session-loads">
        <SessionSpinner />
      </div>
    </>
  );
}
