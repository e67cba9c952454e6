/** The thread that draws. Started by `render-in-worker.ts`, it answers one job at a time. */
import { parentPort } from 'node:worker_threads';
import type { Edition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import {
  type DocumentData,
  type DocumentEdition,
  type DocumentKind,
  PageOverflow,
  renderEditions,
} from './index.ts';

export interface RenderJob<Kind extends DocumentKind = DocumentKind> {
  kind: Kind;
  data: DocumentData<Kind>;
  /** Content has functions, which cannot cross to a thread; what it is made from can. */
  edition: Edition;
  /** On ivory for a screen, on white for a printer, or to be read on a page. */
  sheets: readonly DocumentEdition[];
}

export type RenderAnswer =
  | { ok: true; rendered: Uint8Array<ArrayBuffer>[] }
  | { ok: false; message: string; overflow?: { page: string; points: number } };

parentPort?.on('message', async ({ kind, data, edition, sheets }: RenderJob) => {
  const answer = await renderAnswer(kind, data, edition, sheets);
  // The bytes are handed over instead of copied.
  parentPort?.postMessage(answer, answer.ok ? answer.rendered.map(({ buffer }) => buffer) : []);
});

async function renderAnswer(
  kind: DocumentKind,
  data: DocumentData<DocumentKind>,
  edition: Edition,
  sheets: readonly DocumentEdition[],
): Promise<RenderAnswer> {
  try {
    return { ok: true, rendered: await renderEditions(kind, data, makeContent(edition), sheets) };
  } catch (error) {
    if (error instanceof PageOverflow) {
      return { ok: false, message: error.message, overflow: { page: error.page, points: error.points } };
    }
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
