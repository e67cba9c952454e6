import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Deps } from './services.ts';

/**
 * What an address of a calendar answers that was replaced: one note for today, so that nobody wonders about an empty
 * calendar. It holds nothing of what the address once opened.
 */
export function movedCalendar(
  { clock, config, content }: Pick<Deps, 'clock' | 'config' | 'content'>,
  page: string,
) {
  const { site } = content.current();
  const calendar = ical({
    name: site.brand,
    prodId: { company: site.brand, product: 'moved', language: site.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 24 * 3_600,
  });
  const url = `${config.appUrl}${page}`;
  calendar.createEvent({
    id: `moved@${new URL(config.appUrl).hostname}`,
    start: clock.now(),
    allDay: true,
    summary: 'This calendar has a new address',
    description: `It was replaced when you signed out other devices or chose a new password. The new one is here: ${url}`,
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return calendar.toString();
}
