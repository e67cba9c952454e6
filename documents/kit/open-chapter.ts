import type { Passage, Reading } from './reading.ts';

export interface OpenChapter {
  title: string;
  /** Of all chapters, in their order. */
  contents: string[];
  /** Counted from one. */
  number: number;
  passages: Passage[];
}

/** One chapter of a stored reading; a number that does not exist opens the first. */
export function chapterOf(stored: Uint8Array, number = 1): OpenChapter {
  const { title, chapters }: Reading = JSON.parse(new TextDecoder().decode(stored));
  const at = chapters[number - 1] ? number : 1;
  return {
    title,
    contents: chapters.map((chapter) => chapter.title),
    number: at,
    passages: chapters[at - 1]?.passages ?? [],
  };
}
