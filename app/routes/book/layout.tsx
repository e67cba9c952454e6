import { Outlet } from 'react-router';
import { AwayNotice } from '../../components/away-notice.tsx';
import { Footer } from '../../components/footer.tsx';
import { TopBar } from '../../components/top-bar.tsx';
import { useTopBar } from '../../page-words.ts';

/** Made for each visit: what is free changes by the minute. */
export default function BookLayout() {
  return (
    <>
      <TopBar {...useTopBar()} />
      <AwayNotice />
      <main id="main" className="mx-auto max-w-6xl px-4 pt-10 sm:px-6">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
