import { Outlet } from 'react-router';
import { Emblem } from '../../components/drawings/emblem.tsx';
import { Footer } from '../../components/footer.tsx';
import { TopBar } from '../../components/top-bar.tsx';
import { useTopBar } from '../../page-words.ts';

export default function AuthLayout() {
  return (
    <>
      <TopBar {...useTopBar()} />
      <main id="main" className="px-4 pt-14 sm:pt-20">
        <div className="engraved mx-auto max-w-md px-6 py-10 sm:px-10">
          <Emblem className="mx-auto mb-5 size-12 text-gold" />
          <Outlet />
        </div>
      </main>
      <Footer />
    </>
  );
}
