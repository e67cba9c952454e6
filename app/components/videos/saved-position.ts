import { type RefObject, useEffect, useMemo } from 'react';

const EVERY_MS = 5000;

/** Where a viewer's place in a reading is kept. */
export type Place = { read(): number; keep(seconds: number): void };

/** With the account, so that another device goes on from there. */
export const inAccount = ({ id, position }: { id: string; position: number }): Place => ({
  read: () => position,
  keep(seconds) {
    // `keepalive` lets it arrive although the page is closing. A lost one costs a few seconds of going on.
    fetch(`/portal/videos/${id}/position`, {
      method: 'POST',
      body: new URLSearchParams({ seconds: String(seconds) }),
      keepalive: true,
    }).catch(() => {});
  },
});

/** In this browser: whoever watches by a signed link has nothing else with us. */
export const inBrowser = ({ id }: { id: string }): Place => {
  const key = `video-position:${id}`;
  return {
    read: () => Number(localStorage.getItem(key) ?? 0) || 0,
    keep: (seconds) => localStorage.setItem(key, String(seconds)),
  };
};

/** Keeps the viewer's place: every few seconds, at every stop, and when the page is left. */
export function useSavedPosition(place: Place, where: RefObject<number | null>) {
  const save = useMemo(() => {
    let told = -1;
    let toldAt = 0;
    const now = () => {
      // Before the film is there, nobody is anywhere in it.
      if (where.current === null) return;
      const seconds = Math.floor(where.current);
      if (seconds === told) return;
      told = seconds;
      toldAt = Date.now();
      place.keep(seconds);
    };
    return {
      now,
      sometimes() {
        if (Date.now() - toldAt >= EVERY_MS) now();
      },
    };
  }, [place, where]);
  useEffect(() => {
    window.addEventListener('pagehide', save.now);
    return () => {
      window.removeEventListener('pagehide', save.now);
      save.now();
    };
  }, [save]);
  return save;
}
