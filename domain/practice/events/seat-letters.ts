import type { Tx } from '../../../db/connect.ts';
import type { SeatLetter } from '../../../emails/mails.ts';
import { placeOf, showIn } from '../../../shared/wall-time.ts';
import { postMail } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { invitationOf } from '../calendar-invitation.ts';
import { practiceZone } from '../practice.ts';
import { seatPath } from './owned-seat.ts';
import type { EventRow, SeatRow } from './queries.ts';

type Kind = SeatLetter['kind'];

/** Where a calendar has something to learn. Reminders bring the file along for whoever has not taken it up yet. */
const withInvitation: Kind[] = ['booked', 'moved', 'cancelled', 'called_off', 'reminder'];

export async function sendSeatLetter(
  services: Parts,
  tx: Tx,
  kind: Kind,
  event: EventRow,
  seat: SeatRow,
): Promise<void> {
  const home = await practiceZone(services, tx);
  const zone = seat.zone ?? home;
  const url = services.config.appUrl + seatPath(services, seat);
  const isInvited = withInvitation.includes(kind) && seat.takenAt !== null;
  await postMail(services, tx, {
    to: seat.email,
    userId: seat.userId ?? undefined,
    about: `seat:${seat.id}`,
    template: 'seat',
    attachments: isInvited ? [{ kind: 'invitation', ...seatInvitation(services, event, seat) }] : [],
    props: {
      kind,
      name: seat.name,
      title: event.title,
      minutes: minutesOf(event),
      when: clock(event.startsAt, home),
      theirs: differs(event.startsAt, zone, home) ? clock(event.startsAt, zone) : undefined,
      priceCents: event.priceCents,
      isPaid: seat.paidOrder !== null,
      keepUntil: seat.keepUntil ? clock(seat.keepUntil, zone) : undefined,
      url: kind === 'recording' ? `${url}/recording` : url,
    },
  });
}

export const minutesOf = ({ startsAt, endsAt }: Pick<EventRow, 'startsAt' | 'endsAt'>): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);

/** A seat as calendars understand it: the sequence rises with the event, and once more when the seat is gone. */
export function seatInvitation(services: Parts, event: EventRow, seat: SeatRow, publish = false) {
  const isGone = seat.state === 'gone';
  return invitationOf(
    services.content.current().site,
    {
      uid: `seat-${seat.id}`,
      summary: event.title,
      sequence: event.version + (isGone ? 1 : 0),
      stamp: isGone ? seat.updatedAt : event.updatedAt,
      start: event.startsAt,
      end: event.endsAt,
      isCancelled: isGone,
      ...{ name: seat.name, email: seat.email },
    },
    services.config.appUrl + seatPath(services, seat),
    publish,
  );
}

const clock = (moment: Date, zone: string) =>
  `${showIn(moment, zone, "EEEE d MMMM yyyy 'at' h:mm a")} (${placeOf(zone)})`;
const differs = (moment: Date, zone: string, home: string) =>
  showIn(moment, zone, 'yyyy-MM-dd HH:mm') !== showIn(moment, home, 'yyyy-MM-dd HH:mm');
