/**
 * The documents people get: data in, PDF bytes out. No network, no clock, and no file but our own fonts.
 *
 *   createDocumentRenderer()   → draws in a thread of its own, which alone holds the texts and fonts (draw.ts)
 *
 * README.md tells how to add a document.
 */
export { openQuestionsIn } from './asked.ts';
export type {
  Chapter,
  DocumentData,
  DocumentEdition,
  DocumentKind,
  PrintSheet,
} from './draw.ts';
export { questionsIn } from './kit/closing-letter.ts';
export { chapterOf, type OpenChapter } from './kit/open-chapter.ts';
export type { Mark, Passage, Picture, Reading, ReadingChapter } from './kit/reading.ts';
export { type Edits, type Said, sayWith } from './kit/text-block.ts';
export { isPrintSheet } from './print-sheet.ts';
export { createDocumentRenderer, type DocumentRenderer } from './render-in-worker.ts';
export { LONGEST_WISH } from './wish.ts';
