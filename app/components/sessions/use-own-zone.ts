import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Asks for the page by the clock of this browser, unless somebody has chosen one. */
export function useOwnZone(shown: string): void {
  const [search, setSearch] = useSearchParams();
  const isChosen = search.has('zone');
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (isChosen || !own || own === shown) return;
    setSearch(
      (query) => {
        query.set('zone', own);
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isChosen, shown, setSearch]);
}
