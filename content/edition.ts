import type { TaxSettings } from '../money/index.ts';
import type { Away } from './holiday.ts';
import type { Logo } from './logo.ts';
import type { SessionKind } from './one-by-one.ts';
import type { CustomersWords } from './testimonials.ts';
import type { Truth } from './truth.ts';
import type { NextPlace } from './weeks.ts';

/** What the office can change. The files of content/ are the first edition of each. */
export const contentKinds = [
  'product',
  'testimonial',
  'question',
  'article',
  'page',
  'course',
  'navigation',
  'meaning',
  'letter',
  'legal',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** One changed text: its body replaces (or adds to) what the files say. Plain data, so that it can cross to a thread. */
export type EditKind = ContentKind | 'brand';
export type Edit = { kind: EditKind; key: string; body: unknown /** YYYY-MM-DD */; since?: string };
/** What the owner has switched; what she has not, stands as its default. */
export type Switches = {
  /** Write to existing customers about own similar products. Default: only in the demo. */
  existingCustomers?: boolean;
  /** In the demo: the sample business's figures and badges. */
  sampleClaims?: boolean;
  /** How the office shows times of day. Default: by the practice's country. */
  clock?: '12' | '24';
  /** Within so many hours a person answers. Default: 24; the demo says what the specification says. */
  answerHours?: number;
  /** How sales are taxed. Default: nothing is decided; the sample business is exempt. */
  tax?: TaxSettings;
};

/** `truth` is what a live site may claim; absent, the sample business shows as written. `away`: a holiday, planned or begun. */
export type Edition = {
  version: number;
  edits: readonly Edit[];
  truth?: Truth;
  away?: Away;
  switches?: Switches;
  /** Of limited products, those that have no place in this week. */
  places?: Record<string, NextPlace>;
  /** Of what kinds sessions are, in the order in which they are offered. */
  sessions?: readonly SessionKind[];
  /** What customers wrote and the owner approved, oldest first. */
  customersWords?: readonly CustomersWords[];
  /** Of the media library, what has been replaced, or has its focus elsewhere than in the middle. */
  media?: readonly ({ id: string } & NowInLibrary)[];
  /** Of the media library, what stands, or once stood, in what is paid for. */
  reserved?: readonly string[];
  /** Where this site is. */
  siteUrl?: string;
  /** The brand's own mark. */
  logo?: Logo;
  /** Every address that a published page of the owner's ever had, by the page's key. */
  formerSlugs?: readonly { key: string; slug: string }[];
};

/** Where something of the library is found now, and what a cut of it keeps in sight, in hundredths. */
type NowInLibrary = { address: string; focus: { x: number; y: number } };
export type MediaIndex = ReadonlyMap<string, NowInLibrary>;

/** As the files say. */
export const firstEdition: Edition = { version: 0, edits: [] };

export type Edits = {
  /** The changed text, if there is one. Bodies were checked against their kind's schema when they were saved. */
  of<Body>(kind: EditKind, key: string): Body | undefined;
  /** The day since which it stands so. */
  since(kind: EditKind, key: string): string | undefined;
  /** What was added to the written ones, in the order in which it was published. */
  added<Body>(kind: EditKind, written: readonly string[]): { key: string; body: Body }[];
  /** A written list with its changes: changed entries keep their place, new ones come last, hidden ones are left out. */
  list<Entry extends { id: string }>(kind: ContentKind, written: readonly Entry[]): Entry[];
};

export function readEdits({ edits }: Edition): Edits {
  const placeOf = (kind: EditKind, key: string) => `${kind}:${key}`;
  const bodies = new Map(edits.map(({ kind, key, body }) => [placeOf(kind, key), body]));
  const of = <Body>(kind: EditKind, key: string) => bodies.get(placeOf(kind, key)) as Body | undefined;
  const added = <Body>(kind: EditKind, written: readonly string[]) => {
    const known = new Set(written);
    return edits
      .filter((edit) => edit.kind === kind && !known.has(edit.key))
      .map(({ key, body }) => ({ key, body: body as Body }));
  };
  return {
    of,
    since: (kind, key) => edits.find((edit) => edit.kind === kind && edit.key === key)?.since,
    added,
    list<Entry extends { id: string }>(kind: ContentKind, written: readonly Entry[]) {
      const more = added<Listed<Entry>>(
        kind,
        written.map(({ id }) => id),
      );
      return [
        ...written.map((entry) => of<Listed<Entry>>(kind, entry.id) ?? entry),
        ...more.map(({ body }) => body),
      ].filter((entry: Listed<Entry>) => !entry.hidden);
    },
  };
}

type Listed<Entry> = Entry & { hidden?: boolean };
