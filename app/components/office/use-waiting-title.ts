import { useEffect } from 'react';
import { useFetcher } from 'react-router';

const EVERY_MS = 20_000;
const COUNTED = /^\(\d+\) /;

/** Puts the number of things that wait before the page's title, and keeps it true while the page stays open. */
export function useWaitingTitle(first: number): void {
  const { load, data } = useFetcher<{ count: number }>({ key: 'waiting' });
  const count = data?.count ?? first;
  useEffect(() => {
    const ask = () => void load('/office/waiting');
    const timer = setInterval(ask, EVERY_MS);
    window.addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', ask);
    };
  }, [load]);
  useEffect(() => {
    const say = () => {
      const plain = document.title.replace(COUNTED, '');
      const wanted = count > 0 ? `(${count}) ${plain}` : plain;
      if (document.title !== wanted) document.title = wanted;
    };
    say();
    // A page says its title when it is drawn, which may be after this.
    const watching = new MutationObserver(say);
    watching.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => watching.disconnect();
  }, [count]);
}
