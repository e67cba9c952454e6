/** Answers that travel along with a form. Empty ones stay at home. */
export function HiddenFields({ fields }: { fields: Record<string, string | false | undefined> }) {
  return Object.entries(fields).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
