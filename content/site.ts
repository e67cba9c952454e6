import type { TaxSettings } from '../money/index.ts';
import { recordOf } from '../shared/records.ts';
import type { Edits, Switches } from './edition.ts';
import type { Away } from './holiday.ts';
import type { Logo } from './logo.ts';
import type { Slower } from './promise.ts';
import type { Truth } from './truth.ts';

/** The first edition of the brand. */
const written = {
  brand: 'Aura Numerology',
  guide: 'Aura',
  tagline: 'Readings by number, with the working shown',
  description:
    'Free numerology quiz, personal readings, couples and business reports, and a quiet member portal. Every number shown with its working.',
  contactEmail: 'hello@aura-numerology.example',
  /** The practitioner's wall clock: session slots and office hours are hers. */
  timeZone: 'Europe/Lisbon',
  /** The letter values of every name number. Business names are always set in both. See docs/decisions/0060. */
  school: 'pythagorean',
  officeHours: { from: 9, to: 17 },
  legalName: 'Aura Numerology, Unipessoal Lda.',
  legalAddress: 'Rua da Estrela 9, 1200-667 Lisboa, Portugal',
  taxId: 'PT 999 999 990',
  /** Who makes the readings. The sample business has a sample person, as it has sample quotes. */
  practitioner: 'Inês Duarte',
  training:
    'Inês taught arithmetic to ten-year-olds in Setúbal for eleven years, learnt Pythagorean numerology from her aunt’s notebooks and the Chaldean table in a two-year course in Lisbon, and has read charts for a living since 2014.',
  making:
    'She sets your chart by hand first, in pencil, and checks it against the program. Then she leaves it for a night. What she still wants to ask you in the morning is where the reading begins.',
  /** Midnight indigo and antique gold. */
  mainColour: '#1d2140',
  accentColour: '#b8892f',
  language: 'en',
  currency: 'EUR',
  figures: { soulsTotal: '10,000+', soulsThisYear: '2,847' },
  /** No number of anybody: the sample business promises support by it, so the sample orders have to name one. */
  whatsapp: '+351 900 000 000',
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
} as const;

/** What the office may change about it at any time. */
export const brandFields = [
  'brand',
  'guide',
  'tagline',
  'description',
  'contactEmail',
  'timeZone',
  'legalName',
  'legalAddress',
  'taxId',
  'practitioner',
  'training',
  'making',
  'mainColour',
  'accentColour',
] as const;
type BrandField = (typeof brandFields)[number];
export type Brand = Record<BrandField, string>;

export const writtenBrand: Brand = recordOf(brandFields, (field) => written[field]);

/** What the first edition makes up: no page of a live site says any of it. An empty tax number means that there is none. */
export const inventedFields = ['legalName', 'legalAddress', 'taxId', 'contactEmail'] as const;
/** The sample person, of whom a live site says nothing either: what the owner says of herself, or silence. */
const personFields = ['practitioner', 'training', 'making'] as const;
type InventedField = (typeof inventedFields)[number] | (typeof personFields)[number];

export function isInvented(field: InventedField, value: string | undefined): boolean {
  return value === undefined || value === written[field] || /[@.]example$/i.test(value.trim());
}

export type Site = Omit<typeof written, BrandField | 'school' | 'figures' | 'social' | 'whatsapp'> &
  Brand & {
    school: 'pythagorean' | 'chaldean';
    /** A figure that nobody confirmed is not there. */
    figures: Truth['figures'];
    social: readonly { name: string; url: string }[];
    /** The shop takes no orders yet. */
    opensSoon: boolean;
    whatsapp?: string;
    /** Existing customers may be written to about own similar products. */
    existingCustomers: boolean;
    /** How the office shows times of day. */
    clock: '12' | '24';
    /** Within so many hours a person answers; absent in the demo, which says what the specification says. */
    answerHours?: number;
    /** How sales are taxed; absent until the owner of a live site has said it. */
    tax?: TaxSettings;
    /** A holiday, planned or begun. */
    away?: Away;
    /** Where this site is, for letters. */
    url?: string;
    /** The brand's own mark; without one ours. */
    logo?: Logo;
    /** What takes longer to deliver than the usual. */
    slower?: readonly Slower[];
  };

/** The sample business is small, and Portuguese. */
const sampleTax: TaxSettings = { scheme: 'exempt', country: 'PT' };

/** The brand, in one place: changing it re-brands every page, e-mail and PDF. */
export function makeSite(edits: Edits, { truth, switches }: { truth?: Truth; switches: Switches }): Site {
  const changed = edits.of<Partial<Brand>>('brand', 'site');
  const site = {
    ...written,
    opensSoon: false,
    ...changed,
    existingCustomers: switches.existingCustomers ?? truth === undefined,
    clock: switches.clock ?? clockOf(changed?.timeZone ?? written.timeZone),
    answerHours: switches.answerHours ?? (truth && 24),
    tax: switches.tax ?? (truth ? undefined : sampleTax),
  };
  if (!truth) return switches.sampleClaims === false ? { ...site, figures: {} } : site;
  const real = (field: InventedField, otherwise = '') => {
    const value = changed?.[field];
    return value === undefined || isInvented(field, value) ? otherwise : value;
  };
  return {
    ...site,
    legalName: real('legalName'),
    legalAddress: real('legalAddress'),
    taxId: real('taxId'),
    contactEmail: real('contactEmail', truth.mailbox),
    ...recordOf(personFields, (field) => real(field)),
    figures: truth.figures,
    social: [],
    opensSoon: !truth.isOpen,
    whatsapp: truth.whatsapp,
  };
}

const TWELVE =
  /^(US\/|Australia\/|Canada\/|America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Anchorage|Boise|Indiana|Kentucky|Toronto|Vancouver|Edmonton|Winnipeg|Halifax)|Pacific\/(Auckland|Honolulu)|Asia\/(Kolkata|Manila|Karachi|Dhaka))/;

/** Where people say "3 PM" for 15:00. */
const clockOf = (timeZone: string): Site['clock'] => (TWELVE.test(timeZone) ? '12' : '24');

/** Who is behind the site, in one line; the brand alone as long as nobody has said more. */
export const imprintOf = ({
  brand,
  legalName,
  legalAddress,
}: Pick<Site, 'brand' | 'legalName' | 'legalAddress'>) => [legalName || brand, legalAddress].filter(Boolean);
