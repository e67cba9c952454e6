import { setImmediate } from 'node:timers/promises';
import ICAL from 'ical.js';
import { addDays, instantOf, isZone } from '../../../shared/wall-time.ts';
import type { Span } from '../free-slots.ts';

export type CalendarWindow = {
  from: Date;
  to: Date;
  /** For all-day and zoneless events. */
  zone: string;
  /** Our sessions and events, which the practitioner's calendar may show as well, are known here already. */
  ownHost?: string;
};

/** Words for the person who gave the calendar. */
export class UnreadableCalendar extends Error {
  override name = 'UnreadableCalendar';
}

/** Between two of them others get their turn: a calendar of thousands of events must not stop the site. */
const EVENTS_AT_ONCE = 100;
const STEPS_AT_ONCE = 500;
/** More than any life has: a rule that repeats each second since 1970 is no appointment. */
const MOST_STEPS = 250_000;
const MOST_TIMES = 50_000;
const DAY = 86_400_000;

type Read = { window: CalendarWindow; spans: Span[]; steps: number };

/** When a calendar says that its owner is busy, with repetitions, exceptions and time zones worked out. */
export async function busyTimes(text: string, window: CalendarWindow): Promise<Span[]> {
  const events = (await eventsIn(text)).filter((event) => !isOurs(event, window));
  const changed = exceptionsOf(events);
  const reading: Read = { window, spans: [], steps: 0 };
  for (const [n, component] of events.entries()) {
    if (n % EVENTS_AT_ONCE === 0) await setImmediate();
    if (component.hasProperty('recurrence-id')) addOnce(reading, component);
    else await addAll(reading, component, changed.get(uidOf(component)) ?? new Set());
    if (reading.spans.length > MOST_TIMES)
      throw new UnreadableCalendar('The calendar holds too many events.');
  }
  return reading.spans.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

const EVENT = /^BEGIN:VEVENT\b[\s\S]*?^END:VEVENT\b/gim;
const ZONE = /^BEGIN:VTIMEZONE\b[\s\S]*?^END:VTIMEZONE\b/gim;

/** In portions, each with the zones that the calendar defines: to parse thousands of events takes a while. */
async function eventsIn(text: string): Promise<ICAL.Component[]> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text))
    throw new UnreadableCalendar('What stands there is no calendar.');
  const blocks = text.match(EVENT) ?? [];
  const begun = text.match(/^BEGIN:VEVENT\b/gim)?.length ?? 0;
  if (begun !== blocks.length || !/^END:VCALENDAR\b/im.test(text)) throw notUnderstood();
  const zones = text.match(ZONE) ?? [];
  const events: ICAL.Component[] = [];
  for (let from = 0; from < blocks.length; from += EVENTS_AT_ONCE) {
    await setImmediate();
    events.push(...parsed([...zones, ...blocks.slice(from, from + EVENTS_AT_ONCE)]));
  }
  return events;
}

function parsed(blocks: string[]): ICAL.Component[] {
  try {
    const calendar = ICAL.parse(['BEGIN:VCALENDAR', ...blocks, 'END:VCALENDAR'].join('\r\n'));
    return new ICAL.Component(calendar).getAllSubcomponents('vevent');
  } catch {
    throw notUnderstood();
  }
}

const notUnderstood = () => new UnreadableCalendar('The calendar could not be understood.');

const uidOf = (component: ICAL.Component): string => String(component.getFirstPropertyValue('uid') ?? '');

/** By the UID that calendar-invitation.ts and practice-feed.ts give. */
const isOurs = (component: ICAL.Component, { ownHost }: CalendarWindow): boolean =>
  ownHost !== undefined &&
  /^(?:session|event|seat)-/.test(uidOf(component)) &&
  uidOf(component).endsWith(`@${ownHost}`);

/** Which repetitions have an entry of their own, by event. */
function exceptionsOf(events: ICAL.Component[]): Map<string, Set<number>> {
  const changed = new Map<string, Set<number>>();
  for (const component of events) {
    const time = timeOf(component, 'recurrence-id');
    if (!time) continue;
    const uid = uidOf(component);
    changed.set(uid, (changed.get(uid) ?? new Set()).add(keyOf(time)));
  }
  return changed;
}

/** By what stands on the wall: an exception names the repetition as its series does. */
const keyOf = (time: ICAL.Time): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

/** Nothing where no time stands: one broken event must not hide the others. */
function timeOf(component: ICAL.Component, name: string): ICAL.Time | undefined {
  try {
    const value = component.getFirstPropertyValue(name);
    return value instanceof ICAL.Time ? value : undefined;
  } catch {
    return undefined;
  }
}

function isBusy(component: ICAL.Component): boolean {
  const says = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    says('transp') !== 'TRANSPARENT' &&
    says('status') !== 'CANCELLED' &&
    says('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

function addOnce(reading: Read, component: ICAL.Component): void {
  const start = timeOf(component, 'dtstart');
  if (start && isBusy(component)) add(reading, component, start);
}

async function addAll(reading: Read, component: ICAL.Component, changed: Set<number>): Promise<void> {
  const start = timeOf(component, 'dtstart');
  if (!start || !isBusy(component)) return;
  const repeats = component.hasProperty('rrule') || component.hasProperty('rdate');
  if (!repeats) return add(reading, component, start);
  // By the wall, whose hours differ from the moments by less than a day.
  const first = reading.window.from.getTime() - lengthOf(component) - DAY;
  const last = reading.window.to.getTime() + DAY;
  if (endsBefore(component, first)) return;
  const series = new ICAL.RecurExpansion({ component, dtstart: start });
  for (let time = series.next(); time && keyOf(time) < last; time = series.next()) {
    reading.steps += 1;
    if (reading.steps > MOST_STEPS)
      throw new UnreadableCalendar('An event of the calendar repeats too often.');
    if (reading.steps % STEPS_AT_ONCE === 0) await setImmediate();
    if (keyOf(time) >= first && !changed.has(keyOf(time))) add(reading, component, time);
  }
}

/** A series that is over need not be walked through from its beginning. */
function endsBefore(component: ICAL.Component, moment: number): boolean {
  const rules = component.getAllProperties('rrule').map((rule) => rule.getFirstValue());
  return (
    !component.hasProperty('rdate') &&
    rules.every(
      (rule) => rule instanceof ICAL.Recur && rule.until !== null && keyOf(rule.until) < moment - DAY,
    )
  );
}

function lengthOf(component: ICAL.Component): number {
  const [start, end] = [timeOf(component, 'dtstart'), timeOf(component, 'dtend')];
  if (start && end) return keyOf(end) - keyOf(start);
  const length = component.getFirstPropertyValue('duration');
  return length instanceof ICAL.Duration ? length.toSeconds() * 1000 : DAY;
}

function add({ window, spans }: Read, component: ICAL.Component, start: ICAL.Time): void {
  const startsAt = instantOfTime(component, 'dtstart', start, window.zone);
  const endsAt = startsAt && endOf(component, start, startsAt, window.zone);
  if (!startsAt || !endsAt || endsAt <= startsAt) return;
  if (endsAt > window.from && startsAt < window.to) spans.push({ startsAt, endsAt });
}

/** The same length for each repetition, on the wall: nine to ten stays nine to ten when the clocks change. */
function endOf(component: ICAL.Component, start: ICAL.Time, startsAt: Date, zone: string): Date | undefined {
  const first = timeOf(component, 'dtstart');
  const end = timeOf(component, 'dtend');
  if (first && end) {
    const time = start.clone();
    time.addDuration(ICAL.Duration.fromSeconds((keyOf(end) - keyOf(first)) / 1000));
    return instantOfTime(component, end.isDate ? 'dtstart' : 'dtend', time, zone);
  }
  const length = component.getFirstPropertyValue('duration');
  if (length instanceof ICAL.Duration) return new Date(startsAt.getTime() + length.toSeconds() * 1000);
  return start.isDate ? instantOfDay(dateOf(start, 1), zone) : undefined;
}

function instantOfTime(
  component: ICAL.Component,
  property: string,
  time: ICAL.Time,
  zone: string,
): Date | undefined {
  if (time.isDate) return instantOfDay(dateOf(time), zone);
  if (time.zone === ICAL.Timezone.utcTimezone) return new Date(keyOf(time));
  const named = String(component.getFirstProperty(property)?.getFirstParameter('tzid') ?? '');
  // A zone by its common name is counted by the machine's own tables, which know more years than most calendars tell.
  if (isKnownZone(named)) return instantOnWall(time, named);
  if (named && time.zone !== ICAL.Timezone.localTimezone) return new Date(time.toUnixTime() * 1000);
  return instantOnWall(time, zone);
}

/** To ask the machine's tables costs a hundred times what remembering costs. */
const zones = new Map<string, boolean>();
function isKnownZone(name: string): boolean {
  const known = zones.get(name) ?? (zones.size < 1_000 && isZone(name));
  zones.set(name, known);
  return known;
}

/** An hour that the clocks skip is the one after it. */
function instantOnWall(time: ICAL.Time, zone: string): Date | undefined {
  const wall = `${two(time.hour)}:${two(time.minute)}`;
  const later = `${two(Math.min(time.hour + 1, 23))}:${two(time.minute)}`;
  return instantOf(dateOf(time), wall, zone) ?? instantOf(dateOf(time), later, zone);
}

const two = (number: number): string => String(number).padStart(2, '0');
const dateOf = ({ year, month, day }: ICAL.Time, later = 0): string =>
  addDays(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`, later);

/** Midnight; where the clocks skip it, the day begins an hour later. */
const instantOfDay = (date: string, zone: string): Date | undefined =>
  instantOf(date, '00:00', zone) ?? instantOf(date, '01:00', zone);
