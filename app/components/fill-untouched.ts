/**
 * What this browser knows is not asked again; but nothing is written into a field that somebody stands in: what she
 * types next would be added to it.
 */
export function fillUntouched(
  field: HTMLInputElement | HTMLSelectElement | null | undefined,
  value: string | null | undefined,
): void {
  if (field && value && field.value === '' && field !== document.activeElement) field.value = value;
}
