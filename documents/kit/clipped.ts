/** At most so many letters, cut between words where it can be, with an ellipsis for the rest. */
export function clipped(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/\s+\S{0,20}$/, '')} …`;
}
