import { type Away, duringHoliday } from './holiday.ts';
import type { Delivery, IntakeId, MembershipOpens, Product } from './product.ts';
import { inWords, promisedHours, USUAL_HOURS } from './promise.ts';

/** Words that have a meaning in law: the two ways to begin, one of which is chosen after paying. Orders keep the first as it stood. */
export const withdrawalConsent =
  'Please begin at once. I ask for delivery before the 14-day withdrawal period is over, and I know that my right of withdrawal ends when digital content begins to be delivered or a service has been fully provided. The 30-day guarantee stays open to me.';

export const beginsLater =
  'Please wait until the 14-day withdrawal period is over. Until then I can change my mind without giving a reason, and you begin after it.';

/** How codes add up with each other and with prices. */
export const codeRule =
  'One code for each order. It comes off the price shown; of a membership, off the first month.';

export const guarantee = '30-day satisfaction guarantee';

/** What happens after the button, said beside it. */
const payStep = 'Pay by card or SEPA direct debit, on the page of our payment provider.';

/** The same of a membership that begins with free days. */
const freeStep =
  'Give your card or bank account, on the page of our payment provider. Nothing is charged today, and you can cancel before anything is.';

const ownQuestions = 'Answer a few questions, so that we can prepare. You can do it at once or later.';

const detailSteps: Record<IntakeId, string | undefined> = {
  person: 'Tell us whose numbers they are: the full birth name and the date. It takes three minutes.',
  'person-with-questions':
    'Tell us the full birth name and the date, and write down the questions you bring.',
  couple: 'Tell us both names and birth dates. Your partner can fill in their part by a private link.',
  business: 'Tell us your own name and birth date, the trade name and, if there is one, the launch date.',
  none: undefined,
};

/** Written with the usual time; a product that takes another one says its own. */
const deliverySteps: Record<Delivery['kind'], string | undefined> = {
  document: 'Your PDF is drawn up for you within 24 hours and waits with your order.',
  video: 'Your video is recorded for you within 24 hours. We will write as soon as you can watch it.',
  'session-credits':
    'Book your sessions from the page of your order, at times that suit you, and move them if something comes up.',
  membership: 'Numerology 101 and your calendar open at once. The letter comes on the 1st of each month.',
  'membership-months':
    'The Soul Circle opens for the months you bought and then ends by itself: nothing is renewed. If it is open to you already, they begin when that ends.',
  course: undefined,
  seat: 'Your seat is yours as soon as the order is paid. The way in is in the e-mail, and we remind you the day before.',
  text: 'A text is written for you by hand within 24 hours. We will write as soon as you can read it.',
  files: 'Your files wait with your order, to download as soon as we may begin.',
};

/** Of a membership that says itself what it opens. */
function openingStep(
  { letters, courses, sessions, eventsPercent }: MembershipOpens,
  trialDays: number | undefined,
  courseNames: ReadonlyMap<string, string>,
): string {
  const opens = [
    ...courses.map((id) => `the course ${courseNames.get(id) ?? id}`),
    ...(letters ? ['the calendar of your days'] : []),
  ];
  const says = [
    opens.length > 0 ? `What it opens is there at once: ${new Intl.ListFormat('en').format(opens)}.` : '',
    letters ? 'The letter comes on the 1st of each month.' : '',
    sessions && trialDays ? 'Sessions come with the first charge.' : '',
    sessions ? 'Book your sessions at times that suit you; those you do not use stay yours.' : '',
    eventsPercent ? `Seats at events cost you ${eventsPercent} % less while you are signed in.` : '',
  ];
  return says.filter(Boolean).join(' ');
}

export function stepsAfterOrder(
  {
    intake,
    delivers,
    deliveryHours,
    opens,
    trialDays,
  }: Pick<Product, 'intake' | 'delivers' | 'deliveryHours' | 'opens' | 'trialDays'>,
  courseNames: ReadonlyMap<string, string>,
  away?: Away,
): string[] {
  const details = typeof intake === 'object' ? ownQuestions : detailSteps[intake];
  const hours = promisedHours({ delivers, deliveryHours }) ?? USUAL_HOURS;
  const told = delivers.map(({ kind }) =>
    (kind === 'membership' && opens
      ? openingStep(opens, trialDays, courseNames)
      : deliverySteps[kind]
    )?.replace('within 24 hours', `within ${inWords(hours)}`),
  );
  const steps = [trialDays ? freeStep : payStep, details, ...told];
  // Of two documents, each is told alike.
  const each = new Set(steps.filter((step) => step !== undefined));
  return [...each].map((step) => duringHoliday(step, away, hours));
}
