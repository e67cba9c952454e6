import { useEffect } from 'react';

/**
 * Kept pages cannot know who reads them. A cookie says whether this browser was signed in when it was last here,
 * which decides the first paint; this asks the server afterwards and corrects the mark where it was wrong.
 */
export function SignedInMark() {
  useEffect(() => {
    const abort = new AbortController();
    fetch('/functions/v1/whoami', { signal: abort.signal })
      .then((answer) => answer.json())
      .then(({ signedIn }: { signedIn: boolean }) => {
        document.documentElement.classList.toggle('signed-in', signedIn);
      })
      .catch(() => {}); // offline, or gone: the cookie's word stands
    return () => abort.abort();
  }, []);
  return null;
}
