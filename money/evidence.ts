/**
 * What may speak for the country of a consumer, in the order in which it is believed where nothing agrees.
 * Implementing Regulation (EU) 282/2011, Article 24f: (a) billing address, (c) bank details, (b) the address of the device.
 */
export const evidenceKinds = ['billing', 'card', 'network'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** A country for each kind that is known, as two capital letters. */
export type Evidence = Partial<Record<EvidenceKind, string>>;

type Located = {
  country: string;
  /** The kinds that name this country. */
  by: EvidenceKind[];
  /**
   * `two`: two that do not contradict each other, as Article 24b (d) asks. `one`: nothing else is known. `conflict`: each names
   * another country, so it is what the buyer said, and a person should look at it.
   */
  certainty: 'two' | 'one' | 'conflict';
};

/** The country for which most speaks. Nothing, where nothing is known. */
export function locate(evidence: Evidence): Located | undefined {
  const known = evidenceKinds.flatMap((kind) => {
    const country = evidence[kind];
    return country && /^[A-Z]{2}$/.test(country) ? [{ kind, country }] : [];
  });
  const [first] = known;
  if (!first) return undefined;
  const kindsFor = (country: string) =>
    known.filter((one) => one.country === country).map(({ kind }) => kind);
  const agreed = known.find(({ country }) => kindsFor(country).length > 1);
  const { country } = agreed ?? first;
  const certainty = agreed ? 'two' : known.length === 1 ? 'one' : 'conflict';
  return { country, by: kindsFor(country), certainty };
}
