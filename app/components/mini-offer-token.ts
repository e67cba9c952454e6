const KEY = 'mini_offer';

/** This browser's 24 hours of the mini reading's low price: as it remembers them, or as a letter's link brings them. */
export function offerToken(): string | undefined {
  const linked = new URLSearchParams(location.search).get('offer') ?? undefined;
  try {
    return localStorage.getItem(KEY) ?? linked;
  } catch {
    return linked; // storage is switched off
  }
}

export function saveOfferToken(token: string): void {
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // Then each visit is a first one.
  }
}
