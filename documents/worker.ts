/** The thread that draws. Started by `render-in-worker.ts`, it answers one job at a time. */
import { parentPort } from 'node:worker_threads';
import type { Edition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import {
  type DocumentData,
  type DocumentEdition,
  type DocumentKind,
  editableChapters,
  renderEditions,
} from './draw.ts';
import { PageOverflow } from './kit/page-overflow.ts';
import type { Chapter } from './kit/paragraphs.ts';

export interface RenderJob<Kind extends DocumentKind = DocumentKind> {
  kind: Kind;
  data: DocumentData<Kind>;
  /** Content has functions, which cannot cross to a thread; what it is made from can. */
  edition: Edition;
  /** On ivory for a screen, on white for a printer, or to be read on a page. */
  sheets: readonly DocumentEdition[];
  /** Whether what the office may write anew is wanted, too. */
  withChapters?: boolean;
}

export type RenderAnswer =
  | { ok: true; rendered: Uint8Array<ArrayBuffer>[]; chapters: Chapter[] }
  | { ok: false; message: string; overflow?: { page: string; points: number } };

parentPort?.on('message', async (job: RenderJob) => {
  const answer = await answerTo(job);
  // The bytes are handed over instead of copied.
  parentPort?.postMessage(answer, answer.ok ? answer.rendered.map(({ buffer }) => buffer) : []);
});

async function answerTo({ kind, data, edition, sheets, withChapters }: RenderJob): Promise<RenderAnswer> {
  try {
    const content = makeContent(edition);
    const rendered = sheets.length > 0 ? await renderEditions(kind, data, content, sheets) : [];
    return { ok: true, rendered, chapters: withChapters ? editableChapters(kind, data, content) : [] };
  } catch (error) {
    if (error instanceof PageOverflow) {
      return { ok: false, message: error.message, overflow: { page: error.page, points: error.points } };
    }
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
