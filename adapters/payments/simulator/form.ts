export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

/** `a[b][0]=c` becomes { a: { b: ['c'] } }, as Stripe reads its form-encoded bodies and queries. */
export function parseForm(text: string): Form {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    let here = root;
    for (const part of path.slice(0, -1)) {
      const next = here[part];
      here = here[part] = isForm(next) ? next : {};
    }
    const last = path.at(-1);
    if (last) here[last] = value;
  }
  return formOf(root);
}

const isForm = (value: FormValue | undefined): value is Form =>
  typeof value === 'object' && !Array.isArray(value);

const formOf = (form: Form): Form =>
  Object.fromEntries(Object.entries(form).map(([name, inner]) => [name, listsIn(inner)]));

function listsIn(value: FormValue): FormValue {
  if (!isForm(value)) return value;
  const entries = Object.entries(formOf(value));
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
