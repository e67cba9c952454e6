/** The words people agree to. The ledger keeps them as they stood, so a change here is a new text, not a new past. */
export const consentTexts = {
  /** The one question, wherever it is asked: quiz, newsletter, sign-up, checkout. */
  subscription:
    'Yes, send me the newsletter, letters about my numbers, and offers by e-mail. I can leave at any time, by the link in each of them.',
} as const;

/** Beside the field of the list that waits for a product: what the address is taken for. */
export const openingConsent = (product: string): string =>
  `For one letter as soon as ${product} can be ordered, and for nothing else. Then the address is forgotten.`;

/** At the checkout, while existing customers are written to: what may come, and the no that the law wants offered there. */
export const similarOffers = {
  told: 'As a customer you may get an occasional e-mail about our own similar readings. Every one of them has a link to stop them.',
  no: 'No, please do not send me these.',
} as const;
