import { editableChapters } from '../../documents/draw.ts';
import type { DocumentEdition, DocumentRenderer, Reading } from '../../documents/index.ts';

/** One empty page. What stands on the real ones is the business of the tests in documents/. */
const blankPdf = `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
const passages = [{ kind: 'text', text: 'This page is left blank.' } as const];
const blankReading: Reading = {
  title: 'A blank document',
  chapters: [{ name: 'blank', title: 'Blank', passages }],
};

const blank = (edition?: DocumentEdition) =>
  new TextEncoder().encode(edition === 'reading' ? JSON.stringify(blankReading) : blankPdf);

/** For tests to which it is enough that there is a document: drawing one costs as much as fifty pages of the site. */
export const blankDocuments: DocumentRenderer = {
  render: async (_kind, _data, _content, edition) => blank(edition),
  renderEditions: async (_kind, _data, _content, editions) => editions.map(blank),
  chapters: async (kind, data, content) => editableChapters(kind, data, content),
  stop: async () => {},
};
