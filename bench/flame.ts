/**
 * Where the processor's time of a page rendered anew goes, as a flame graph: who called is above, who was called below, the width
 * is time. What is narrower than a two-hundredth is left out.
 *
 *   node bench/flame.ts [landing|dashboard|its data] [requests] > flame.svg
 */
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { distFolder } from '../db/project-folder.ts';
import { buildIfStale } from '../server/build.ts';
import { makeFolder } from './built-server.ts';
import { costOf, openSite, pages } from './rendered-site.ts';

const profileShape = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string() }),
      children: z.array(z.number()).optional(),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});
type Profile = z.infer<typeof profileShape>;
type Frame = { name: string; time: number; below: Map<string, Frame> };

const [name = 'dashboard', requests = '400'] = process.argv.slice(2);
const page = z.enum(['landing', 'dashboard', 'its data']).parse(name);
await buildIfStale(console.error);
const folder = await makeFolder();
const site = await openSite(distFolder, join(folder, 'data'), ['--max-semi-space-size=4']);
try {
  const file = join(folder, 'cpu.json');
  const tell = async (words: string) => {
    site.child.send(words);
    await once(site.child, 'message');
  };
  await costOf(site, page, Number(requests));
  await tell('');
  await costOf(site, page, Number(requests));
  await tell(file);
  const profile = profileShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  console.log(drawn(framesOf(profile), `${pages[page]}, ${requests} requests`));
} finally {
  site.child.kill('SIGTERM');
  await once(site.child, 'exit');
  rmSync(folder, { recursive: true, force: true });
}

/**
 * All calls of one function from one place are one frame, however often they happened, and what calls itself again, as React
 * does for each element, goes back to its first frame. Waiting is nobody's time.
 */
function framesOf({ nodes, samples, timeDeltas }: Profile): Frame {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const own = new Map<number, number>();
  for (const [at, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + (timeDeltas[at] ?? 0));
  const root: Frame = { name: 'all', time: 0, below: new Map() };
  const add = (id: number, above: Frame[]) => {
    const node = byId.get(id);
    if (!node || ['(idle)', '(program)'].includes(node.callFrame.functionName)) return;
    const { functionName, url } = node.callFrame;
    const name = `${functionName || '(anonymous)'}${url.startsWith('node:') ? ` ${url}` : ''}`;
    const met = above.findIndex((frame) => frame.name === name);
    const frame = above[met] ?? above.at(-1)?.below.get(name) ?? { name, time: 0, below: new Map() };
    const stack = met >= 0 ? above.slice(0, met + 1) : [...above, frame];
    if (met < 0) above.at(-1)?.below.set(name, frame);
    for (const each of stack) each.time += own.get(id) ?? 0;
    for (const child of node.children ?? []) add(child, stack);
  };
  for (const id of nodes[0]?.children ?? []) add(id, [root]);
  return root;
}

function drawn(root: Frame, title: string): string {
  const [WIDTH, ROW, LEAST] = [1200, 16, 1 / 200];
  const rows: string[] = [];
  let deepest = 0;
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const draw = (frame: Frame, left: number, depth: number) => {
    const share = frame.time / root.time;
    if (share < LEAST) return;
    deepest = Math.max(deepest, depth);
    const [width, y] = [share * WIDTH, (depth + 2) * ROW];
    const warmth = 20 + ((frame.name.length * 7) % 35);
    const words = frame.name.slice(0, Math.floor(width / 6.2));
    rows.push(
      `<g><title>${escaped(frame.name)}: ${(share * 100).toFixed(1)} %</title><rect x="${left.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 1}" fill="hsl(${warmth} 80% 72%)"/>${words.length > 2 ? `<text x="${(left + 3).toFixed(1)}" y="${y + 11}">${escaped(words)}</text>` : ''}</g>`,
    );
    let at = left;
    for (const below of [...frame.below.values()].sort((a, b) => b.time - a.time)) {
      draw(below, at, depth + 1);
      at += (below.time / root.time) * WIDTH;
    }
  };
  draw(root, 0, 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${(deepest + 3) * ROW}" font-family="monospace" font-size="10"><title>${escaped(title)}</title>
<rect width="100%" height="100%" fill="#fff"/><text x="3" y="20" font-size="13">${escaped(title)}</text>
${rows.join('\n')}
</svg>`;
}
