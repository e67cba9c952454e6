/**
 * How fast the 20-page personal report is made, beside the least the PDF library needs: the same calls to pdfkit,
 * recorded once and replayed with no layout work. Both are measured in turns within one run, so their ratio holds on
 * any machine. Then the same report in the worker thread, with the longest delay of this thread's event loop meanwhile.
 *
 *   node bench/documents.ts
 */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { composeDocument, documents, renderDocument } from '../documents/draw.ts';
import { openFont } from '../documents/kit/fonts.ts';
import { createDocumentRenderer } from '../documents/render-in-worker.ts';
import { dataFor, madeUpKinds } from '../documents/testing/kinds.ts';
import { person } from '../documents/testing/people.ts';
import { entriesOf, itemAt, keysOf, recordOf } from '../shared/records.ts';

const content = makeContent(firstEdition);

const ROUNDS = 15;
const WARM_UP = 5;
const PAGES = 20;
const data = person('Ada Lovelace', { year: 1975, month: 12, day: 10 });

type Call = { method: string; args: unknown[] };
/** Everything our pages ask of pdfkit to put ink on paper. Structure and outline are left out: the limit has none. */
const DRAWING = [
  'addPage',
  'font',
  'fillColor',
  'text',
  'lineWidth',
  'moveTo',
  'lineTo',
  'bezierCurveTo',
  'rect',
  'circle',
  'closePath',
  'fill',
  'stroke',
  'fillAndStroke',
  'dash',
  'opacity',
  'save',
  'restore',
  'rotate',
  'translate',
  'scale',
];

/** Runs one report and notes the outermost calls; what pdfkit calls within itself is its own affair. */
async function record(): Promise<Call[]> {
  const calls: Call[] = [];
  const prototype = PDFDocument.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
  const originals = new Map(DRAWING.map((method) => [method, prototype[method]]));
  let depth = 0;
  for (const [method, original] of originals) {
    prototype[method] = function (...args: unknown[]) {
      if (depth++ === 0) calls.push({ method, args });
      try {
        return original?.apply(this, args);
      } finally {
        depth--;
      }
    };
  }
  await renderDocument('personal-report', data, content);
  for (const [method, original] of originals) if (original) prototype[method] = original;
  return calls;
}

async function replay(calls: readonly Call[]): Promise<number> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: [595.28, 841.89],
    margin: 0,
    font: null as unknown as string,
  });
  const chunks: Uint8Array[] = [];
  const done = (async () => {
    for await (const chunk of doc) chunks.push(chunk);
  })();
  const target = doc as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const { method, args } of calls) target[method]?.(...args);
  doc.end();
  await done;
  return chunks.reduce((sum, chunk) => sum + chunk.length, 0);
}

const median = (values: number[]) =>
  itemAt(
    values.toSorted((a, b) => a - b),
    Math.floor(values.length / 2),
  );
const timed = async (task: () => Promise<unknown>) => {
  const [wall, cpu] = [performance.now(), process.cpuUsage()];
  await task();
  const used = process.cpuUsage(cpu);
  return { wall: performance.now() - wall, cpu: (used.user + used.system) / 1000 };
};

const cold = await timed(() => renderDocument('personal-report', data, content));
const afterOne = process.resourceUsage().maxRSS;
const calls = await record();
// The replay uses the same opened fonts, so that both sides pay for drawing alone.
openFont('source-sans-regular');

const tasks = {
  ours: () => renderDocument('personal-report', data, content),
  layout: async () => composeDocument('personal-report', data, content),
  limit: () => replay(calls),
};
const times: Record<keyof typeof tasks, { wall: number; cpu: number }[]> = {
  ours: [],
  layout: [],
  limit: [],
};
for (let round = 0; round < ROUNDS + WARM_UP; round++) {
  for (const [name, task] of entriesOf(tasks)) {
    const time = await timed(task);
    if (round >= WARM_UP) times[name].push(time);
  }
}
const { ours, layout, limit } = recordOf(keysOf(tasks), (name) => ({
  wall: median(times[name].map(({ wall }) => wall)),
  cpu: median(times[name].map(({ cpu }) => cpu)),
}));
const size = (await renderDocument('personal-report', data, content)).length;

const ms = (value: number) => `${value.toFixed(0).padStart(5)} ms`;
console.log(
  `Personal report, ${PAGES} pages, ${Math.round(size / 1024)} KB, ${calls.length} drawing calls, median of ${ROUNDS}`,
);
console.log(`first in a process    ${ms(cold.wall)} (processor ${ms(cold.cpu)})`);
console.log(
  `ours                  ${ms(ours.wall)} (processor ${ms(ours.cpu)}), of which layout ${ms(layout.wall)}`,
);
console.log(`pdfkit, no layout     ${ms(limit.wall)} (processor ${ms(limit.cpu)})`);
console.log(
  `ratio to the limit    ${(ours.wall / limit.wall).toFixed(2)} x (processor ${(ours.cpu / limit.cpu).toFixed(2)} x), goal 1.5 x`,
);
console.log(
  `pages per second      ${Math.round((PAGES * 1000) / ours.wall)} (of processor ${Math.round((PAGES * 1000) / ours.cpu)})`,
);
const megabytes = (kilobytes: number) => `${Math.round(kilobytes / 1024)} MB`;
console.log(
  `peak memory           ${megabytes(afterOne)} after the first report, ${megabytes(process.resourceUsage().maxRSS)} after ${ROUNDS + WARM_UP} rounds`,
);

/** Every document that is sold, so that none hides behind the one above. */
console.log('every kind, warm, processor time, median of 3');
for (const kind of madeUpKinds) {
  const own = dataFor(kind, 'Ada Lovelace');
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < 4; round++) {
    const { cpu } = await timed(async () => {
      bytes = (await renderDocument(kind, own, content)).length;
    });
    if (round > 0) times.push(cpu);
  }
  const pages = documents[kind].pages ?? 0;
  const each = median(times);
  console.log(
    `  ${kind.padEnd(19)} ${String(pages).padStart(3)} pages ${ms(each)} ${String(Math.round((pages * 1000) / each)).padStart(4)} pages/s ${String(Math.round(bytes / 1024)).padStart(4)} KB`,
  );
}

/** The longest time this thread's event loop was late while something went on elsewhere. */
async function delayDuring(task: () => Promise<unknown>): Promise<{ worst: number; usual: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await task();
  delay.disable();
  return { worst: delay.max / 1e6, usual: delay.percentile(99) / 1e6 };
}

const renderer = createDocumentRenderer();
await renderer.render('personal-report', data, content);
let inWorker = { wall: 0, cpu: 0 };
const busy = await delayDuring(async () => {
  inWorker = await timed(() =>
    Promise.all(Array.from({ length: 10 }, () => renderer.render('personal-report', data, content))),
  );
});
// On a machine that is busy with other things the delay is theirs too; the processor time of this thread is ours alone.
const before = process.threadCpuUsage();
await renderer.render('personal-report', data, content);
const own = process.threadCpuUsage(before);
await renderer.stop();
const idle = await delayDuring(() => sleep(inWorker.wall));
const late = ({ worst, usual }: { worst: number; usual: number }) =>
  `${worst.toFixed(1)} ms at most, ${usual.toFixed(1)} ms at the 99th percentile`;
console.log(`in the worker         ${ms(inWorker.wall / 10)} a report`);
console.log(
  `this thread meanwhile ${((own.user + own.system) / 1_000).toFixed(1)} ms of processor for a report: it cannot have been held longer, goal 50 ms`,
);
console.log(`event loop meanwhile  ${late(busy)}`);
console.log(`with nothing to do    ${late(idle)}, which is this machine's own`);
