import type { Chapter } from '../draw.ts';

/** Stands where the guide's own answer belongs until she has written it; nothing is released with it. */
export const TO_COMPLETE = 'To be answered by hand before release.';

/** Questions of the buyer that still wait for the guide's own answer. */
export function openQuestionsIn(chapters: readonly Chapter[]): number {
  return chapters
    .flatMap(({ paragraphs }) => paragraphs)
    .filter(({ original, text }) => original === TO_COMPLETE && (text === original || text.trim() === ''))
    .length;
}
