/**
 * What the office changed about the written content, as this process knows it. The files of content/ are the first
 * edition; docs/decisions/0055 says why the later ones stand here and not in a parameter of every reader.
 */
export const contentKinds = ['product', 'testimonial', 'question', 'article', 'meaning', 'letter'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** One changed text: its body replaces (or adds to) what the files say. Plain data, so that it can cross to a thread. */
export type EditKind = ContentKind | 'brand';
export type Edit = { kind: EditKind; key: string; body: unknown };
export type Edition = { version: number; edits: readonly Edit[] };

let current: Edition = { version: 0, edits: [] };
let bodies = new Map<string, unknown>();
const readers = new Set<() => void>();

const placeOf = (kind: EditKind, key: string) => `${kind}:${key}`;

/** Everything read from now on is of this edition. */
export function takeEdition(edition: Edition): void {
  current = edition;
  bodies = new Map(edition.edits.map(({ kind, key, body }) => [placeOf(kind, key), body]));
  for (const reader of readers) reader();
}

export const currentEdition = (): Edition => current;

/** Called after each change; returns how to stop. */
export function whenEditionChanges(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** The changed text, if there is one. Bodies were held to their kind's schema when they were saved. */
export function edited<Body>(kind: EditKind, key: string): Body | undefined {
  return bodies.get(placeOf(kind, key)) as Body | undefined;
}

/** A written list with its changes: changed entries keep their place, new ones come last, hidden ones are left out. */
export function editedList<Entry extends { id: string }>(
  kind: ContentKind,
  written: readonly Entry[],
): Entry[] {
  const known = new Set(written.map(({ id }) => id));
  const added = current.edits.filter((edit) => edit.kind === kind && !known.has(edit.key));
  return [
    ...written.map((entry) => edited<Listed<Entry>>(kind, entry.id) ?? entry),
    ...added.map(({ body }) => body as Listed<Entry>),
  ]
    .filter((entry: Listed<Entry>) => !entry.hidden)
    .map((entry) => entry as Entry);
}

type Listed<Entry> = Entry & { hidden?: boolean };
