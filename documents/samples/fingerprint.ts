import { createHash } from 'node:crypto';
import { readPdf } from '../testing/read-pdf.ts';

/** Which glyph has which number depends on all pages before, so strings are compared as text. */
const GLYPHS = / (TJ|Tf)$/;

/** One short hash per page of what is drawn on it, before compression, so that it is the same on every machine. */
export function fingerprints(bytes: Uint8Array): string[] {
  return readPdf(bytes).pages.map(({ operators, placed }) => {
    const drawing = operators.split('\n').filter((operator) => !GLYPHS.test(operator));
    return createHash('sha256')
      .update(JSON.stringify([drawing, placed]))
      .digest('hex')
      .slice(0, 12);
  });
}
