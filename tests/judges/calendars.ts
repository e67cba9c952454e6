import ICAL from 'ical.js';
import type { Judge } from './judge.ts';
import { allLetters } from './letters.ts';

type Calendar = { where: string; text: string; method?: string };

/** RFC 5545 (what a calendar is) and 5546 (what a method asks for), as far as calendars that we send can offend them. */
function faultsOf({ text, method }: Calendar): string[] {
  const faults: string[] = [];
  if (/[^\r]\n/.test(text)) faults.push('a line does not end with CRLF');
  if (text.split('\r\n').some((line) => Buffer.byteLength(line) > 75))
    faults.push('a line of more than 75 bytes');
  const component = new ICAL.Component(ICAL.parse(text));
  for (const name of ['version', 'prodid']) if (!component.hasProperty(name)) faults.push(`no ${name}`);
  const asked = component.getFirstPropertyValue('method')?.toString();
  if (method && asked !== method) faults.push(`the letter says ${method}, the calendar ${asked}`);
  const uids = new Set<string>();
  for (const event of component.getAllSubcomponents('vevent')) {
    for (const name of ['uid', 'dtstamp', 'dtstart'])
      if (event.getAllProperties(name).length !== 1) faults.push(`an event without ${name}`);
    const uid = String(event.getFirstPropertyValue('uid'));
    if (uids.has(uid) && !event.hasProperty('recurrence-id')) faults.push(`two events ${uid}`);
    uids.add(uid);
    const { startDate, endDate } = new ICAL.Event(event);
    if (endDate.compare(startDate) < 0) faults.push(`${uid} ends before it begins`);
    if (asked === 'PUBLISH' || !asked) continue;
    if (!event.hasProperty('organizer') || !event.hasProperty('attendee'))
      faults.push(`${asked} without organizer or attendee`);
    const organizer = String(event.getFirstPropertyValue('organizer'));
    for (const attendee of event.getAllProperties('attendee'))
      if (String(attendee.getFirstValue()) === organizer) faults.push(`${asked} of somebody to herself`);
  }
  return faults;
}

/** Every calendar that a letter brings or a page offers, by ical.js and the rules it leaves to others. */
export const calendars: Judge = {
  name: 'calendars',
  async judge(house) {
    const letters = await allLetters(house);
    const all: Calendar[] = letters.flatMap(({ subject, attachments }) =>
      attachments
        .filter(({ contentType }) => contentType === 'text/calendar')
        .map(({ content, headers }) => {
          const type = headers.get('content-type');
          const method =
            type && typeof type === 'object' && 'params' in type ? type.params.method : undefined;
          return { where: `${subject}`, text: content.toString('utf8'), method };
        }),
    );
    for (const { path, as } of house.files) {
      const answer = await as.visitor.get(path);
      const text = await answer.text();
      if (answer.headers.get('content-type')?.startsWith('text/calendar')) all.push({ where: path, text });
    }
    return {
      looked: `${all.length} calendars`,
      found: all.flatMap((calendar) => faultsOf(calendar).map((what) => ({ where: calendar.where, what }))),
    };
  },
};
