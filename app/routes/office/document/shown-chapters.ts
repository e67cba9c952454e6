import { paragraphLabel } from './paragraph-label.ts';

type Said = { id: string; text: string; original: string };
type Chapter = { name: string; title: string; number: number; paragraphs: readonly Said[] };

/** The page of the closing letter is where the note stands; it is written before the pages. */
export const NOTE = 'note';

/** What the sidebar lists, and the paragraphs that stand in the form: of one page, or of all that hold the words sought. */
export function shownChapters(
  chapters: readonly Chapter[],
  { chapter, sought }: { chapter: string; sought: string },
) {
  const wanted = sought.toLowerCase();
  const isShown = ({ name }: Chapter, { text }: Said) =>
    wanted === '' ? name === chapter : text.toLowerCase().includes(wanted);
  return {
    list: chapters.map(({ name, title, number, paragraphs }) => ({
      name,
      title,
      number,
      written: paragraphs.filter(({ text, original }) => text !== original).length,
    })),
    shown: chapters
      .map((one) => {
        const ids = one.paragraphs.map(({ id }) => id);
        const { name, title, number } = one;
        const paragraphs = one.paragraphs
          .filter((said) => isShown(one, said))
          .map((said) => ({ ...said, label: paragraphLabel(said.id, ids) }));
        return { name, title, number, paragraphs };
      })
      .filter(({ paragraphs }) => paragraphs.length > 0),
  };
}
