#!/usr/bin/env node
// Starts the site or one of its commands: from the sources in a checkout, from the bundle in dist/. In the same process, so
// that signals and the first process of a container stay as they are. Plain JavaScript: any Node can say what is missing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** By the names of the scripts in package.json: the source, and what it is in dist/. */
const programs = {
  start: ['server/main.ts', 'server/index.js'],
  doctor: ['server/doctor-command.ts', 'server/commands/doctor.js'],
  trace: ['server/trace-command.ts', 'server/commands/trace.js'],
  owner: ['server/owner-command.ts', 'server/commands/owner.js'],
  'demo:clear': ['db/clear-demo-command.ts', 'server/commands/clear-demo.js'],
  report: ['documents/report-command.ts', 'server/commands/report.js'],
  'db:backup': ['db/backup-command.ts', 'server/commands/backup.js'],
  'db:restore': ['db/restore-command.ts', 'server/commands/restore.js'],
  'db:upgrade': ['db/upgrade-command.ts', 'server/commands/upgrade.js'],
};

const places = Object.hasOwn(programs, process.argv[2] ?? '') ? programs[process.argv[2]] : [];
const program = places
  .map((place) => join(import.meta.dirname, '..', place))
  .find((file) => existsSync(file));
if (!program) giveUp(`usage: aura ${Object.keys(programs).join(' | ')}`);
// npm leaves out an optional package that it could not fetch, without a word.
else if (program.endsWith('.ts') && !process.features.typescript)
  giveUp(
    `Cannot start. The Node that the site brings along is not installed, and this one (${process.version}) is too old: run "npm ci" again.`,
  );
else {
  // The program sees itself and its own arguments, as if it had been started by its name.
  process.argv.splice(1, 2, program);
  await import(pathToFileURL(program).href);
}

function giveUp(reason) {
  console.error(reason);
  process.exitCode = 1;
}
