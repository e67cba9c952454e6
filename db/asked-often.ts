import type { Db, Tx } from './connect.ts';

/**
 * A question of pages that are opened all day, put together once: Drizzle takes longer for that than the database for the answer.
 * What changes in it is a `sql.placeholder`. In a transaction, which has a builder of its own, it is put together as ever.
 */
export function askedOften<Ready>(build: (db: Db | Tx) => { prepare(name: string): Ready }) {
  const ready = new WeakMap<Db | Tx, Ready>();
  return (db: Db | Tx): Ready => {
    const found = ready.get(db);
    if (found) return found;
    // Without a name: which questions get one in the database is decided in named-statements.ts.
    const made = build(db).prepare('');
    ready.set(db, made);
    return made;
  };
}
