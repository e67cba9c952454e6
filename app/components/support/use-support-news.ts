import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const GATHER_MS = 300;

/** Brings the page up to date whenever somebody has written or moved something. */
export function useSupportNews(): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => void revalidate());
  useEffect(() => {
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let first = true;
    const source = new EventSource('/functions/v1/support-stream');
    source.onmessage = () => {
      // The first event only says that the line is open: the page has just been loaded.
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
  }, []);
}
