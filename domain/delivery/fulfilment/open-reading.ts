import { chapterOf, type OpenChapter } from '../../../documents/index.ts';
import type { Parts } from '../../services.ts';
import type { OrderHolder } from '../../shop/index.ts';
import { fileOf } from './document-files.ts';
import { openDocument } from './read-fulfilment.ts';

/** A chapter of a document as a page, for those who may have the PDF. It says what the PDF said when it was drawn. */
export async function openReading(
  services: Parts,
  holder: OrderHolder,
  { documentId, chapter }: { documentId: string; chapter?: number },
): Promise<OpenChapter | undefined> {
  const { fileKey } = await openDocument(services, holder, { documentId });
  const file = await services.files.read(fileOf(fileKey, 'reading'));
  // Drawn before documents had pages: there is the PDF alone.
  if (!file) return undefined;
  return chapterOf(new Uint8Array(await new Response(file.stream).arrayBuffer()), chapter);
}
