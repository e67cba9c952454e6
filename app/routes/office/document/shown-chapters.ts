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

const parts = new Map(
  Object.entries({
    long: 'reading',
    short: 'in short',
    essence: 'in a line',
    strength: 'what comes easily',
    caution: 'where it trips',
    exercise: 'try this',
    brief: 'in brief',
    guide: 'your answer',
    place: 'place in the chart',
  }),
);

/** The part of an answer's id that is made from its question. */
const QUESTION = /^[0-9a-f]{8}$/;

/**
 * What a paragraph is, by the id it has in its document: "Life path, reading 2" for life-path.long.2. Answers are
 * numbered in the order of their questions.
 */
export function paragraphLabel(id: string, all: readonly string[]): string {
  const words = id.split('.').map((part) => {
    if (QUESTION.test(part)) return `question ${questionsIn(all).indexOf(part) + 1}`;
    return parts.get(part) ?? part.replaceAll('-', ' ');
  });
  const said = words
    .filter((word, at) => !(at === 0 && word === 'asked'))
    .reduce((label, word) => (/^\d+$/.test(word) ? `${label} ${word}` : `${label}, ${word}`));
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const questionsIn = (ids: readonly string[]) => [
  ...new Set(ids.map((id) => id.split('.')[1] ?? '').filter((part) => QUESTION.test(part))),
];
