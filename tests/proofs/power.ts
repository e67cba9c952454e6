/**
 * 50 power cuts under load: the disk of a site with its embedded database is kept as it is at one instant, without warning and
 * without a flush, and the site is started from it. Every cart that a visitor had been told yes to is there, and no start
 * needs a hand. Needs root, for a disk of its own. Another number: `npm run proof:power -- 5`.
 */
import { buildIfStale } from '../../server/build.ts';
import { survivePowerCuts } from '../harness/survive-power-cuts.ts';

if (process.getuid?.() !== 0) throw new Error('npm run proof:power has to be root, to mount a disk');
await buildIfStale(console.log);
const cuts = Number(process.argv[2] ?? 50);
const { lost, ...figures } = await survivePowerCuts({ cuts, say: console.log });
console.log(`${JSON.stringify(figures)}, lost ${lost.length}`);
console.log(lost.length === 0 ? 'Proved.' : 'NOT proved.');
process.exitCode = lost.length === 0 ? 0 : 1;
