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
