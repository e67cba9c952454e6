import type { ShownSpelling } from '../../../domain/readings/index.ts';

/** What a name that A to Z cannot write is asked for: a look at our spelling, or the passport's. */
export function spellingWords(counted: ShownSpelling | undefined): { label: string; hint: string } {
  return counted?.passport
    ? {
        label: 'As written in the passport',
        hint: 'This script leaves some sounds to its reader, and we do not guess. Please write the name in the letters A to Z.',
      }
    : {
        label: 'Counted as',
        hint: 'The sums need the letters A to Z. If the passport or the family spells it differently, change it here.',
      };
}
