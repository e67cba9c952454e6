import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const GATHER_MS = 300;

type Options = {
  /** Whether there is anything to wait for. */
  when?: boolean;
  /** Whether to look again as soon as the line is open: something may have moved while the page was on its way. */
  atOnce?: boolean;
};

/** Brings the page up to date whenever a stream of the server says that something has changed. */
export function useNews(path: string, { when = true, atOnce = false }: Options = {}): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!when) return;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let first = !atOnce;
    const source = new EventSource(path);
    source.onmessage = () => {
      // The first event only says that the line is open.
      if (first) {
        first = false;
        return;
      }
      clearTimeout(gathering);
      gathering = setTimeout(refresh, GATHER_MS);
    };
    return () => {
      clearTimeout(gathering);
      source.close();
    };
  }, [path, when, atOnce]);
}
