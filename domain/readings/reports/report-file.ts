import type { RequestRow } from './queries.ts';

export const fileKeyOf = (requestId: string) => `reports/${requestId}.pdf`;

/** What a report is counted and drawn from. */
export function answersOf({ fullName, birthDate, editedSpelling, yChoices }: RequestRow) {
  return { name: fullName, birthDate, spelling: editedSpelling ?? undefined, yChoices };
}
