/** One interpretation. Screens, e-mails and PDFs share this shape, so a text is written once and fits everywhere. */
export type Meaning = {
  /** A name for the number in this place, such as "The Pathfinder". At most 34 characters. */
  title: string;
  /** The one-line meaning shown under a medallion. At most 110 characters. */
  essence: string;
  /** One paragraph for cards and e-mails. */
  short: string;
  /** Paragraphs for the paid reading. */
  long: string[];
  /** Short phrases, at most 60 characters each. */
  strengths: string[];
  /** Short phrases, at most 60 characters each: where this number trips itself. */
  cautions: string[];
  /** Something to do this week, in one paragraph. */
  exercise: string;
};

/** Master numbers keep their own texts beside the nine digits. */
export type CoreNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 22 | 33;
export type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
