import type { DocumentEdition } from '../../../documents/index.ts';
import { entriesOf } from '../../../shared/records.ts';

/** What is kept of a document: the PDF for a screen, its pages on the site, and two white ones for printers. */
const ENDINGS: Record<DocumentEdition, string> = {
  screen: '.pdf',
  reading: '.json',
  a4: '-a4.pdf',
  letter: '-letter.pdf',
};

/** All lie in one folder: what is erased with the one is erased with the others. */
export const fileOf = (fileKey: string, edition: DocumentEdition): string =>
  fileKey.replace(/\.pdf$/, ENDINGS[edition]);

export const editionFiles = (fileKey: string) =>
  entriesOf(ENDINGS).map(([edition]) => ({
    edition,
    key: fileOf(fileKey, edition),
    contentType: edition === 'reading' ? 'application/json' : 'application/pdf',
  }));
