import type { Services } from '../domain/services.ts';

export type DrawingDesk = Pick<Services, 'documents' | 'files'> & {
  /** Every document is drawn and stored. */
  finish(): Promise<void>;
};

/**
 * Drawing is half of the demo's work and has a thread of its own, so the past goes on meanwhile: a document is asked
 * for when its time has come, with the date of that day, and stored under its name when it is done.
 *
 * A free report is drawn when it is stored: the outbox keeps no attachments, and those would be drawn for nothing.
 */
export function drawMeanwhile({ documents, files }: Pick<Services, 'documents' | 'files'>): DrawingDesk {
  const drawings = new Map<Uint8Array, () => Promise<Uint8Array>>();
  const stored: Promise<void>[] = [];
  return {
    documents: {
      ...documents,
      async render(kind, data, content, edition) {
        const paper = new Uint8Array();
        const draw = () => documents.render(kind, data, content, edition);
        const begun = kind === 'free-report' ? undefined : draw();
        drawings.set(paper, () => begun ?? draw());
        return paper;
      },
    },
    files: {
      ...files,
      async put(key, content, about) {
        const drawn = content instanceof Uint8Array ? drawings.get(content) : undefined;
        if (!drawn) return files.put(key, content, about);
        const done = drawn().then((bytes) => files.put(key, bytes, about));
        done.catch(() => {}); // thrown by finish()
        stored.push(done);
      },
    },
    async finish() {
      await Promise.all(stored);
    },
  };
}
