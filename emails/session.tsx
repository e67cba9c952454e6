import { Action, Aside, Facts, Heading, Paragraph } from './layout.tsx';
import { mailTemplate } from './mail-template.ts';
import type { Mails, SessionLetter } from './mails.ts';

const headings: Record<SessionLetter['kind'], string> = {
  booked: 'Your session is booked',
  moved: 'Your session has moved',
  cancelled: 'Your session is cancelled',
  reminder: 'Your session is coming up',
};
const titles: Record<SessionLetter['kind'], string> = {
  booked: 'New booking',
  moved: 'Booking moved',
  cancelled: 'Booking cancelled',
  reminder: 'Coming up',
};

const openings: Record<SessionLetter['kind'], string> = {
  booked: 'This time is kept for you. The invitation with this letter puts it into your calendar.',
  moved: 'The new time is kept for you, and the old one is free again. The invitation updates your calendar.',
  cancelled: 'Nobody expects you at that time. If a session credit paid for it, you have it back.',
  reminder: 'A short reminder of when we meet.',
};

const line = ({ kind, to, name, sessionType, when }: SessionLetter) =>
  to === 'member'
    ? `${headings[kind]}: ${when}`
    : `${titles[kind]}: ${sessionType}, ${name || 'a member'}, ${when}`;

function factsOf({ to, name, sessionType, minutes, when, theirs }: SessionLetter): [string, string][] {
  const facts: [string, string | undefined][] = [
    ['Session', sessionType],
    ['For', to === 'guide' ? name || 'a member without a name' : undefined],
    ['When', when],
    [to === 'member' ? 'On your clock' : 'On their clock', theirs],
    ['Length', `${minutes} minutes`],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== undefined);
}

/** Written to both sides of a session, whatever happens to it. */
export const session = mailTemplate<Mails['session']>({
  subject: line,
  preview: ({ sessionType, minutes }, { site }) => `${sessionType}, ${minutes} minutes with ${site.guide}.`,
  sample: {
    kind: 'booked',
    to: 'member',
    name: 'Maya',
    sessionType: '1:1 Live Session (60 min)',
    minutes: 60,
    when: 'Tuesday 10 June 2025 at 9:00 AM (Lisbon)',
    theirs: 'Tuesday 10 June 2025 at 4:00 AM (New York)',
    toBePaid: true,
    url: 'https://example.test/portal/sessions',
  },
  occasions: {
    booked: {},
    moved: { kind: 'moved', toBePaid: false },
    cancelled: { kind: 'cancelled' },
    reminder: { kind: 'reminder', toBePaid: false },
    'to the guide': { to: 'guide' },
  },
  Body: (letter) => {
    const { kind, to, toBePaid, url } = letter;
    return (
      <>
        <Heading>{to === 'member' ? headings[kind] : titles[kind]}</Heading>
        {to === 'member' && <Paragraph>{openings[kind]}</Paragraph>}
        <Facts facts={factsOf(letter)} />
        {toBePaid && kind !== 'cancelled' && (
          <Paragraph>
            {to === 'member'
              ? 'This session is still to be paid. Your portal shows how, and you can write to us.'
              : 'To be paid.'}
          </Paragraph>
        )}
        <Action href={url}>{to === 'member' ? 'Open my sessions' : 'Open the office'}</Action>
        {to === 'member' && kind !== 'cancelled' && (
          <Aside>
            You can join from your portal, from 10 minutes before the start. Until 24 hours before, you can
            move or cancel the session there yourself.
          </Aside>
        )}
      </>
    );
  },
});
