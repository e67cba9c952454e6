import { styleText } from 'node:util';
import { examine } from './doctor.ts';

/** `npm run doctor`: a line for each finding, as it comes; 1 when something keeps the site from working. */
const marks = {
  ok: styleText('green', 'ok   '),
  look: styleText('yellow', 'look '),
  wrong: styleText('red', 'wrong'),
};
for await (const { about, state, text, next } of examine()) {
  console.log(`${marks[state]}  ${about.padEnd(9)}  ${text}`);
  if (next) console.log(`${' '.repeat(18)}→ ${next}`);
  if (state === 'wrong') process.exitCode = 1;
}
