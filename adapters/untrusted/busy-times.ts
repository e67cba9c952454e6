import ICAL from 'ical.js';
import { DAY } from '../../shared/durations.ts';
import { addDays, instantOf, isZone } from '../../shared/wall-time.ts';
import { type BusySpan, type CalendarWindow, Unreadable } from './untrusted.ts';

/** So many are parsed together with the zones that the calendar defines. */
const EVENTS_AT_ONCE = 100;
/** More than any life has: a hundred daily series of four years. */
const MOST_STEPS = 150_000;
const MOST_TIMES = 50_000;
/** Each portion of events is parsed with all of them. */
const MOST_ZONES = 100;

type Read = { window: CalendarWindow; spans: BusySpan[]; steps: number };

/** When a calendar says that its owner is busy, with repetitions, exceptions and time zones worked out. */
export function busyTimes(text: string, window: CalendarWindow): BusySpan[] {
  const events = eventsIn(text).filter((event) => !isOurs(event, window));
  const changed = exceptionsOf(events);
  const reading: Read = { window, spans: [], steps: 0 };
  for (const component of events) {
    try {
      if (component.hasProperty('recurrence-id')) addOnce(reading, component);
      else addAll(reading, component, changed.get(uidOf(component)) ?? new Set());
    } catch (error) {
      // What the library cannot make sense of is one broken event, which must not hide the others.
      if (error instanceof Unreadable || error instanceof RangeError) throw error;
    }
    if (reading.spans.length > MOST_TIMES) throw new Unreadable('The calendar holds too many events.');
  }
  return reading.spans.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

function eventsIn(text: string): ICAL.Component[] {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new Unreadable('What stands there is no calendar.');
  const { events: blocks, zones } = blocksIn(text);
  if (zones.length > MOST_ZONES) throw new Unreadable('The calendar defines too many time zones.');
  const events: ICAL.Component[] = [];
  for (let from = 0; from < blocks.length; from += EVENTS_AT_ONCE)
    events.push(...parsed([...zones, ...blocks.slice(from, from + EVENTS_AT_ONCE)]));
  return events;
}

/**
 * Events and zones as they stand in the text, found line by line: a pattern from BEGIN to END would search the rest of the
 * file again for each one that is not closed.
 */
function blocksIn(text: string): { events: string[]; zones: string[] } {
  const found: Record<string, string[]> = { VEVENT: [], VTIMEZONE: [] };
  let open: { kind: string; lines: string[] } | undefined;
  let isWhole = false;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, mark = '', name = ''] = /^(BEGIN|END):([A-Z-]{1,40})\s*$/i.exec(line.slice(0, 60)) ?? [];
    const kind = name.toUpperCase();
    const begins = mark.toUpperCase() === 'BEGIN';
    if (open) {
      if (begins && kind in found) throw notUnderstood();
      refuseRestless(line, open.kind);
      open.lines.push(line);
      if (mark && !begins && kind === open.kind) {
        found[kind]?.push(open.lines.join('\r\n'));
        open = undefined;
      }
    } else if (begins && kind in found) open = { kind, lines: [line] };
    else if (mark && !begins && kind === 'VCALENDAR') isWhole = true;
  }
  if (open || !isWhole) throw notUnderstood();
  return { events: found.VEVENT ?? [], zones: found.VTIMEZONE ?? [] };
}

/** No appointment repeats by the hour without end and no clock changes but by the year; the library would count for ever. */
function refuseRestless(line: string, kind: string): void {
  if (!/^(?:RRULE|EXRULE)/i.test(line)) return;
  const rule = line.slice(0, 1_000);
  const [, often = ''] = /FREQ=([A-Z]{1,10})/i.exec(rule) ?? [];
  const isBounded = /^HOURLY$/i.test(often) && /COUNT=\d{1,3}(?:;|\s*$)/i.test(rule);
  const isCalm = kind === 'VTIMEZONE' ? /^YEARLY$/i : /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/i;
  if (!isCalm.test(often) && !isBounded) throw new Unreadable('An event of the calendar repeats too often.');
}

function parsed(blocks: string[]): ICAL.Component[] {
  try {
    const calendar = ICAL.parse(['BEGIN:VCALENDAR', ...blocks, 'END:VCALENDAR'].join('\r\n'));
    return new ICAL.Component(calendar).getAllSubcomponents('vevent');
  } catch {
    throw notUnderstood();
  }
}

const notUnderstood = () => new Unreadable('The calendar could not be understood.');

const uidOf = (component: ICAL.Component): string => String(component.getFirstPropertyValue('uid') ?? '');

/** By the UID that invitations.ts and practice-feed.ts give. */
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

function addAll(reading: Read, component: ICAL.Component, changed: Set<number>): void {
  const start = timeOf(component, 'dtstart');
  if (!start || !isBusy(component)) return;
  const repeats = component.hasProperty('rrule') || component.hasProperty('rdate');
  if (!repeats) {
    add(reading, component, start);
    return;
  }
  // By the wall, whose hours differ from the moments by less than a day.
  const first = reading.window.from.getTime() - lengthOf(component) - DAY;
  const last = reading.window.to.getTime() + DAY;
  if (endsBefore(component, first)) return;
  const series = new ICAL.RecurExpansion({ component, dtstart: start });
  for (let time = series.next(); time && keyOf(time) < last; time = series.next()) {
    reading.steps += 1;
    if (reading.steps > MOST_STEPS) throw new Unreadable('An event of the calendar repeats too often.');
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
