import type { Meaning } from '../../content/meanings/index.ts';
import type { Said, Say } from './paragraphs.ts';

export interface SaidMeaning {
  title: string;
  essence: string;
  short: Said;
  long: Said[];
  strengths: Said[];
  cautions: Said[];
  exercise: Said;
}

/** Gives every text of a meaning an id such as 'life-path.long.2', so that the office can edit it. */
export function sayMeaning(say: Say, id: string, meaning: Meaning): SaidMeaning {
  const each = (part: string, texts: readonly string[]) =>
    texts.map((text, at) => say(`${id}.${part}.${at + 1}`, text));
  return {
    title: meaning.title,
    essence: meaning.essence,
    short: say(`${id}.short`, meaning.short),
    long: each('long', meaning.long),
    strengths: each('strength', meaning.strengths),
    cautions: each('caution', meaning.cautions),
    exercise: say(`${id}.exercise`, meaning.exercise),
  };
}
