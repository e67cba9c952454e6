import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** Whoever is asked for the site's figures gets those of all its processes, by way of the first. */
const message = z.discriminatedUnion('about', [
  z.object({ about: z.literal('wanted'), id: z.string() }),
  z.object({ about: z.literal('of-one'), id: z.string(), figures: z.unknown() }),
  z.object({ about: z.literal('of-all'), id: z.string(), figures: z.array(z.unknown()) }),
]);
type Message = z.infer<typeof message>;

/** A process that hangs is left out. */
const WAIT_MS = 2_000;

const read = (said: unknown): Message | undefined => message.safeParse(said).data;
const send = (worker: Worker, words: Message) => worker.isConnected() && worker.send(words);

/** In the first process. */
export function passFiguresOn(): void {
  cluster.on('message', (asker, said) => {
    const asked = read(said);
    if (asked?.about !== 'wanted') return;
    const { id } = asked;
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const figures: unknown[] = [];
    const collect = (_worker: Worker, answer: unknown) => {
      const given = read(answer);
      if (given?.about !== 'of-one' || given.id !== id) return;
      figures.push(given.figures);
      if (figures.length === all.length) finish();
    };
    const finish = () => {
      clearTimeout(late);
      cluster.off('message', collect);
      send(asker, { about: 'of-all', id, figures });
    };
    const late = setTimeout(finish, WAIT_MS);
    cluster.on('message', collect);
    for (const worker of all) send(worker, { about: 'wanted', id });
  });
}

/** In the others: gives its own when asked; returns how to ask for all. A process that is alone has its own alone. */
export function shareFigures<Figures>(own: () => Promise<Figures>): () => Promise<Figures[]> {
  if (!cluster.isWorker) return async () => [await own()];
  process.on('message', async (said) => {
    const asked = read(said);
    if (asked?.about !== 'wanted') return;
    process.send?.({ about: 'of-one', id: asked.id, figures: await own() } satisfies Message);
  });
  return () => {
    const id = randomUUID();
    return new Promise((resolve) => {
      const hear = (said: unknown) => {
        const answer = read(said);
        if (answer?.about !== 'of-all' || answer.id !== id) return;
        process.off('message', hear);
        // What the others send is what `own` returns there: they run the same program.
        resolve(answer.figures as Figures[]);
      };
      process.on('message', hear);
      process.send?.({ about: 'wanted', id } satisfies Message);
    });
  };
}
