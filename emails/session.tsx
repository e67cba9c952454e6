import { Action, Aside, Facts, Heading, Paragraph } from './layout.tsx';
import { mailTemplate } from './mail-template.ts';
import type { Mails, SessionLetter } from './mails.ts';
import { euro } from './reader.ts';

const headings: Record<SessionLetter['kind'], string> = {
  booked: 'Your session is booked',
  moved: 'Your session has moved',
  cancelled: 'Your session is cancelled',
  reminder: 'Your session is coming up',
  unpaid: 'Your session is still to be paid',
  released: 'Your session was not paid in time',
  credited: 'Your payment is a session credit now',
  away: 'About your session',
};
const titles: Record<SessionLetter['kind'], string> = {
  booked: 'New booking',
  moved: 'Booking moved',
  cancelled: 'Booking cancelled',
  reminder: 'Coming up',
  unpaid: 'Still to be paid',
  released: 'Not paid, and free again',
  credited: 'Paid when its hour was gone',
  away: 'Written to',
};

const openings: Record<SessionLetter['kind'], string> = {
  booked: 'This time is kept for you. The invitation with this letter puts it into your calendar.',
  moved: 'The new time is kept for you, and the old one is free again. The invitation updates your calendar.',
  cancelled: 'You are no longer booked for that time.',
  reminder: 'A short reminder of when we meet.',
  unpaid: 'We are holding this time for you. It becomes yours when it is paid.',
  released: 'So the time is free for somebody else. Nothing was charged, and you are welcome to book again.',
  credited:
    'Your money arrived when this time was no longer free. Nothing is lost: it pays for another session of the same kind, at any time you choose.',
  away: '',
};

const line = ({ kind, to, name, sessionType, when, theirs }: SessionLetter) =>
  to === 'member'
    ? `${headings[kind]}: ${theirs ?? when}`
    : `${titles[kind]}: ${sessionType}, ${name || 'a member'}, ${when}`;

function factsOf({
  to,
  name,
  sessionType,
  minutes,
  when,
  theirs,
  prepared,
}: SessionLetter): [string, string][] {
  const facts: [string, string | undefined][] = [
    ['Session', sessionType],
    ['For', to === 'guide' ? name || 'a member without a name' : undefined],
    ['When', to === 'member' ? (theirs ?? when) : when],
    ['On our clock', to === 'member' && theirs ? when : undefined],
    ['On their clock', to === 'guide' ? theirs : undefined],
    ['Length', `${minutes} minutes`],
    ['Birth data', prepared?.person],
    ['Numbers', prepared?.numbers],
    ['To be about', prepared?.topic],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== undefined);
}

/** Whether it still stands in the calendar. */
const isOn = ({ kind }: SessionLetter): boolean => !['cancelled', 'released', 'credited'].includes(kind);

const actionOf = (letter: SessionLetter): string => {
  if (letter.to === 'guide') return 'Open the office';
  const { toBePaid, priceCents, kind } = letter;
  if (toBePaid && priceCents && isOn(letter)) return `Pay ${euro(priceCents)}`;
  if (kind === 'credited' || kind === 'released') return 'Choose another time';
  return letter.isGuest ? 'Open my session' : 'Open my sessions';
};

function Payment({ to, priceCents, payBy }: SessionLetter) {
  if (to === 'guide') return <Paragraph>To be paid.</Paragraph>;
  if (!priceCents) {
    return (
      <Paragraph>This session is still to be paid. Your portal shows how, and you can write to us.</Paragraph>
    );
  }
  return (
    <Paragraph>
      {payBy
        ? `It costs ${euro(priceCents)}. Please pay by ${payBy}: until then this time is held for you.`
        : `It costs ${euro(priceCents)}, which is still to be paid.`}
    </Paragraph>
  );
}

/** Written to both sides of a session, whatever happens to it. */
export const session = mailTemplate<Mails['session']>({
  subject: line,
  preview: ({ sessionType, minutes }, { site }) => `${sessionType}, ${minutes} minutes with ${site.guide}.`,
  sample: {
    kind: 'booked',
    to: 'member',
    name: 'Maya',
    sessionType: 'Live session',
    minutes: 60,
    when: 'Tuesday 10 June 2025 at 9:00 AM (Lisbon)',
    theirs: 'Tuesday 10 June 2025 at 4:00 AM (New York)',
    toBePaid: true,
    url: 'https://example.test/portal/sessions',
  },
  occasions: {
    booked: {},
    moved: { kind: 'moved', toBePaid: false },
    cancelled: { kind: 'cancelled', toBePaid: false },
    'cancelled before it was paid': { kind: 'cancelled' },
    reminder: { kind: 'reminder', toBePaid: false },
    unpaid: { kind: 'unpaid', priceCents: 9_500, payBy: 'Monday 2 June 2025 at 4:00 AM (New York)' },
    released: { kind: 'released' },
    credited: { kind: 'credited', toBePaid: false },
    away: { kind: 'away', toBePaid: false, words: 'I am away that week.\nPlease choose another time.' },
    'at short notice': { isFixed: true, toBePaid: false },
    'to a guest': { isGuest: true, toBePaid: false },
    'cancelled with its order': { kind: 'cancelled', toBePaid: false, isWithdrawn: true },
    'still to be prepared': { toBePaid: false, asksBirthData: true },
    'to the guide': {
      to: 'guide',
      prepared: {
        person: 'Maya Ngozi Okafor, born 4 July 1990',
        numbers: 'Life Path 3 · Expression 5 · Soul Urge 7',
        topic: 'A change of work this autumn.',
      },
    },
  },
  Body: (letter) => {
    const { kind, to, toBePaid, isGuest, isFixed, isWithdrawn, url, words } = letter;
    return (
      <>
        {/* By their occasion: the office words each for itself. */}
        <Heading key={`${to}-${kind}`}>{to === 'member' ? headings[kind] : titles[kind]}</Heading>
        {to === 'member' && words === undefined && openings[kind] && (
          <Paragraph key={`opening-${kind}`}>{openings[kind]}</Paragraph>
        )}
        {to === 'member' &&
          words
            ?.split('\n')
            .filter((part) => part.trim())
            .map((part) => <Paragraph key={part}>{part}</Paragraph>)}
        {to === 'member' && kind === 'cancelled' && (
          <Paragraph key={toBePaid ? 'nothing-paid' : isWithdrawn ? 'order-gone-back' : 'credit-is-back'}>
            {toBePaid
              ? 'It had not been paid, so nothing is owed.'
              : isWithdrawn
                ? 'It belonged to an order that was given back, or not paid in full, so no session credit waits in its place.'
                : 'What paid for it is a session credit again: it waits for another time, on the page that the button opens.'}
          </Paragraph>
        )}
        <Facts facts={factsOf(letter)} />
        {letter.asksBirthData && isOn(letter) && (
          <Paragraph key="birth-data">
            The session is prepared from a chart. Please tell us your full name at birth and your birth date,
            on the page that the button opens. You may also say that you would rather not.
          </Paragraph>
        )}
        {toBePaid && isOn(letter) && <Payment {...letter} />}
        <Action href={url}>{actionOf(letter)}</Action>
        {to === 'member' && isOn(letter) && isFixed && (
          <Aside key="fixed">
            You can join from {isGuest ? 'that page' : 'your portal'}, from 10 minutes before the start. It
            begins within 24 hours, so it can no longer be moved or cancelled. If something has happened,
            write to us.
          </Aside>
        )}
        {to === 'member' && isOn(letter) && !isFixed && (
          <Aside key="until-a-day-before">
            You can join from {isGuest ? 'that page' : 'your portal'}, from 10 minutes before the start. Until
            24 hours before, you can move or cancel the session there yourself.
            {isGuest && ' The link is yours alone: whoever has it can do the same.'}
          </Aside>
        )}
      </>
    );
  },
});
