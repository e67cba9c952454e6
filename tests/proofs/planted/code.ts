import type { PlantedFault } from '../../harness/planted-faults.ts';

/** Found by reading the code. */
export const codeFaults: PlantedFault[] = [
  {
    finding: 'code 1',
    was: 'paid sessions of guests, who have no account, were not on Today',
    file: 'domain/practice/queries.ts',
    search: `eq(sessions.held, false),
        gt(sessions.endsAt, from),`,
    replace: `eq(sessions.held, false),
        sql\`\${sessions.userId} is not null\`,
        gt(sessions.endsAt, from),`,
    test: [
      'tests/integration/guest-sessions.test.ts',
      'a guest’s paid session stands on Today; its order and it name each other, and say how it was paid',
    ],
  },
  {
    finding: 'code 2',
    was: 'what a guest had booked moved to whoever signed up with her address and paid for anything',
    file: 'domain/practice/session-payment.ts',
    search: `if (owner) await moveGuestBookings(services, tx, { email, userId: owner });`,
    replace: `if (owner) await moveBookingsToAccount(tx, email.toLowerCase(), owner);`,
    test: [
      'tests/integration/former-sign-ins.test.ts',
      'what a guest booked never moves to an account that has not proven the address, whatever it pays',
    ],
  },
  {
    finding: 'code 3',
    was: 'a database that had been stopped stayed as a zombie of the program that came next',
    file: 'db/embedded.ts',
    search: `      await untilNoted(ours, data);\n`,
    replace: ``,
    test: [
      'db/embedded.cluster.test.ts',
      'whoever has stopped it has taken note of its end, however busy: another program would inherit a zombie',
    ],
  },
  {
    finding: 'code 4',
    was: 'the image was without the library for pictures',
    file: 'Dockerfile',
    search: `COPY --from=build /app/node_modules/sharp ./node_modules/sharp\n`,
    replace: ``,
    test: [
      'tests/structure/image.test.ts',
      'the image holds every library that the bundle leaves out, with what that needs',
    ],
  },
  {
    finding: 'code 5',
    was: 'the address was passed where the offer’s token belongs: €19 in the letter, €67 at the checkout',
    file: 'domain/shop/quote.ts',
    search: `const { priceCents } = priceFor(services, product, { offer });`,
    replace: `const { priceCents } = priceFor(services, product, { offer: email });`,
    test: ['tests/integration/quiz.test.ts', 'costs in a letter about a cart what it costs at the checkout'],
  },
  {
    finding: 'code 6',
    was: 'an order held for a differing sum could be released by nobody',
    file: 'domain/shop/differences.ts',
    search: `  if (!difference) throw`,
    replace: `  if (difference) throw`,
    test: [
      'tests/integration/settlement.test.ts',
      'another amount is kept and receipted, and nothing is owed until a person has looked',
    ],
  },
  {
    finding: 'code 7',
    was: 'a refund that was made counted as not made when the membership could not be ended',
    file: 'domain/shop/refunds.ts',
    search: `  await recordRefundMade(services, refund, answer);`,
    replace: `  await payments.endSubscription(paymentId);
  await recordRefundMade(services, refund, answer);`,
    test: [
      'tests/integration/settlement.test.ts',
      'a membership’s refund that was made is made, though ending it at the provider fails; that is tried by itself',
    ],
  },
  {
    finding: 'code 8',
    was: 'the queue took a backup for dead after a quarter of an hour',
    file: 'adapters/jobs/pg-boss.ts',
    search: `const { expireSeconds: expireInSeconds = HOUR } = definition;`,
    replace: `const expireInSeconds = 900;`,
    test: [
      'tests/integration/job-queue.test.ts',
      'a backup may take half a day before it is taken for dead; finished jobs stay for hours, not for ever',
    ],
  },
  {
    finding: 'code 9',
    was: 'a handful of letters that had to wait ended the run, though others were due behind it',
    file: 'domain/mail/send-due-mails.ts',
    search: `while (outcomes.length > 0 || wasDue > 0);`,
    replace: `while (outcomes.length > 0);`,
    test: [
      'tests/integration/outbox.test.ts',
      'a handful that must wait, for their reader had one just now, ends nothing: those behind it go in the same run',
    ],
  },
  {
    finding: 'code 10',
    was: 'one row that failed kept all later ones of its job from being worked on',
    file: 'domain/duties.ts',
    search: `if (await attempt(services, about, known, () => work(row))) done++;`,
    replace: `if (about && known && (await work(row))) done++;`,
    test: [
      'tests/integration/duties.test.ts',
      'a planted failure in every duty: all others are done, she is told once of each, and it is done when it can be',
    ],
  },
  {
    finding: 'code 11',
    was: 'a step of the stop that failed skipped the rest',
    file: 'server/start.ts',
    search: `await within(stepMs, step(), tooLate).catch((err: unknown) => failures.push(err));`,
    replace: `await within(stepMs, step(), tooLate);`,
    test: [
      'server/close-server.test.ts',
      'a step of the stop that never ends keeps none of the others from being done',
    ],
  },
];
