import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useSite } from '../page-words.ts';

const never = () => () => {};

/** The portal keeps the specification's way of writing dates; the office writes them as the practitioner does. */
export const TimeStyle = createContext<'portal' | 'office'>('portal');

const officePatterns: Record<string, string> = {
  'MMM d, yyyy h:mm a': 'd MMMM yyyy, h:mm a',
  'MMM d, h:mm a': 'd MMMM, h:mm a',
  'MMM d, yyyy': 'd MMMM yyyy',
};

/** A moment on the reader's own clock; the server, which cannot know it, shows the practice's. */
export function LocalTime({ at, as = 'MMM d, yyyy h:mm a' }: { at: string; as?: string }) {
  const pattern = useContext(TimeStyle) === 'office' ? (officePatterns[as] ?? as) : as;
  const site = useSite();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const moment = inBrowser ? new Date(at) : new TZDate(at, site.timeZone);
  return <time dateTime={at}>{format(moment, pattern)}</time>;
}
