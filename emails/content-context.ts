import { createContext, useContext } from 'react';
import type { Content } from '../content/make-content.ts';

export const ContentContext = createContext<Content | undefined>(undefined);

/** Brand, catalogue and interpretations for the letter that is being rendered. */
export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content) throw new Error('A letter was rendered without its content');
  return content;
}
