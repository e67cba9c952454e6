/** Replacement texts by paragraph id, as the office saved them. An empty text takes a paragraph out. */
export type Edits = Readonly<Record<string, string>>;

/** A paragraph under the name by which the office can replace it. */
export interface Said {
  id: string;
  text: string;
  original: string;
}

/** Gives a paragraph its id and lets an edit take its place: `say('life-path.long.1', meaning.long[0])`. */
export type Say = (id: string, text: string) => Said;

export function sayWith(edits: Edits): Say {
  return (id, original) => ({
    id,
    original,
    text: (Object.hasOwn(edits, id) ? edits[id] : undefined) ?? original,
  });
}
