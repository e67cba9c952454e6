import type { Services } from '../domain/services.ts';

export type DrawingDesk = Pick<Services, 'documents' | 'files'> & {
  /** Every document is drawn and stored. */
  finish(): Promise<void>;
};

/**
 * Drawing is half of the demo's work and has a thread of its own, so the past goes on meanwhile: a document is asked
 * for when its time has come, with the date of that day, and stored under its name when it is done.
 *
 * Free reports would be drawn for nothing: the outbox keeps no attachments, and the portal draws a report whose file is
 * missing when somebody opens it (readings/reports/open-report.ts).
 */
export function drawMeanwhile({ documents, files }: Pick<Services, 'documents' | 'files'>): DrawingDesk {
  const drawings = new Map<Uint8Array, Promise<Uint8Array> | undefined>();
  const stored: Promise<void>[] = [];
  return {
    documents: {
      ...documents,
      async render(kind, data, content, edition) {
        const paper = new Uint8Array();
        drawings.set(
          paper,
          kind === 'free-report' ? undefined : documents.render(kind, data, content, edition),
        );
        return paper;
      },
    },
    files: {
      ...files,
      async put(key, content, about) {
        if (!(content instanceof Uint8Array && drawings.has(content))) return files.put(key, content, about);
        const drawing = drawings.get(content);
        if (!drawing) return;
        const done = drawing.then((bytes) => files.put(key, bytes, about));
        done.catch(() => {}); // thrown by finish()
        stored.push(done);
      },
    },
    async finish() {
      await Promise.all(stored);
    },
  };
}
