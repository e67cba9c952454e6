/** Strikes a number into a medallion that the page drew without one. */
export function strike(place: Element, number: number, name: string): void {
  const coin = place.querySelector('.medallion');
  const numeral = coin?.querySelector('text');
  coin?.setAttribute('aria-label', `${name} ${number}`);
  coin?.setAttribute('data-lit', String(number));
  if (numeral) numeral.textContent = String(number);
}
