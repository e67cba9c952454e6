import { type Arrival, sourceOf } from '../../shared/arrival.ts';

/** What a form says of its visitor: her clock, and what led her here. It is in the address, and stored nowhere here. */
export const arrival = (): Arrival => ({
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  source: sourceOf(location.search),
});
