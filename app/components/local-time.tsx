import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import { useSyncExternalStore } from 'react';
import { useSite } from '../page-words.ts';

const never = () => () => {};

/** A moment on the reader's own clock; the server, which cannot know it, shows the practice's. */
export function LocalTime({ at, as = 'MMM d, yyyy h:mm a' }: { at: string; as?: string }) {
  const site = useSite();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const moment = inBrowser ? new Date(at) : new TZDate(at, site.timeZone);
  return <time dateTime={at}>{format(moment, as)}</time>;
}
