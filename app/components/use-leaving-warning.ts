import { useEffect } from 'react';

/** Whoever closes the tab or follows a link out of the site while something is not kept is asked first. */
export function useLeavingWarning(isUnkept: boolean): void {
  useEffect(() => {
    if (!isUnkept) return;
    const warn = (leaving: BeforeUnloadEvent) => leaving.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnkept]);
}
