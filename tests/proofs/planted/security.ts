import type { PlantedFault } from '../../harness/planted-faults.ts';

const formerSignIns = 'tests/integration/former-sign-ins.test.ts';

/** Found by attacking it. */
export const securityFaults: PlantedFault[] = [
  {
    finding: 'security 1',
    was: 'a calendar that takes for ever was read again every ten minutes',
    file: 'domain/practice/outside-calendars.ts',
    search: `if (outcome.status === 'over-limit') await switchOff(services, calendar);`,
    replace: `if (outcome.status === 'over-limit') await recordFailure(services, calendar, 'It took too long.');`,
    test: [
      'tests/integration/outside-calendars.test.ts',
      'a calendar that takes too long is switched off, the owner is told once, and she switches it on again',
    ],
  },
  {
    finding: 'security 2',
    was: 'every mail of a stranger was taken apart before anybody asked whether it is a report',
    file: 'adapters/untrusted/read-bounce.ts',
    search: `  if (!/^multipart\\/report\\b/i.test(type)) return undefined;\n`,
    replace: ``,
    test: [
      'adapters/untrusted/read-bounce.test.ts',
      'what is no report is not taken apart, whatever stands in it',
    ],
  },
  {
    finding: 'security 3',
    was: 'one address could hold any number of unfinished bodies in memory',
    file: 'server/body-limits.ts',
    search: `    if (own >= limits.each) return 429;\n`,
    replace: ``,
    test: [
      'tests/integration/form-doors.test.ts',
      'of bodies that never end, one address has so many and no more',
    ],
  },
  {
    finding: 'security 4',
    was: 'who had signed up with a stranger’s address was still pushed to once its owner had the account',
    file: 'domain/consequences.ts',
    search: `  'former-sign-ins-ended': [
    endFormerPushes,`,
    replace: `  'former-sign-ins-ended': [`,
    test: [formerSignIns, 'ends when its owner recovers the account'],
  },
  {
    finding: 'security 5',
    was: 'the form of withdrawals sent any number of letters to one mailbox',
    file: 'app/routes/marketing/withdraw/route.tsx',
    search: `    await refuseIfTooMany(services, perAddress, limitKey(services, declared.email));\n`,
    replace: ``,
    test: ['tests/integration/form-doors.test.ts', 'so does the form of withdrawals'],
  },
  {
    finding: 'security 6',
    was: 'a withdrawal with an invented number kept somebody from having her account deleted',
    file: 'domain/privacy/deletion-queries.ts',
    search: `where o.id in \${ordersOf(who)}
          and (`,
    replace: `where true or o.id in \${ordersOf(who)}
          and (`,
    test: ['tests/integration/privacy.test.ts', 'what stands in the way is said before anything happens'],
  },
  {
    finding: 'security 7',
    was: 'an unencrypted backup was restored in silence where all are encrypted',
    file: 'db/backups/manifest.ts',
    search: `if (key && !found.key && !allowUnencrypted) {`,
    replace: `if (key && !found && !allowUnencrypted) {`,
    test: [
      'db/backups/backups.cluster.test.ts',
      'database and files come back, from a folder and from a bucket, sealed and open',
    ],
  },
  {
    finding: 'security 8',
    was: 'root followed a link of the database’s user and gave away what lay behind it',
    file: 'db/embedded-folder.ts',
    search: `  const found = lstatSync(folder);
  const owner = `,
    replace: `  if (uid !== undefined) return fchownSync(openSync(folder, 'r'), uid, uid);
  const found = lstatSync(folder);
  const owner = `,
    test: [
      'db/embedded-folder.test.ts',
      'a link that the server’s user left is not followed, and nothing behind it changes hands',
    ],
  },
  {
    finding: 'security 9',
    was: 'lists and quotations could stand in each other without end',
    file: 'shared/markdown-limits.ts',
    search: `    if (depthOf(line) > DEEPEST) return 'Lists or quotations stand too deep inside each other.';\n`,
    replace: ``,
    test: ['shared/markdown-limits.test.ts', ': refused in words, and shown as it was typed'],
  },
  {
    finding: 'security 10',
    was: 'an inherited word as the name of a change was answered with 500',
    file: 'app/answer.server.ts',
    search: `const wanted = Object.hasOwn(changes, intent) ? changes[intent] : undefined;`,
    replace: `const wanted = changes[intent];`,
    test: [
      'tests/integration/junk-intents.test.ts',
      'whatever is sent as the name of a change, to every address, is never our failure',
    ],
  },
  {
    finding: 'security 10',
    was: 'the log of nginx held tokens and keys of orders',
    file: 'deploy/nginx.conf',
    search: `"$request_method $aura_page $server_protocol"`,
    replace: `"$request_method $request_uri $server_protocol"`,
    test: [
      'tests/structure/deploy.test.ts',
      'the log of nginx has neither queries nor keys, and Caddy writes none',
    ],
  },
  {
    finding: 'security 10',
    was: 'an old sign-in was enough to make keys and roles',
    file: 'domain/identity/accounts/actor.ts',
    search: `if (!isFresh(confirmedAt)) throw`,
    replace: `if (isFresh(confirmedAt) && !confirmedAt) throw`,
    test: ['tests/integration/fresh-sign-in.test.ts', 'a program and a job never do any of it'],
  },
  {
    finding: 'security 10',
    was: 'a visitor of the chat could write the end of the fence around her words',
    file: 'adapters/assistant/model.ts',
    search: `const fence = \`visitor-\${randomBytes(12).toString('hex')}\`;`,
    replace: `const fence = 'visitor';`,
    test: [
      'adapters/assistant/assistant.contract.test.ts',
      'a visitor cannot write the end of the fence, however she nests or guesses it',
    ],
  },
  {
    finding: 'security 10',
    was: 'a restore brought back people who had been erased',
    file: 'domain/privacy/deletion.ts',
    search: `if (keys.size === 0) return 0;`,
    replace: `if (keys.size >= 0) return 0;`,
    test: [
      'tests/integration/forgetting.test.ts',
      'whom a restore has brought back is erased again, and nobody else',
    ],
  },
  {
    finding: 'security 10',
    was: 'erased people stayed in the lists that were uploaded',
    file: 'domain/marketing/personal-data.ts',
    search: `  await tx.execute(sql\`delete from people_import_lines t where \${inLine(who)}\`);\n`,
    replace: ``,
    test: [
      'tests/integration/forgetting.test.ts',
      'she is erased from drafts and from lists that were uploaded, however her address stands there',
    ],
  },
  {
    finding: 'security 10',
    was: 'an account that had proven nothing could hold ten places without paying',
    file: 'domain/practice/book-session.ts',
    search: `const most = isProven ? MAX_UNPAID : MAX_UNPAID_UNPROVEN;`,
    replace: `const most = MAX_UNPAID;`,
    test: [formerSignIns, 'an unproven member holds one place without paying, a proven one more'],
  },
  {
    finding: 'security 10',
    was: 'a link signed any browser in that opened it',
    file: 'app/routes/auth/sign-in-link.tsx',
    search: `if (email && agreed !== 'yes' && `,
    replace: `if (email && agreed === 'no' && `,
    test: [formerSignIns, 'asks before it signs in a browser that did not ask for it'],
  },
  {
    finding: 'security 10',
    was: 'a large picture was unpacked anew for each of its sizes',
    file: 'domain/content/pictures.ts',
    search: `const image = sharp(data, { raw: { width: wide, height: high, channels } }).timeout({ seconds: SECONDS });`,
    replace: `const image = sharp(channels ? bytes : data, limits).autoOrient();`,
    test: [
      'domain/content/fit-picture.test.ts',
      'of 49 million pixels is fitted as a JPEG, and is not unpacked whole for it',
    ],
  },
  {
    finding: 'security 10',
    was: 'notices were accepted that are signed for a time to come',
    file: 'adapters/payments/stripe-notice.ts',
    search: `  refuseFuture(signature ?? '', now);\n`,
    replace: ``,
    test: [
      'adapters/payments/forged-notices.test.ts',
      'nor is one accepted that is signed for a time to come',
    ],
  },
  {
    finding: 'security –',
    was: 'a public address may redirect into a private network',
    file: 'adapters/outside/public-fetch.ts',
    search: `if (isIP(host) && !isAllowed(host)) throw notOurs();`,
    replace: `if (isIP(host) && !isAllowed(host) && !protocols.includes('http:')) throw notOurs();`,
    test: ['adapters/outside/fetch-public.test.ts', 'a public address that redirects there'],
  },
  {
    finding: 'security –',
    was: 'a code of the authenticator may be used twice',
    file: 'adapters/auth/before.ts',
    search: `if (!(await rules.spendCode(account.id, code)))`,
    replace: `if (!account.id)`,
    test: ['tests/integration/account-doors.test.ts', 'a code of the authenticator works once'],
  },
  {
    finding: 'security –',
    was: 'a cell of a list may be a formula behind a space or a wide sign',
    file: 'app/csv.ts',
    search: `/^\\s*[=+\\-@\\t\\r＝＋－＠]/`,
    replace: `/^[=+\\-@\\t\\r]/`,
    test: ['app/csv.test.ts', '＝1+1'],
  },
];
