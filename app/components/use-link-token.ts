import { useLayoutEffect, useState } from 'react';

/**
 * The token of a letter's link. It travels behind the #, where no server and no other site gets to see it;
 * so it is unknown until the page runs. Read before the page takes its first click: a form sent without it
 * would be told that the link is over.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useLayoutEffect(() => setToken(location.hash.slice(1)), []);
  return token;
}
