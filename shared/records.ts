/**
 * Keys with their types, for records whose keys are all known: `Object.keys` and its kin answer with strings, because a
 * value may hold more than its type names. Only use these on objects written as literals.
 */
type KeyOf<Known extends object> = Extract<keyof Known, string>;

export function isKeyOf<Known extends object>(record: Known, key: PropertyKey): key is keyof Known {
  return Object.hasOwn(record, key);
}

/** The key, once it is known to be one; any other throws. */
export function keyIn<Known extends object>(record: Known, key: PropertyKey): keyof Known {
  if (!isKeyOf(record, key)) throw new RangeError(`Unknown key ${String(key)}`);
  return key;
}

export function keysOf<Known extends object>(record: Known): KeyOf<Known>[] {
  const isKey = (key: string): key is KeyOf<Known> => isKeyOf(record, key);
  return Object.keys(record).filter(isKey);
}

export function entriesOf<Known extends object>(record: Known): [KeyOf<Known>, Known[KeyOf<Known>]][] {
  return keysOf(record).map((key) => [key, record[key]]);
}

/** The named fields of an object, and no others. */
export function pick<From extends object, Key extends keyof From>(
  from: From,
  keys: readonly Key[],
): Pick<From, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;
}

/** A record with a value for each of the keys. */
export function recordOf<Key extends string | number, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}

/** An item that is known to be there; negative places count from the end. A wrong place throws here, not pages later. */
export function itemAt<Item>(list: readonly Item[], place: number): Item {
  const item = list.at(place);
  if (item === undefined) throw new RangeError(`No item ${place} in a list of ${list.length}`);
  return item;
}

/** The first and the last item. */
export function ends<Item>(list: readonly Item[]): [Item, Item] {
  return [itemAt(list, 0), itemAt(list, -1)];
}

/** `map` for exactly two. */
export function mapPair<Item, Result>(
  [first, second]: readonly [Item, Item],
  make: (item: Item) => Result,
): [Result, Result] {
  return [make(first), make(second)];
}
