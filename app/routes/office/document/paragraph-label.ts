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
