import type { Content } from '../content/make-content.ts';
import { documentWorker } from '../db/project-folder.ts';
import { MINUTE } from '../shared/durations.ts';
import { itemAt } from '../shared/records.ts';
import { createThreadQueue } from '../shared/thread-queue.ts';
import type { DocumentData, DocumentEdition, DocumentKind } from './draw.ts';
import { PageOverflow } from './kit/page-overflow.ts';
import type { Chapter } from './kit/paragraphs.ts';
import type { RenderAnswer, RenderJob } from './worker.ts';

export interface DocumentRenderer {
  /** Throws PageOverflow when an edit is too long for its page. */
  render<Kind extends DocumentKind>(
    kind: Kind,
    data: DocumentData<Kind>,
    content: Content,
    sheet?: DocumentEdition,
  ): Promise<Uint8Array>;
  /** The same, in several editions of one setting. */
  renderEditions<Kind extends DocumentKind>(
    kind: Kind,
    data: DocumentData<Kind>,
    content: Content,
    sheets: readonly DocumentEdition[],
  ): Promise<Uint8Array[]>;
  /** The pages that hold words of ours, with what the office may write anew. Throws PageOverflow, too. */
  chapters<Kind extends DocumentKind>(
    kind: Kind,
    data: DocumentData<Kind>,
    content: Content,
  ): Promise<Chapter[]>;
  stop(): Promise<void>;
}

/** Enough for the fonts and some forty pages at a time; without a limit the heap grows before it is swept. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Draws documents in another thread, one after another, so that the web server's own thread stays free. */
export function createDocumentRenderer({
  timeoutMs = MINUTE,
  mostWaiting = 1_000,
  restMs = MINUTE,
} = {}): DocumentRenderer {
  const queue = createThreadQueue<RenderJob, RenderAnswer>(documentWorker, {
    timeoutMs,
    mostWaiting,
    restMs,
    resourceLimits: MEMORY,
  });
  const ask = async (job: RenderJob) => {
    const answer = await queue.ask(job);
    if (answer.ok) return answer;
    if (answer.overflow) throw new PageOverflow(answer.overflow.page, answer.overflow.points);
    throw new Error(answer.message);
  };
  const renderEditions: DocumentRenderer['renderEditions'] = async (kind, data, { edition }, sheets) =>
    (await ask({ kind, data, edition, sheets })).rendered;
  return {
    render: async (kind, data, content, sheet = 'screen') =>
      itemAt(await renderEditions(kind, data, content, [sheet]), 0),
    renderEditions,
    chapters: async (kind, data, { edition }) =>
      (await ask({ kind, data, edition, sheets: [], withChapters: true })).chapters,
    stop: queue.stop,
  };
}
