/** The sentences of a paragraph, as they stand: put together with spaces they are the paragraph again. */
export function sentencesIn(paragraph: string): string[] {
  return paragraph
    .split(/(?<=[.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
