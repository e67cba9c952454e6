import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** What a page says while it is on its way. */
const texts: Record<string, string> = {
  reports: 'Loading reports...',
  sessions: 'Loading sessions...',
  journey: 'Loading journey data...',
  support: 'Loading support data...',
};

const sectionOf = (pathname: string) => pathname.split('/').slice(0, 3).join('/');

/** Quick pages never show it. */
const PATIENCE_MS = 150;

/** The words for the portal page that is loading, once it has taken long enough to say so. */
export function usePortalLoading(): string | undefined {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  // Within a page (a panel beside its list) the page stays where it is.
  const elsewhere = state === 'loading' && sectionOf(location.pathname) !== sectionOf(pathname);
  const target = elsewhere ? location.pathname : undefined;
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    setWaited(false);
    if (!target?.startsWith('/portal')) return;
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [target]);
  if (!waited || !target?.startsWith('/portal')) return undefined;
  return texts[target.split('/')[2] ?? ''] ?? 'Loading...';
}

export function PortalLoading({ text }: { text: string }) {
  return (
    <div className="space-y-6">
      <p role="status" className="text-quiet">
        {text}
      </p>
      <Skeleton className="h-10 w-2/3 max-w-sm" />
      <div className="grid gap-5 md:grid-cols-2">
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
      </div>
    </div>
  );
}
