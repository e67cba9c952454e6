import type { Fact, Question } from './assistant.ts';

const FIRST_LINE = /^\s*USE:\s*(none|\d+(?:\s*,\s*\d+)*)\s*$/i;

/** The first line names the facts that the rest is made of. Until it has been written there is no answer. */
export function readUsedFacts(written: string): { used: number[]; answer: string } {
  const end = written.indexOf('\n');
  if (end < 0) return { used: [], answer: '' };
  const named = FIRST_LINE.exec(written.slice(0, end))?.[1];
  if (!named) throw new Error('the answer does not begin with the facts it uses');
  if (/none/i.test(named)) throw new Error('the facts do not hold the answer');
  return { used: [...new Set(named.split(',').map(Number))], answer: written.slice(end + 1) };
}

/** As much of a growing text as ends with a sentence. */
export function wholeSentences(text: string): string {
  const end = [...text.matchAll(/[.!?]["”’)]?(?=\s)/g)].at(-1);
  return end ? text.slice(0, end.index + end[0].length) : '';
}

/** Every figure and every address of an answer stands in a fact or in what the visitor wrote. Throws when one does not. */
export function checkGrounded(answer: string, { message, turns }: Question, facts: Fact[]): void {
  const given = [
    message,
    ...turns.map(({ content }) => content),
    ...facts.flatMap(({ title, text, url }) => [title, text, url]),
  ];
  const known = new Set(given.flatMap(figures));
  const strange = figures(answer).find((figure) => !known.has(figure));
  if (strange) throw new Error(`the answer holds a figure that no fact holds`);
  const all = given.join('\n');
  const address = (answer.match(/(?<!\S)@*[^\s@]+@\S+|https?:\S+|www\.\S+/gi) ?? []).find(
    (written) => !all.includes(written.replace(/(?<![.,;:!?)])[.,;:!?)]+$/, '')),
  );
  if (address) throw new Error('the answer holds an address that no fact holds');
}

const figures = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.replace(/[.,]/g, ''));
