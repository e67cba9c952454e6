import type { PlantedFault } from '../../harness/planted-faults.ts';

const embeddedFolder = 'db/embedded-folder.test.ts';
const backups = 'db/backups/backups.cluster.test.ts';
const environment = 'server/env.test.ts';

/** Found by taking it live and running it. */
export const operatorFaults: PlantedFault[] = [
  {
    finding: 'operator 2',
    was: 'one command as root took the folder away from the site’s user',
    file: 'db/embedded-folder.ts',
    search: `  if (uid === 0) return;\n`,
    replace: `  if (uid >= 0) return;\n`,
    test: [embeddedFolder, 'nothing is written into a data folder that belongs to somebody else'],
  },
  {
    finding: 'operator 3',
    was: 'npm ci under the live site took away the PostgreSQL that ran in node_modules',
    file: 'db/embedded-folder.ts',
    search: `return join(copy, 'bin');`,
    replace: `return join(native, 'bin');`,
    test: [
      embeddedFolder,
      'the programs of the server run beside the data, whoever starts it: npm ci takes none of them away',
    ],
  },
  {
    finding: 'operator 4',
    was: 'the image was without what the library for pictures needs',
    file: 'Dockerfile',
    search: `COPY --from=build /app/node_modules/@img ./node_modules/@img\n`,
    replace: ``,
    test: [
      'tests/structure/image.test.ts',
      'the image holds every library that the bundle leaves out, with what that needs',
    ],
  },
  {
    finding: 'operator 5',
    was: 'a mark at the beginning of .env hid its first line',
    file: 'server/env.ts',
    search: `new TextDecoder().decode(bytes); // without the mark`,
    replace: `new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);`,
    test: [environment, 'a right file starts a live site, however it is written'],
  },
  {
    finding: 'operator 5',
    was: 'without a readable APP_URL a demo was started on live secrets',
    file: 'server/env.ts',
    search: `if (secretOfLive && !data.DEMO) {`,
    replace: `if (secretOfLive && data.APP_URL) {`,
    test: [environment, 'no APP_URL'],
  },
  {
    finding: 'operator 6',
    was: 'the secrets of .env.example were taken',
    file: 'server/env.ts',
    search: `const problem = exampleProblem(value);`,
    replace: `const problem = undefined;`,
    test: [environment, 'no value of .env.example that could be mistaken for a real one is taken'],
  },
  {
    finding: 'operator 7',
    was: 'one damaged file stopped every backup',
    file: 'db/backups/make-backup.ts',
    search: `    if (isUnreadable) return 'unreadable';\n`,
    replace: ``,
    test: [backups, 'a damaged file, and a file store that is away, cost no backup: they are named'],
  },
  {
    finding: 'operator 8',
    was: 'a restored copy wrote to customers again',
    file: 'domain/duties.ts',
    search: `if (!isAsleep) await tracked(`,
    replace: `await tracked(`,
    test: [
      'tests/integration/restored-copy.test.ts',
      'a restored copy with queued letters sends none, moves no money and says so, until the owner wakes it',
    ],
  },
  {
    finding: 'operator 9',
    was: 'a backup that was never made had the age 0',
    file: 'server/metrics.ts',
    search: `backupAge(one(figures.backup.ageSeconds));`,
    replace: `backupAge(one(figures.backup.ageSeconds ?? 0));`,
    test: [
      'tests/integration/metrics.test.ts',
      'what is not known has no sample: no backup is no backup of age 0, nor one that did not restore',
    ],
  },
  {
    finding: 'operator 10',
    was: 'nobody was told of money that could not be booked',
    file: 'domain/shop/orders/sync-with-provider.ts',
    search: `return tracked(services, { duty: 'book-payment', ...about }, () => withOrder(services, id, work));`,
    replace: `return about && withOrder(services, id, work);`,
    test: [
      'tests/integration/settlement.test.ts',
      'what cannot be booked stands on Today and in one letter, and its buyer reads that it is being checked',
    ],
  },
  {
    finding: 'operator 11',
    was: 'a database that took no writes counted as ready',
    file: 'server/http.ts',
    search: `checks.writes = await canWrite();`,
    replace: `checks.writes = canWrite !== undefined;`,
    test: [
      'tests/integration/http.test.ts',
      'a database that answers and takes no writes is not ready, and says so',
    ],
  },
  {
    finding: 'operator 12',
    was: 'under the unit of systemd the site could not write to the folder of backups',
    file: 'deploy/aura.service',
    search: `ReadWritePaths=-/mnt/aura-backups\n`,
    replace: ``,
    test: [
      'tests/structure/deploy.test.ts',
      'the unit of systemd lets the site write to the folder of backups that .env.example names',
    ],
  },
  {
    finding: 'operator 13',
    was: 'the password of the mail server went over the line in clear',
    file: 'adapters/mail/smtp.ts',
    search: `    requireTLS: needsTls(url, isLocal),\n`,
    replace: ``,
    test: [
      'adapters/mail/smtp.test.ts',
      'a server elsewhere that offers no encryption gets neither the password nor the mail',
    ],
  },
  {
    finding: 'operator 15',
    was: 'a restore with --replace left the files of the other site',
    file: 'db/backups/restore-backup.ts',
    search: `  if (replace) await removeOthers(files, backup, others);\n`,
    replace: ``,
    test: [backups, 'replacing a site removes its other files, and marks the copy so that it sends nothing'],
  },
  {
    finding: 'operator 16',
    was: 'letters stayed for ever',
    file: 'server/jobs.ts',
    search: `'prune-mails': at(20, () => pruneMails(services)),`,
    replace: `'prune-mails': at(20, async () => {}),`,
    test: [
      'tests/integration/duties.test.ts',
      'a planted failure in every duty: all others are done, she is told once of each, and it is done when it can be',
    ],
  },
  {
    finding: 'operator 17',
    was: 'a backup that is dated in the future stopped all others',
    file: 'domain/office/backups.ts',
    search: `return until ? all.where(lte(backups.madeAt, until)) : all;`,
    replace: `return until ? all : all;`,
    test: [
      'tests/integration/backups.test.ts',
      'one that is dated in the future, by a clock that was wrong, stops none',
    ],
  },
  {
    finding: 'operator 18',
    was: 'browsers were told to ask every other name of the domain by HTTPS, for two years',
    file: 'server/security-headers.ts',
    search: `* YEAR}\``,
    replace: `* YEAR}; includeSubDomains\``,
    test: ['tests/integration/http.test.ts', 'HSTS, no ribbon, no demo accounts'],
  },
  {
    finding: 'operator 19',
    was: 'the log did not name what the database had refused',
    file: 'adapters/log/pino.ts',
    search: `    constraint: field('constraint'),\n`,
    replace: ``,
    test: [
      'adapters/log/pino.test.ts',
      'the database’s constraint and table are named, and the reason of a refused mail without its address',
    ],
  },
  {
    finding: 'operator 20',
    was: 'a lost password of the database was found out after a minute, and not named',
    file: 'db/embedded-folder.ts',
    search: `if (isClosed(join(folder, CLUSTER))) {`,
    replace: `if (folder === '') {`,
    test: [embeddedFolder, 'a lost password is named at once, before anything is started'],
  },
  {
    finding: 'operator 21',
    was: 'SIGHUP ended the site',
    file: 'server/run.ts',
    search: `    if (process.stdin.isTTY) return stop();\n`,
    replace: `    if (reload !== undefined) return stop();\n`,
    test: [
      'tests/processes/several-processes.test.ts',
      'SIGHUP replaces one after the other, and no request fails meanwhile',
    ],
  },
];
