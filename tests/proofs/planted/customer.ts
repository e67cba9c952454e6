import type { PlantedFault } from '../../harness/planted-faults.ts';

const fulfilment = 'tests/integration/fulfilment.test.ts';
const honestOffers = 'tests/integration/honest-offers.test.ts';
const whoMayReceive = 'tests/integration/who-may-receive.test.ts';
const freshSignIn = 'tests/integration/fresh-sign-in.test.ts';
const circle = 'content/circle.test.ts';
const knownOnce = 'tests/integration/known-once.test.ts';

/** Found by five customers in an evening. */
export const customerFaults: PlantedFault[] = [
  {
    finding: 'customer 1',
    was: 'the chat told somebody who wants to die that it would rather not guess',
    file: 'domain/support/chat/send-message.ts',
    search: `if (concern) return answerWithCare(`,
    replace: `if (concern && !message) return answerWithCare(`,
    test: ['tests/integration/care.test.ts', 'warm fixed words, a helpline, a person told'],
  },
  {
    finding: 'customer 2',
    was: 'whether to stop a medicine was answered from the numbers',
    file: 'care/lexicons/english-care.ts',
    search: `const medication = \`
`,
    replace: `const medication = \`\`;
export const formerly = \`
`,
    test: [
      'domain/support/chat/four-hundred.test.ts',
      'four hundred strangers: nobody harmed, nine in ten of each kind answered right or handed over',
    ],
  },
  {
    finding: 'customer 3',
    was: '“24 hours only” began anew in every private window, without the quiz',
    file: 'domain/shop/quote.ts',
    search: `(ofQuizOnly(services) ? undefined : newOfferEnd(services))`,
    replace: `newOfferEnd(services)`,
    test: [
      honestOffers,
      'a live site offers the mini reading to nobody who has not taken the quiz, and says how to get it',
    ],
  },
  {
    finding: 'customer 4',
    was: 'a month was told in one of nine fixed texts',
    file: 'content/circle.ts',
    search: `theme: back?.text ?? monthsInYears[ofYear][number],`,
    replace: `theme: monthsInYears[1][number],`,
    test: [
      circle,
      'nobody reads a letter of the month twice within 36 months, nor anything that stands in it',
    ],
  },
  {
    finding: 'customer 4',
    was: 'a day had one of nine fixed texts',
    file: 'content/circle.ts',
    search: `return { number, ...itemAt(texts, stretch % texts.length) };`,
    replace: `return { number, ...itemAt(texts, stretch % 1) };`,
    test: [circle, 'nobody reads the text of a day twice within 120 days'],
  },
  {
    finding: 'customer 5',
    was: 'every buyer got letters about the Soul Circle without having agreed',
    file: 'domain/mail/may-receive.ts',
    search: `return facts.customer === 'told' ? yes('customer') : no('untold_customer');`,
    replace: `return facts.bounced ? no('untold_customer') : yes('customer');`,
    test: [
      whoMayReceive,
      'goes to whom the rule lets through; for the others it ends at its first letter, and says why',
    ],
  },
  {
    finding: 'customer 6',
    was: 'the letter about a session within a day said that it can still be moved',
    file: 'domain/practice/reminders.ts',
    search: `isFixed: !mayChange(session, services.clock.now()),`,
    replace: `isFixed: false,`,
    test: ['tests/integration/sessions.test.ts', 'booked inside the last day: neither moved nor cancelled'],
  },
  {
    finding: 'customer 7',
    was: 'the letter said “We begin now” while the partner’s part was missing',
    file: 'domain/delivery/fulfilment/advance-fulfilment.ts',
    search: `const partnerUrl = waitsForPartner ? partnerLink(services, order.id) : undefined;`,
    replace: `const partnerUrl = waitsForPartner ? undefined : undefined;`,
    test: [fulfilment, 'a couple: the partner fills in her part by a link that opens nothing else'],
  },
  {
    finding: 'customer 8',
    was: 'a document counted as being drawn while a person had to answer a question first',
    file: 'domain/delivery/fulfilment/fulfil-due.ts',
    search: `if (row.held || openQuestions > 0)`,
    replace: `if (row.held)`,
    test: [
      fulfilment,
      'a question that no number answers waits for the practitioner, and so does the document',
    ],
  },
  {
    finding: 'customer 9',
    was: 'a person answered within 24 hours here and within 2 to 4 there',
    file: 'content/holiday.ts',
    search: `({ answerHours = 24 }: Answers): string`,
    replace: `(_: Answers, answerHours = 24): string`,
    test: [honestOffers, 'one answer time, from the settings, in chat, letters and pages'],
  },
  {
    finding: 'customer 10',
    was: 'quotes stood at products that they do not speak of',
    file: 'content/testimonials.ts',
    search: `testimonial.product === product`,
    replace: `testimonial.product !== product`,
    test: ['content/catalogue.test.ts', 'a card quotes a testimonial of its own product'],
  },
  {
    finding: 'customer 12',
    was: 'who had signed up by a link was asked for a password that does not exist',
    file: 'adapters/auth/better-auth.ts',
    search: `allowPasswordless: true`,
    replace: `allowPasswordless: false`,
    test: [
      freshSignIn,
      'is deleted, gets a second step, and moves to another address, after a link instead of the password',
    ],
  },
  {
    finding: 'customer 13',
    was: 'a stray word moved the visitor to another page',
    file: 'domain/support/chat/understand.ts',
    search: ` && rest.every((word) => wishing.has(word));`,
    replace: ` && rest.length >= 0;`,
    test: ['domain/support/chat/read-intent.test.ts', 'my sister did the quiz and got a 7'],
  },
  {
    finding: 'customer 14',
    was: 'two tabs paid for the same product twice',
    file: 'domain/shop/checkout.ts',
    search: `    if (recent.state === 'open' && !isBeingCharged(recent)) await closeOwn(services, recent.id);\n`,
    replace: ``,
    test: [knownOnce, 'of two tabs one can be paid'],
  },
  {
    finding: 'customer 17',
    was: 'a changed address was welcomed like a new account',
    file: 'domain/mail/post-mail.ts',
    search: `postMail(services, db, { to: email, userId: id, template: 'verify-new-address', props: { name, url } }),`,
    replace: `postMail(services, db, { to: email, userId: id, template: 'verify-email', props: { name, url } }),`,
    test: [freshSignIn, 'a changed address is confirmed and told by letters that say so'],
  },
  {
    finding: 'customer 18',
    was: 'a master number of the quiz was told as its digit alone',
    file: 'numerology/quiz-numbers.ts',
    search: `lifePath: withMasterNoted(lifePath(birthDate)),`,
    replace: `lifePath: { ...withMasterNoted(lifePath(birthDate)), master: null },`,
    test: ['numerology/quiz-numbers.test.ts', 'are single digits with a note of the master number'],
  },
  {
    finding: 'customer 19',
    was: 'the cards of the journey counted what was never made',
    file: 'domain/learning/journey.ts',
    search: `reportRequests.status} = 'completed')`,
    replace: `reportRequests.status} is not null)`,
    test: [
      'tests/integration/journey.test.ts',
      'the cards count: sessions held, reports made, days since the beginning',
    ],
  },
  {
    finding: 'customer 20',
    was: 'the digits of a trade name were dropped in silence',
    file: 'documents/business/letters-page.ts',
    search: `const figures = figuresIn(trade.label);`,
    replace: `const figures: string[] = figuresIn('');`,
    test: [
      'documents/business-blueprint/business-blueprint.test.ts',
      'says what becomes of figures in a name, and takes two such names for two',
    ],
  },
  {
    finding: 'customer 21',
    was: 'maya@gmial.com raised no question',
    file: 'shared/mistyped-address.ts',
    search: `const meant = common.find((known) => isOneSlip(domain, known));`,
    replace: `const meant = common.find((known) => isOneSlip(domain, known) && known === domain);`,
    test: ['shared/mistyped-address.test.ts', 'maya@gmial.com'],
  },
  {
    finding: 'customer 22',
    was: 'letters about a cart called known customers Soul Seeker',
    file: 'domain/marketing/sequences/start-sequences.ts',
    search: `name: person?.name || 'Soul Seeker',`,
    replace: `name: person ? 'Soul Seeker' : 'Soul Seeker',`,
    test: [whoMayReceive, 'go to whom the rule lets through, and greet whom we know by name'],
  },
  {
    finding: 'customer –',
    was: 'who came from the quiz was asked for name and birth date again',
    file: 'domain/delivery/fulfilment/intake.ts',
    search: `    (await findQuizPerson(db, order.quizLeadId)) ??\n`,
    replace: ``,
    test: [knownOnce, 'what the browser told the quiz is in the details at once, and nobody else’s is'],
  },
  {
    finding: 'customer 11',
    was: 'a video began at its beginning each time',
    file: 'app/components/videos/player.tsx',
    search: `    where.current ??= place.read();\n`,
    replace: `    where.current ??= 0;\n`,
    test: ['tests/e2e/practice.e2e.ts', 'go on where they were left, at the speed that was chosen'],
  },
];
