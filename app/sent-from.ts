import type { Services } from '../domain/services.ts';
import { sourceOf } from '../shared/arrival.ts';

/** It is kept with an order, as the address to come back to. */
const LONGEST = 1000;

/**
 * What stood in the address of the page that a form was sent from. Cached pages are the same bytes for everybody and
 * cannot repeat it in their forms; where no script runs, the browser's Referer is all there is, and it may keep that to itself.
 */
export function queryOfSender(request: Request): string {
  const query = URL.parse(request.headers.get('referer') ?? '')?.search ?? '';
  return query.length <= LONGEST ? query : '';
}

/** What led here, of a form that was sent without script: said by its own address, or by that of the page it stood on. */
export const sourceOfForm = (request: Request): string | undefined =>
  sourceOf(new URL(request.url).search) ?? sourceOf(queryOfSender(request));

/** The country of a request, where the operator has a proxy that gives it (COUNTRY_HEADER). */
export function countryOf({ config }: Pick<Services, 'config'>, request: Request): string | undefined {
  const said = config.countryHeader && request.headers.get(config.countryHeader)?.toUpperCase();
  return said && /^[A-Z]{2}$/.test(said) ? said : undefined;
}
