import { itemAt, keysOf } from '../shared/records.ts';

type MemberStateFacts = {
  name: string;
  /** How its VAT numbers begin, where that is not the code of the country. */
  prefix?: string;
  /** Standard rates with the day from which each holds, the newest last. */
  standard: readonly (readonly [from: string, rate: number])[];
  /** What an exempt small business writes on its invoices, and where the law says so. */
  smallBusiness?: { sentence: string; source: string };
};

/**
 * The 27 member states. Rates: European Commission, "Taxes in Europe Database" (TEDB), standard rate of the mainland, as it
 * was published up to the end of 2025. Regions with rates of their own (Madeira, the Azores) and outside the VAT territory
 * (the Canary Islands, Åland and others: Directive 2006/112/EC, Article 6) are not told apart.
 */
const facts = {
  AT: {
    name: 'Austria',
    standard: [['1984-01-01', 2000]],
    smallBusiness: {
      sentence: 'Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung.',
      source: 'UStG 1994 § 6 Abs. 1 Z 27',
    },
  },
  BE: {
    name: 'Belgium',
    standard: [['1996-01-01', 2100]],
    smallBusiness: {
      sentence:
        'Kleine onderneming onderworpen aan de vrijstellingsregeling van belasting. Btw niet toepasselijk. / Petite entreprise soumise au régime de la franchise de taxe. TVA non applicable.',
      source: 'Code de la TVA, art. 56bis',
    },
  },
  BG: { name: 'Bulgaria', standard: [['1999-01-01', 2000]] },
  HR: { name: 'Croatia', standard: [['2012-03-01', 2500]] },
  CY: { name: 'Cyprus', standard: [['2014-01-13', 1900]] },
  CZ: { name: 'Czechia', standard: [['2013-01-01', 2100]] },
  DK: { name: 'Denmark', standard: [['1992-01-01', 2500]] },
  EE: {
    name: 'Estonia',
    standard: [
      ['2009-07-01', 2000],
      ['2024-01-01', 2200],
      ['2025-07-01', 2400],
    ],
  },
  FI: {
    name: 'Finland',
    standard: [
      ['2013-01-01', 2400],
      ['2024-09-01', 2550],
    ],
  },
  FR: {
    name: 'France',
    standard: [['2014-01-01', 2000]],
    smallBusiness: { sentence: 'TVA non applicable, art. 293 B du CGI.', source: 'CGI, art. 293 B et 293 E' },
  },
  DE: {
    name: 'Germany',
    standard: [['2021-01-01', 1900]],
    smallBusiness: {
      sentence: 'Steuerfreier Umsatz eines Kleinunternehmers gemäß § 19 UStG.',
      source: 'UStG § 19, UStDV § 34a',
    },
  },
  GR: { name: 'Greece', prefix: 'EL', standard: [['2016-06-01', 2400]] },
  HU: { name: 'Hungary', standard: [['2012-01-01', 2700]] },
  IE: { name: 'Ireland', standard: [['2021-03-01', 2300]] },
  IT: {
    name: 'Italy',
    standard: [['2013-10-01', 2200]],
    smallBusiness: {
      sentence: 'Operazione in franchigia da IVA ai sensi dell’art. 1, commi 54-89, Legge n. 190/2014.',
      source: 'Legge 23 dicembre 2014, n. 190, art. 1, comma 58',
    },
  },
  LV: { name: 'Latvia', standard: [['2012-07-01', 2100]] },
  LT: { name: 'Lithuania', standard: [['2009-09-01', 2100]] },
  LU: {
    name: 'Luxembourg',
    standard: [
      ['2023-01-01', 1600],
      ['2024-01-01', 1700],
    ],
  },
  MT: { name: 'Malta', standard: [['2004-01-01', 1800]] },
  NL: {
    name: 'Netherlands',
    standard: [['2012-10-01', 2100]],
    smallBusiness: {
      sentence: 'Vrijgesteld van btw op grond van artikel 25 Wet OB 1968 (kleineondernemersregeling).',
      source: 'Wet op de omzetbelasting 1968, artikel 25',
    },
  },
  PL: {
    name: 'Poland',
    standard: [['2011-01-01', 2300]],
    smallBusiness: {
      sentence: 'Zwolnienie z VAT na podstawie art. 113 ust. 1 ustawy o VAT.',
      source: 'Ustawa o podatku od towarów i usług, art. 113',
    },
  },
  PT: {
    name: 'Portugal',
    standard: [['2011-01-01', 2300]],
    smallBusiness: { sentence: 'IVA – regime de isenção.', source: 'CIVA, artigos 53.º e 57.º' },
  },
  RO: {
    name: 'Romania',
    standard: [
      ['2017-01-01', 1900],
      ['2025-08-01', 2100],
    ],
  },
  SK: {
    name: 'Slovakia',
    standard: [
      ['2011-01-01', 2000],
      ['2025-01-01', 2300],
    ],
  },
  SI: { name: 'Slovenia', standard: [['2013-07-01', 2200]] },
  ES: { name: 'Spain', standard: [['2012-09-01', 2100]] },
  SE: { name: 'Sweden', standard: [['1990-07-01', 2500]] },
} as const satisfies Record<string, MemberStateFacts>;

export type MemberState = keyof typeof facts;

export const memberStates = keysOf(facts);

export const isMemberState = (country: string): country is MemberState => Object.hasOwn(facts, country);

const factsOf = (country: MemberState): MemberStateFacts => facts[country];

/** In hundredths of a per cent, on a day. A day before the first entry has none here: nothing was sold then. */
export function standardRate(country: MemberState, day: string): number {
  const rates = factsOf(country).standard.filter(([from]) => from <= day);
  if (rates.length === 0) throw new RangeError(`no rate of ${country} is known for ${day}`);
  const [, rate] = itemAt(rates, -1);
  return rate;
}

export const memberStateName = (country: MemberState): string => factsOf(country).name;

export const vatPrefix = (country: MemberState): string => factsOf(country).prefix ?? country;

/** Where no law of hers is listed here, the sentence that Article 226 (11) of the Directive asks for. */
export function smallBusinessSentence(country: MemberState): { sentence: string; source: string } {
  return (
    factsOf(country).smallBusiness ?? {
      sentence: 'Exempt from VAT: small enterprise, Article 284 of Directive 2006/112/EC.',
      source: 'Directive 2006/112/EC, Articles 226 (11) and 284',
    }
  );
}
