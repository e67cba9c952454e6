import { Children, createContext, type ReactNode, useContext } from 'react';
import { isKeyOf } from '../shared/records.ts';

/** How the office says a sentence of this letter; the sentence as written where it has not changed it. */
export type Wording = (written: string) => string;

export const WordingContext = createContext<Wording>((written) => written);

/** The written words of a part of a letter, as the office wants them. What comes from data passes through. */
export function useWording(children: ReactNode): ReactNode {
  const say = useContext(WordingContext);
  return Children.map(children, (child) => (typeof child === 'string' ? reworded(child, say) : child));
}

/** Blanks at the ends belong to the sentence around it. */
function reworded(text: string, say: Wording): string {
  const words = text.trim();
  return words === '' ? text : text.replace(words, () => say(words));
}

/** '{{name}}' in a subject, filled from what the letter knows of its reader. */
export function fillPlaces(text: string, props: object): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = isKeyOf(props, name) ? props[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}

/** The places a subject may use: what the letter's sample has as plain words or numbers. No links, no raw dates. */
export const placesIn = (sample: object): string[] =>
  Object.entries(sample)
    .filter(([, value]) => typeof value === 'number' || (typeof value === 'string' && isPlain(value)))
    .map(([name]) => name);

const isPlain = (text: string) => !/^(https?:|\/|\d{4}-\d{2}-\d{2})/.test(text);
