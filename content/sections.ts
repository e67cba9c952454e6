import { entriesOf } from '../shared/records.ts';
import { type Call, landing } from './landing.ts';

/** What the fields of a section hold. */
export type FieldValues = {
  line: string;
  text: string;
  /** By the one renderer of the site. */
  markdown: string;
  lines: string[];
  link: Call;
  points: { title: string; text: string }[];
  picture: { address: string; alt: string };
  side: 'left' | 'right';
  product: string;
  quote: string;
  event: string;
};
export type FieldKind = keyof FieldValues;
export type SectionField = { label: string; is: FieldKind; hint?: string; optional?: true };

type KindOfSection = {
  name: string;
  /** One line for whoever chooses it. */
  about: string;
  /** Once on a page: it has an address of its own there, or an island that lives once. */
  once?: true;
  /** Only where the page begins with it, which is the landing page. */
  landing?: true;
  fields: Record<string, SectionField>;
};

const heading = { label: 'Heading', is: 'line' } as const;
const intro = { label: 'Line beneath it', is: 'text' } as const;
const call = { label: 'Button', is: 'link' } as const;
const more = { label: 'Second link', is: 'link' } as const;
const chapter = { heading, intro } as const;
const ownHeading = { label: 'Heading', is: 'line', optional: true, hint: 'May be left empty.' } as const;

/** Every kind of section: the twelve of the first landing page, and what an own page is made of. */
export const sectionKinds = {
  hero: {
    ...{ name: 'Opening', about: 'The heading, the quiz and the wheel.', once: true, landing: true },
    fields: {
      ...{ ...chapter, call, more },
      claims: { label: 'Claims', is: 'lines', hint: 'One in a line. A figure nobody confirmed is left out.' },
      otherwise: { label: 'In place of a claim that is left out', is: 'lines' },
    },
  },
  finder: {
    ...{ name: 'Your number, while you wait', about: 'Life Path and year of a birth date.', once: true },
    fields: {
      heading,
      intro,
      field: { label: 'Name of the field', is: 'line' },
      call: { label: 'Words on the button', is: 'line' },
      waiting: { label: 'Before there is a number', is: 'text' },
      more: { label: 'Link to the meaning', is: 'line' },
      yearHeading: { label: 'The year: heading', is: 'line' },
      yearIntro: { label: 'The year: line beneath it', is: 'text' },
      yearWaiting: { label: 'The year: before there is a date', is: 'text' },
      yearCall: { label: 'The year: link', is: 'link' },
    },
  },
  guide: {
    ...{ name: 'The guide', about: 'Who speaks on these pages, with the portrait.', once: true },
    fields: { ...{ ...chapter, call, more }, paragraphs: { label: 'Paragraphs', is: 'lines' } },
  },
  services: {
    ...{ name: 'Three ways to be read', about: 'Price cards of the products placed here.', once: true },
    fields: chapter,
  },
  packages: {
    ...{ name: 'Packages', about: 'The products placed under packages.', once: true },
    fields: chapter,
  },
  couples: {
    ...{ name: 'Couples', about: 'The products placed under couples.', once: true },
    fields: chapter,
  },
  business: {
    ...{ name: 'Business', about: 'The products placed under business.', once: true },
    fields: chapter,
  },
  membership: {
    ...{ name: 'Membership', about: 'The Soul Circle and what comes with it.', once: true },
    fields: {
      ...chapter,
      benefits: { label: 'What comes with it', is: 'points' },
      call,
      small: { label: 'Small print', is: 'text' },
    },
  },
  testimonials: {
    ...{ name: 'Testimonials', about: 'Three voices; without any, what can be checked instead.', once: true },
    fields: {
      ...chapter,
      sampleNote: { label: 'Note below sample quotes', is: 'text' },
      more: { label: 'Link below sample quotes', is: 'link' },
      moreReal: { label: 'Link below real ones', is: 'link' },
      withoutHeading: { label: 'Without quotes: heading', is: 'line' },
      withoutIntro: { label: 'Without quotes: line beneath it', is: 'text' },
      withoutPoints: { label: 'Without quotes: points', is: 'points' },
    },
  },
  blog: {
    ...{ name: 'From the blog', about: 'Four articles.', once: true },
    fields: { ...chapter, more },
  },
  newsletter: {
    ...{ name: 'Newsletter', about: 'The box that asks for an address.', once: true },
    fields: {
      heading,
      intro,
      field: { label: 'Name of the field', is: 'line' },
      call: { label: 'Words on the button', is: 'line' },
      small: { label: 'Small print', is: 'text' },
      sent: { label: 'Once it is sent', is: 'text' },
    },
  },
  closing: {
    ...{ name: 'Closing', about: 'The last call, and three promises.', once: true },
    fields: { ...{ ...chapter, call, more }, guarantees: { label: 'Promises', is: 'points' } },
  },
  text: {
    ...{ name: 'Text', about: 'Paragraphs, lists, pictures and links.' },
    fields: { heading: ownHeading, body: { label: 'Text', is: 'markdown' } },
  },
  picture: {
    ...{ name: 'Picture with text', about: 'Side by side, below each other on a phone.' },
    fields: {
      heading: ownHeading,
      picture: { label: 'Picture', is: 'picture' },
      side: { label: 'The picture stands', is: 'side' },
      body: { label: 'Text beside it', is: 'markdown' },
    },
  },
  questions: {
    ...{ name: 'Questions', about: 'Each opens to its answer.' },
    fields: { heading: ownHeading, questions: { label: 'Questions', is: 'points' } },
  },
  quote: {
    ...{ name: 'Quote', about: 'One of the testimonials.' },
    fields: { quote: { label: 'Testimonial', is: 'quote' } },
  },
  product: {
    ...{ name: 'Product', about: 'One product with its price.' },
    fields: { heading: ownHeading, product: { label: 'Product', is: 'product' } },
  },
  event: {
    ...{ name: 'Event', about: 'One event with its date.' },
    fields: { heading: ownHeading, event: { label: 'Event', is: 'event' } },
  },
  numbers: {
    ...{ name: 'Numbers', about: 'Up to six figures with their words.' },
    fields: {
      heading: ownHeading,
      figures: { label: 'Figures', is: 'points', hint: 'Only what is true, and what you can show.' },
    },
  },
} as const satisfies Record<string, KindOfSection>;

export type SectionKind = keyof typeof sectionKinds;
export type SectionWords<Kind extends SectionKind> = {
  [Name in keyof (typeof sectionKinds)[Kind]['fields']]: (typeof sectionKinds)[Kind]['fields'][Name] extends {
    is: infer Is extends FieldKind;
  }
    ? FieldValues[Is]
    : never;
};

/** One section of a page, as a version keeps it. */
export type Section = {
  [Kind in SectionKind]: { id: string; kind: Kind; hidden?: true; words: SectionWords<Kind> };
}[SectionKind];

/** What the office, a schema and a form need to know of a kind, whichever it is. */
export const kindOfSection = (kind: SectionKind): KindOfSection => sectionKinds[kind];

export const sectionKindNames = entriesOf(sectionKinds).map(([kind]) => kind);

/** A page of sections: the landing page, whose address is `/`, and own pages at /p/<slug>. */
export type PageBody = {
  id: string;
  slug: string;
  title: string;
  /** For search engines and whoever passes it on. */
  description: string;
  picture?: { address: string; alt: string };
  sections: Section[];
  /** Taken off the site. */
  hidden?: true;
};

/** The key of the page that stands at the front of the site. */
export const LANDING = 'landing';

const { numberToday, personalYear, testimonials, withoutQuotes } = landing;

/** The landing page as it is first written. Its title and description are the brand's as long as they are empty. */
export const writtenLanding: PageBody = {
  id: LANDING,
  slug: '',
  title: '',
  description: '',
  sections: [
    { id: 'hero', kind: 'hero', words: words('hero', landing.hero) },
    {
      id: 'finder',
      kind: 'finder',
      words: {
        ...numberToday,
        yearHeading: personalYear.heading,
        yearIntro: personalYear.intro,
        yearWaiting: personalYear.waiting,
        yearCall: personalYear.call,
      },
    },
    { id: 'guide', kind: 'guide', words: words('guide', landing.guide) },
    { id: 'services', kind: 'services', words: words('services', landing.services) },
    { id: 'packages', kind: 'packages', words: words('packages', landing.packages) },
    { id: 'couples', kind: 'couples', words: words('couples', landing.couples) },
    { id: 'business', kind: 'business', words: words('business', landing.business) },
    { id: 'membership', kind: 'membership', words: words('membership', landing.membership) },
    {
      id: 'testimonials',
      kind: 'testimonials',
      words: {
        ...words('testimonials', {
          ...testimonials,
          withoutHeading: withoutQuotes.heading,
          withoutIntro: withoutQuotes.intro,
          withoutPoints: withoutQuotes.points,
        }),
      },
    },
    { id: 'blog', kind: 'blog', words: words('blog', landing.blog) },
    { id: 'newsletter', kind: 'newsletter', words: landing.newsletter },
    {
      id: 'closing',
      kind: 'closing',
      words: words('closing', { ...landing.closing, guarantees: landing.guarantees }),
    },
  ],
};

/** Of the texts of the landing page, what its section keeps: its address on the page is the program's. */
function words<Kind extends SectionKind>(
  _kind: Kind,
  texts: SectionWords<Kind> & { anchor?: string; articles?: string[] },
) {
  const { anchor: _anchor, articles: _articles, ...kept } = texts;
  return kept;
}
