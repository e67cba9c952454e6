import type { PlantedFault } from '../../harness/planted-faults.ts';

const broadcasts = 'tests/integration/broadcasts.test.ts';
const guestSessions = 'tests/integration/guest-sessions.test.ts';

/** Found by a practitioner in a month of work with it. */
export const practitionerFaults: PlantedFault[] = [
  {
    finding: 'practitioner 1',
    was: 'a broadcast sent the text that was saved last, not what stood on the screen',
    file: 'domain/marketing/broadcasts/confirm-broadcast.ts',
    search: `const row = toRow(wish);`,
    replace: `const row = { ...toRow(wish), ...(known && { subject: known.subject, body: known.body }) };`,
    test: [
      broadcasts,
      'the dialog says text, number, reasons, sender and time; unsaved words on the screen go',
    ],
  },
  {
    finding: 'practitioner 2',
    was: 'a broadcast left at once',
    file: 'domain/marketing/broadcasts/confirm-broadcast.ts',
    search: `Math.max(begins, now.getTime() + CANCEL_MS)`,
    replace: `Math.max(begins, now.getTime())`,
    test: [
      broadcasts,
      'a minute to cancel: it is a draft again, and nothing leaves; once it has begun it is too late',
    ],
  },
  {
    finding: 'practitioner 4',
    was: 'the order of a session did not lead to it',
    file: 'domain/office/orders.ts',
    search: `booked: await bookingOfOrder(services, order.subject),`,
    replace: `booked: undefined as Awaited<ReturnType<typeof bookingOfOrder>>,`,
    test: [
      guestSessions,
      'a guest’s paid session stands on Today; its order and it name each other, and say how it was paid',
    ],
  },
  {
    finding: 'practitioner 5',
    was: 'one of the lists of everybody was without some',
    file: 'domain/marketing/people.ts',
    search: `  all: [],\n`,
    replace: `  all: [{ of: 'bought' }],\n`,
    test: [
      'tests/integration/every-kind.test.ts',
      'every list has one count of everybody, and one of those who get the newsletter',
    ],
  },
  {
    finding: 'practitioner 6',
    was: 'a page of the office showed hours by another clock than the practice’s',
    file: 'domain/office/today.ts',
    search: `    zone,\n`,
    replace: `    zone: 'UTC',\n`,
    test: [
      'tests/integration/events.test.ts',
      'the office: the coming one stands under Today, and each seat on its person’s page',
    ],
  },
  {
    finding: 'practitioner 7',
    was: 'an automation could not begin when somebody subscribes',
    file: 'domain/consequences.ts',
    search: `'consent-given': [addContactFromConsent, resumeSequencesWithConsent, enterAutomations, queueWebhooks],`,
    replace: `'consent-given': [addContactFromConsent, resumeSequencesWithConsent, queueWebhooks],`,
    test: [
      'tests/integration/who-may-receive.test.ts',
      'the example on the empty page works: somebody subscribes, and gets a code that the shop takes',
    ],
  },
  {
    finding: 'practitioner 8',
    was: 'a booking brought no birth data',
    file: 'domain/practice/session-details.ts',
    search: `if (!birthName || !birthDate) throw invalid(missing);`,
    replace: `if (!birthName || !birthDate) return checkDetails({} as Counts, { noBirthData: !!missing, topic });`,
    test: [
      'tests/integration/session-details.test.ts',
      'neither given nor declined is an error at each field, and nothing typed is lost',
    ],
  },
  {
    finding: 'practitioner 9',
    was: 'a session paid in cash had neither order nor receipt',
    file: 'domain/practice/session-payment.ts',
    search: `    await placeOrderPaidElsewhere(services, tx, {`,
    replace: `    if (priceCents < 0) await placeOrderPaidElsewhere(services, tx, {`,
    test: [guestSessions, 'money that came another way is an order with a receipt, and counts as revenue'],
  },
  {
    finding: 'practitioner 10',
    was: 'every time was said to be one that cannot be moved',
    file: 'domain/practice/guests.ts',
    search: `isSoon: now > changeableUntil({ status: 'scheduled', scheduledDate: startsAt, endsAt }),`,
    replace: `isSoon: now < endsAt,`,
    test: [guestSessions, 'warns of times that cannot be moved any more, and of those just taken'],
  },
  {
    finding: 'practitioner 10',
    was: 'the code in the link of a letter was lost',
    file: 'app/sent-from.ts',
    search: `return query.length <= LONGEST ? query : '';`,
    replace: `return query.length > LONGEST ? query : '';`,
    test: [
      'tests/integration/codes.test.ts',
      'in a link is kept by a form that is sent without script, and so is what led here',
    ],
  },
  {
    finding: 'practitioner 12',
    was: 'what the pages claim could not be taken back',
    file: 'domain/office/set-up.ts',
    search: `await saveConfirmedFacts(tx, { figures, badges });`,
    replace: `await saveConfirmedFacts(tx, { figures: soulsTotal ? figures : before, badges });`,
    test: [
      'tests/integration/set-up.test.ts',
      'claims are shown when they are confirmed as true, and not before',
    ],
  },
  {
    finding: 'practitioner –',
    was: 'staff could not cancel a membership',
    file: 'domain/shop/office-memberships.ts',
    search: `      await changeAtProvider(services, row, askOf(services, row));\n`,
    replace: ``,
    test: [
      'tests/integration/membership.test.ts',
      'staff see memberships, cancel one, take it back, and send a link to pay; nobody else does',
    ],
  },
  {
    finding: 'practitioner –',
    was: 'a customer’s page showed everything at once',
    file: 'domain/office/customers/history.ts',
    search: `const entries = sorted.slice(0, PAGE);`,
    replace: `const entries = sorted;`,
    test: [
      'tests/integration/people.test.ts',
      'is as short for 500 events as for 5, and its pages show each of them once',
    ],
  },
  {
    finding: 'practitioner 3',
    was: 'a first letter to everybody was gone when its page was left',
    file: 'app/components/office/draft.tsx',
    search: `\`\${kind}:\${id || ['new', ...(from ? [from] : [])].join(':')}\``,
    replace: `\`\${kind}:\${id || from || ''}\``,
    test: ['tests/e2e/drafts.e2e.ts', '/office/letters/broadcasts/new'],
  },
];
