import type { Edits } from './edition.ts';

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
  school: 'pythagorean' as 'pythagorean' | 'chaldean',
  officeHours: { from: 9, to: 17 },
  legalName: 'Aura Numerology, Unipessoal Lda.',
  legalAddress: 'Rua da Estrela 9, 1200-667 Lisboa, Portugal',
  taxId: 'PT 999 999 990',
  language: 'en',
  currency: 'EUR',
  figures: { soulsTotal: '10,000+', soulsThisYear: '2,847' },
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
] as const;
type BrandField = (typeof brandFields)[number];
export type Brand = Record<BrandField, string>;

export const writtenBrand = Object.fromEntries(brandFields.map((field) => [field, written[field]])) as Brand;

export type Site = Omit<typeof written, BrandField> & Brand;

/** The brand, in one place: changing it re-brands every page, e-mail and PDF. */
export function makeSite(edits: Edits): Site {
  return { ...written, ...edits.of<Partial<Brand>>('brand', 'site') };
}
