import { type RefObject, useEffect, useMemo } from 'react';

const EVERY_MS = 5000;

/** Tells the server where the viewer is: every few seconds, at every stop, and when the page is left. */
export function useSavedPosition(videoId: string, where: RefObject<number>) {
  const save = useMemo(() => {
    let told = -1;
    let toldAt = 0;
    const now = () => {
      const seconds = Math.floor(where.current);
      if (seconds === told) return;
      told = seconds;
      toldAt = Date.now();
      // `keepalive` lets it arrive although the page is closing. A lost one costs a few seconds of going on.
      fetch(`/portal/videos/${videoId}/position`, {
        method: 'POST',
        body: new URLSearchParams({ seconds: String(seconds) }),
        keepalive: true,
      }).catch(() => {});
    };
    return {
      now,
      sometimes() {
        if (Date.now() - toldAt >= EVERY_MS) now();
      },
    };
  }, [videoId, where]);
  useEffect(() => {
    window.addEventListener('pagehide', save.now);
    return () => {
      window.removeEventListener('pagehide', save.now);
      save.now();
    };
  }, [save]);
  return save;
}
