/** The words people agree to. The ledger keeps them as they stood, so a change here is a new text, not a new past. */
export const consentTexts = {
  quizMarketing:
    'Yes, also send me letters about my numbers, and the readings and offers that fit them. I can leave with one click from any of them.',
  newsletter:
    'Send me a short note by e-mail when there is something new to read. I can leave with one click from any note.',
} as const;
