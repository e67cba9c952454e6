import type { EventPerson } from '../../../domain/practice/index.ts';
import type { BadgeLook } from '../../ui/badge.tsx';

const states: Record<EventPerson['state'], [text: string, look: BadgeLook]> = {
  taken: ['Has a seat', 'good'],
  held: ['Is paying', 'secondary'],
  offered: ['Is offered a seat', 'warn'],
  waiting: ['Waits', 'info'],
  gone: ['Gone', 'secondary'],
};
const reasons: Record<NonNullable<EventPerson['whyGone']>, string> = {
  released: 'Not taken in time',
  cancelled: 'Given back',
  refunded: 'Money went back',
  called_off: 'Event cancelled',
};

/** How far a seat is, or why it is nobody's any more. */
export function seatState({ state, whyGone }: Pick<EventPerson, 'state' | 'whyGone'>) {
  const [text, look] = states[state];
  return { text: whyGone ? reasons[whyGone] : text, look };
}
