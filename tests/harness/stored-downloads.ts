import { unzipSync } from 'fflate';
import { readPdf } from '../../documents/testing/read-pdf.ts';
import type { Place } from './stored-places.ts';

export type Download = {
  status: number;
  /** No browser draws it as a page. */
  isSafe: boolean;
  words: string;
};

const decoder = new TextDecoder();

/** Saves a file as its person would, and reads what is in it. */
export async function readDownload({ path, as, isAsked }: Place): Promise<Download> {
  const answer = await as.visitor.fetch(path, isAsked ? { method: 'POST' } : {});
  // One that breaks off in the middle has failed like one that was refused.
  const whole = await answer.arrayBuffer().catch(() => undefined);
  if (!whole) return { status: 502, isSafe: true, words: '' };
  const bytes = new Uint8Array(whole);
  const type = answer.headers.get('content-type') ?? '';
  const isSafe = !/html|svg/.test(type) && answer.headers.get('x-content-type-options') === 'nosniff';
  return { status: answer.status, isSafe, words: wordsOf(type, bytes) };
}

function wordsOf(type: string, bytes: Uint8Array): string {
  if (type.startsWith('application/pdf'))
    return readPdf(bytes)
      .pages.map(({ text }) => text)
      .join('\n');
  if (!type.startsWith('application/zip')) return decoder.decode(bytes);
  const rows = unzipSync(bytes, { filter: ({ name }) => name.startsWith('data/') });
  return Object.values(rows)
    .map((file) => decoder.decode(file))
    .join('\n');
}
