import { useSyncExternalStore } from 'react';
import { showIn } from '../../../shared/wall-time.ts';

const stands = () => () => {};

/** The zone of the visitor's own clock. The server does not know it and shows the practice's until the page is alive. */
export function useVisitorZone(practiceZone: string): string {
  return useSyncExternalStore(
    stands,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || practiceZone,
    () => practiceZone,
  );
}

/** What the visitor's clock shows at that moment, when it differs: '4:00 AM', or 'Mon 10:00 PM' on another day. */
export function ownClock(moment: string, practiceZone: string, visitorZone: string): string | undefined {
  const shows = (zone: string, pattern: string) => showIn(moment, zone, pattern);
  if (shows(practiceZone, 'yyyy-MM-dd HH:mm') === shows(visitorZone, 'yyyy-MM-dd HH:mm')) return undefined;
  const sameDay = shows(practiceZone, 'yyyy-MM-dd') === shows(visitorZone, 'yyyy-MM-dd');
  return shows(visitorZone, sameDay ? 'h:mm a' : 'EEE h:mm a');
}
