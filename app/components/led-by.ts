import { useSearchParams } from 'react-router';

/** What led somebody here, and the code of that link, as her address says it: our links repeat it, so that the form at their end is sent with it. */
export function useLedBy(): Record<string, string> {
  const [search] = useSearchParams();
  return Object.fromEntries([...search].filter(([name]) => /^(utm_.*|code)$/.test(name)));
}

/** A link to another page of ours, with it. */
export function useLedTo(): (path: string) => string {
  const query = new URLSearchParams(useLedBy()).toString();
  return (path) => (query ? `${path}?${query}` : path);
}
