import type { Content } from '../../content/make-content.ts';

/** What follows from the content alone is put together once for each edition; nobody may change what it returns. */
export function oncePerEdition<Made>(make: (content: Content) => Made): (content: Content) => Made {
  const made = new WeakMap<Content, { value: Made }>();
  return (content) => {
    const found = made.get(content);
    if (found) return found.value;
    const value = make(content);
    made.set(content, { value });
    return value;
  };
}
