import { useEffect, useRef, useState } from 'react';

/**
 * A list that a form sends as one value of JSON, so that a draft keeps it as it stands. Whoever listens to the form is told of
 * each change; a draft that is laid back comes in by the same input.
 */
export function useListValue<Item>(name: string, first: Item[]) {
  const [items, setItems] = useState(first);
  const input = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  const value = JSON.stringify(items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is the reason to tell
  useEffect(() => {
    if (!isFirst.current) input.current?.dispatchEvent(new Event('input', { bubbles: true }));
    isFirst.current = false;
  }, [value]);
  const hidden = (
    <input
      ref={input}
      type="text"
      hidden
      name={name}
      value={value}
      onChange={({ target }) => setItems(parsed(target.value, items))}
    />
  );
  return { items, setItems, hidden };
}

function parsed<Item>(json: string, otherwise: Item[]): Item[] {
  try {
    const read: unknown = JSON.parse(json);
    return Array.isArray(read) ? read : otherwise;
  } catch {
    return otherwise;
  }
}
