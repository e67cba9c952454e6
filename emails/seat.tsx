import { Action, Aside, Facts, Heading, Paragraph } from './layout.tsx';
import { mailTemplate } from './mail-template.ts';
import type { Mails, SeatLetter } from './mails.ts';
import { euro } from './reader.ts';

type Kind = SeatLetter['kind'];

const headings: Record<Kind, string> = {
  booked: 'Your seat is booked',
  moved: 'It takes place at another time',
  cancelled: 'Your seat is given back',
  called_off: 'It does not take place',
  reminder: 'It begins soon',
  waiting: 'You are on the waiting list',
  offered: 'A seat is free for you',
  returned: 'No seat was left, and your money goes back',
  recording: 'The recording is here',
};

const openings: Record<Kind, string> = {
  booked: 'A seat is yours. The invitation with this letter puts it into your calendar.',
  moved:
    'The new time is below. If it does not suit you, you can give your place back on its page until it begins, and what you paid goes back to you.',
  cancelled: 'The seat is free for somebody else now.',
  called_off: 'We are sorry: it was called off.',
  reminder: 'A short reminder of when we meet.',
  waiting:
    'All seats are taken at the moment. When one comes free, we will write to the first on the list, and the seat is kept for 24 hours.',
  offered: 'A seat has come free, and you are the next on the waiting list.',
  returned:
    'Your payment arrived when all seats were taken. All of it goes back to you, and you need do nothing.',
  recording: 'You had a seat, so you can watch it as often as you like.',
};

/** The heading and the opening. */
function wordsOf({ kind, isFree }: Pick<SeatLetter, 'kind' | 'isFree'>): [string, string] {
  if (kind !== 'returned' || !isFree) return [headings[kind], openings[kind]];
  const nothing = 'Nothing was charged, and your code can be used again.';
  return ['No seat was left', `When your order arrived, all seats were taken. ${nothing}`];
}

const actions: Record<Kind, string> = {
  booked: 'Open my seat',
  moved: 'Open my seat',
  cancelled: 'Open its page',
  called_off: 'Open its page',
  reminder: 'Open my seat',
  waiting: 'See my place on the list',
  offered: 'Take the seat',
  returned: 'Open its page',
  recording: 'Watch the recording',
};

function factsOf({ title, when, theirs, minutes }: SeatLetter): [string, string][] {
  const facts: [string, string | undefined][] = [
    ['Event', title],
    ['When', theirs ?? when],
    ['On our clock', theirs && when],
    ['Length', `${minutes} minutes`],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== undefined);
}

/** Who has a seat, and can come. */
const isSeated = (kind: Kind): boolean => kind === 'booked' || kind === 'reminder';

function Money({ kind, isPaid, priceCents, paidCents = priceCents, keepUntil }: SeatLetter) {
  if (kind === 'offered' && keepUntil) {
    const price = priceCents > 0 ? `It costs ${euro(priceCents)}.` : 'It costs nothing.';
    return (
      <Paragraph>
        {price} The seat is kept for you until {keepUntil}; after that it goes to the next on the list.
      </Paragraph>
    );
  }
  const goesBack = isPaid && paidCents > 0 && (kind === 'cancelled' || kind === 'called_off');
  return goesBack ? <Paragraph>What you paid, {euro(paidCents)}, goes back to you in full.</Paragraph> : null;
}

/** About a seat at an event, whatever happens to it. */
export const seat = mailTemplate<Mails['seat']>({
  subject: (letter) => `${wordsOf(letter)[0]}: ${letter.title}`,
  preview: ({ title, when, theirs = when }) => `${title}, ${theirs}.`,
  sample: {
    kind: 'booked',
    name: 'Maya',
    title: 'Your personal year, together',
    minutes: 90,
    when: 'Thursday 12 June 2025 at 7:00 PM (Lisbon)',
    theirs: 'Thursday 12 June 2025 at 2:00 PM (New York)',
    priceCents: 2_500,
    isPaid: true,
    url: 'https://example.test/seats/key',
  },
  occasions: {
    booked: {},
    moved: { kind: 'moved' },
    cancelled: { kind: 'cancelled' },
    'called off': { kind: 'called_off' },
    reminder: { kind: 'reminder' },
    waiting: { kind: 'waiting', isPaid: false },
    offered: { kind: 'offered', isPaid: false, keepUntil: 'Friday 6 June 2025 at 9:00 AM (New York)' },
    returned: { kind: 'returned', isPaid: false },
    'returned, nothing paid': { kind: 'returned', isPaid: false, isFree: true },
    recording: { kind: 'recording' },
  },
  Body: (letter) => {
    const { kind, url, priceCents } = letter;
    const [heading, opening] = wordsOf(letter);
    return (
      <>
        <Heading>{heading}</Heading>
        <Paragraph>{opening}</Paragraph>
        <Facts facts={factsOf(letter)} />
        <Money {...letter} />
        <Action href={url}>{actions[kind]}</Action>
        {isSeated(kind) && (
          <Aside>
            You can join from that page, from 10 minutes before the start.
            {priceCents > 0
              ? ' Until 24 hours before, you can give the seat back there, and what you paid goes back to you.'
              : ' If you cannot come, please give the seat back there: somebody else may be waiting for it.'}{' '}
            The link is yours alone: whoever has it can do the same.
          </Aside>
        )}
      </>
    );
  },
});
