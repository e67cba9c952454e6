/**
 * What others' programs say of the site, its letters, calendars and documents: a demo with its ten weeks is judged by those
 * that this machine has, and the rest are named with the way to install them. Some alone: `npm run judges -- axe links`.
 */
import { buildIfStale } from '../../server/build.ts';
import { sqlmap, wapiti } from '../judges/attackers.ts';
import { axe } from '../judges/axe.ts';
import { calendars } from '../judges/calendars.ts';
import { poppler, qpdf } from '../judges/documents.ts';
import { nu } from '../judges/html.ts';
import { type House, isInstalled, type Judge } from '../judges/judge.ts';
import { headers, spamAssassin } from '../judges/letters.ts';
import { links } from '../judges/links.ts';
import { withOpenHouse } from '../judges/open-house.ts';

const all: Judge[] = [nu, axe, links, headers, spamAssassin, calendars, qpdf, poppler, wapiti, sqlmap];
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const isWanted = ({ name }: Judge) =>
  wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word));
/** Of the kinds that a judge has found; the table has all in number. */
const MOST_SHOWN = 30;

async function ask({ name, needs, judge }: Judge, house: House) {
  if (needs && !(await isInstalled(needs.command)))
    return { judge: name, looked: `missing: ${needs.install}`, findings: 0 };
  const began = performance.now();
  const { looked, found } = await judge(house);
  const kinds = Object.entries(Object.groupBy(found, ({ what }) => what));
  for (const [what, all = []] of kinds.slice(0, MOST_SHOWN))
    console.log(`${name}: ${all.length} times, first at ${all[0]?.where}: ${what}`);
  if (kinds.length > MOST_SHOWN) console.log(`${name}: and ${kinds.length - MOST_SHOWN} kinds more`);
  const seconds = Math.round((performance.now() - began) / 1000);
  return { judge: name, looked, findings: found.length, seconds };
}

await buildIfStale(console.log);
await withOpenHouse(async (house) => {
  const verdicts = [];
  for (const judge of all.filter(isWanted)) verdicts.push(await ask(judge, house));
  console.table(verdicts);
  process.exitCode = verdicts.some(({ findings }) => findings > 0) ? 1 : 0;
});
