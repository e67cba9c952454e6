import { Outlet } from 'react-router';
import { Footer } from '../../components/footer.tsx';
import { SignedInMark } from '../../components/signed-in-mark.tsx';
import { TopBar } from '../../components/top-bar.tsx';

/** Public pages hold nothing personal: rendered once per content version and kept as bytes. */
export const handle = { kept: true };

export default function MarketingLayout() {
  return (
    <>
      <SignedInMark />
      <TopBar />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
