export type Fetched = { status: 'unchanged' } | { status: 'read'; text: string; etag?: string };
export type FetchWish = { url: string; etag?: string };

/** Reads a text from an address that a person typed in: never from our own network, never for long, never without end. */
export type PublicFetch = (wish: FetchWish) => Promise<Fetched>;

/** Why an address was not read, in words for the person who gave it. */
export class FetchRefused extends Error {
  override name = 'FetchRefused';
}
