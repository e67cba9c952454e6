/** What a draft is of: 'broadcast:8f1c…', or 'broadcast:new' while there is nothing to name. Also where a new one begins from. */
export const draftSubject = (kind: string, id: string | undefined, from?: string | null): string =>
  `${kind}:${id || ['new', ...(from ? [from] : [])].join(':')}`;

type Writable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const WORDS = ['text', 'email', 'url', 'search', 'tel', 'number', 'date', 'time', 'datetime-local'];

const isWritable = (element: Element): element is Writable =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && WORDS.includes(element.type));

const isFixed = (field: Writable): boolean => 'readOnly' in field && field.readOnly;

function* writablesOf(form: HTMLFormElement): Generator<Writable> {
  for (const element of form.elements)
    if (isWritable(element) && element.name && !isFixed(element)) yield element;
}

/** What somebody can have written into a form. A field that comes several times is told by its place. */
export function writtenIn(form: HTMLFormElement): Record<string, string> {
  const written: Record<string, string> = {};
  for (const field of writablesOf(form)) written[placeOf(written, field.name)] = field.value;
  return written;
}

function placeOf(taken: Record<string, string>, name: string): string {
  for (let n = 0; ; n++) {
    const place = n === 0 ? name : `${name}#${n}`;
    if (!(place in taken)) return place;
  }
}

/**
 * Lays back what was written. React hears of it as if it had been typed. A field that somebody has typed into meanwhile
 * keeps that.
 */
export function writeInto(
  form: HTMLFormElement,
  kept: Record<string, string>,
  typedInto: ReadonlySet<EventTarget>,
): void {
  const seen: Record<string, string> = {};
  for (const field of writablesOf(form)) {
    const place = placeOf(seen, field.name);
    seen[place] = '';
    const value = kept[place];
    if (value === undefined || value === field.value || typedInto.has(field)) continue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
}
