import { type Helpline, writtenHelplines } from './care/helplines.ts';
import { type Catalogue, makeCatalogue, soldNow } from './catalogue.ts';
import { readCourseNames } from './courses.ts';
import { type Edition, type Edits, type MediaIndex, readEdits } from './edition.ts';
import { type FaqEntry, writtenFaq } from './faq.ts';
import { type MeaningOf, readMeanings } from './meanings/index.ts';
import type { SessionKind } from './one-by-one.ts';
import { slowerOf } from './promise.ts';
import { makeSite, type Site } from './site.ts';
import { type Testimonial, writtenTestimonials } from './testimonials.ts';

/** Everything the business says and sells, at one moment. It never changes: a later edition is another value. */
export type Content = {
  /** What it was made from, for a thread that must make the same. */
  edition: Edition;
  site: Site;
  catalogue: Catalogue;
  sessions: readonly SessionKind[];
  /** What customers read of a kind of session, by the name under which bookings know it. */
  titleOfSession(name: string): string;
  courseNames: ReadonlyMap<string, string>;
  testimonials: readonly Testimonial[];
  questions: readonly FaqEntry[];
  /** Whom somebody in need can call. */
  helplines: readonly Helpline[];
  meaningOf: MeaningOf;
  /** What texts name by an earlier address. */
  media: MediaIndex;
  /** For texts whose first edition is not in content/: articles, letters. */
  edits: Edits;
};

/** The written first edition, with the office's changes. */
export function makeContent(edition: Edition): Content {
  const edits = readEdits(edition);
  const { truth, away, switches = {}, places, sessions = [], logo, siteUrl: url } = edition;
  const quotes = [...edits.list('testimonial', writtenTestimonials), ...(edition.customersWords ?? [])];
  const titles = new Map(sessions.map(({ name, title }) => [name, title]));
  const catalogue = makeCatalogue(edits, { truth, away, switches, places, sessions });
  return {
    edition,
    site: { ...makeSite(edits, { truth, switches }), away, logo, url, slower: slowerOf(soldNow(catalogue)) },
    catalogue,
    sessions,
    titleOfSession: (name) => titles.get(name) ?? name,
    courseNames: readCourseNames(edits),
    testimonials: truth ? quotes.filter(({ sample }) => !sample) : quotes,
    questions: edits.list('question', writtenFaq),
    helplines: writtenHelplines,
    meaningOf: readMeanings(edits),
    media: new Map((edition.media ?? []).map(({ id, ...now }) => [id, now])),
    edits,
  };
}
