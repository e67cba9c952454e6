import type { Tx } from '../../db/connect.ts';
import type { SessionLetter } from '../../emails/mails.ts';
import { placeOf, showIn } from '../../shared/wall-time.ts';
import { postMail } from '../mail/index.ts';
import type { Parts } from '../services.ts';
import { calendarInvitation } from './calendar-invitation.ts';
import { sessionUrl } from './guests/session-key.ts';
import type { SessionRow } from './queries.ts';

type Kind = SessionLetter['kind'];

/** Writes to both sides, each by the clocks that matter to them. Changes carry the calendar invitation. */
export async function sendSessionLetters(
  services: Parts,
  tx: Tx,
  kind: Kind,
  session: SessionRow,
  practiceZone: string,
  words?: string,
): Promise<void> {
  const office = `${services.config.appUrl}/office`;
  const { site } = services.content.current();
  const url = sessionUrl(services, session);
  const facts = {
    kind,
    words,
    name: session.name,
    sessionType: session.sessionType,
    minutes: session.durationMinutes,
    when: clock(session.scheduledDate, practiceZone),
    theirs: otherClock(session, practiceZone),
    toBePaid: session.paymentState === 'to_be_paid',
    priceCents: session.priceCents ?? undefined,
    isGuest: session.userId === null,
    payBy: session.payBy ? clock(session.payBy, session.memberZone ?? practiceZone) : undefined,
  };
  const invitation = (address: string, how?: Parameters<typeof calendarInvitation>[3]) =>
    withoutInvitation.includes(kind)
      ? []
      : [{ kind: 'invitation' as const, ...calendarInvitation(site, session, address, how) }];
  await postMail(services, tx, {
    to: session.email,
    userId: session.userId ?? undefined,
    about: `session:${session.id}`,
    template: 'session',
    attachments: invitation(url),
    props: { ...facts, to: 'member', url },
  });
  if (forMemberAlone.includes(kind)) return;
  await postMail(services, tx, {
    to: site.contactEmail,
    about: `session:${session.id}`,
    template: 'session',
    attachments: invitation(office, { publish: true, who: session.name || session.email }),
    props: { ...facts, to: 'guide', url: office },
  });
}

/** Nothing has changed that a calendar should know. */
const withoutInvitation: Kind[] = ['reminder', 'unpaid', 'credited', 'away'];
const forMemberAlone: Kind[] = ['unpaid', 'credited', 'away'];

const clock = (moment: Date, zone: string) =>
  `${showIn(moment, zone, "EEEE d MMMM yyyy 'at' h:mm a")} (${placeOf(zone)})`;

/** The member's own clock, when it shows something else. */
function otherClock({ scheduledDate, memberZone }: SessionRow, practiceZone: string): string | undefined {
  if (!memberZone) return undefined;
  const shows = (zone: string) => showIn(scheduledDate, zone, 'yyyy-MM-dd HH:mm');
  return shows(memberZone) === shows(practiceZone) ? undefined : clock(scheduledDate, memberZone);
}
