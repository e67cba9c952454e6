import { isMemberState, type MemberState, smallBusinessSentence, standardRate } from './member-states.ts';

export const taxSchemes = ['exempt', 'national', 'oss'] as const;

/** What the owner set up with her accountant. */
export type TaxSettings = {
  /**
   * `exempt`: a small business (Directive 2006/112/EC, Article 284). `national`: she charges her own country's tax, and stays
   * below the threshold of Article 59c. `oss`: she charges consumers in the EU the tax of their country, by the One Stop Shop.
   */
  scheme: (typeof taxSchemes)[number];
  country: MemberState;
  /** Hers. Without one nobody can be charged in reverse. */
  vatNumber?: string;
  /**
   * What a business in another member state pays as long as VIES has not answered about its number: `charge`, the tax of a
   * consumer; otherwise it is charged in reverse, and somebody looks at it.
   */
  unchecked?: 'charge';
  /** Her accountant holds live sessions to be consultancy, Article 59 (c): consumers outside the EU pay no tax for them. */
  consultancy?: boolean;
};

/** `digital`: delivered by a program (Regulation 282/2011, Article 7). `live`: a person's work for one buyer. `event`: a seat. */
export const taxClasses = ['digital', 'live', 'event'] as const;
export type TaxClass = (typeof taxClasses)[number];

export type TaxCustomer = {
  kind: 'consumer' | 'business';
  /** Two capital letters. */
  country: string;
  /** What VIES said of a number whose format fits. `unchecked`: it could not be asked yet. */
  vatNumber?: 'confirmed' | 'unchecked' | 'refused';
};

export type TaxTreatment = 'exempt' | 'standard' | 'reverse-charge' | 'outside';

/** What somebody has to look at: the sale is decided, but not beyond doubt. */
export type TaxFlag =
  /** The buyer's number was not confirmed yet. */
  | 'check-number'
  /** A business in another member state is charged in reverse, for which the seller needs a number of her own. */
  | 'seller-number'
  /** The tax is owed in another member state, in which the seller is not registered. */
  | 'registration-there';

export type TaxDecision = {
  treatment: TaxTreatment;
  /** Whose tax it is; absent outside the EU. */
  country?: MemberState;
  /** In hundredths of a per cent. */
  rate: number;
  /** Declared by the One Stop Shop. */
  oss: boolean;
  /** The articles that lead here. */
  source: string;
  flags: TaxFlag[];
};

export type TaxQuestion = {
  settings: TaxSettings;
  taxClass: TaxClass;
  customer: TaxCustomer;
  /** The day of the sale, `YYYY-MM-DD`. */
  day: string;
  /** Of an event that is visited: in which country. Without it people attend from where they are. */
  heldIn?: string;
};

const DIRECTIVE = 'Directive 2006/112/EC';

/** What a sale owes. Articles without a name are of Directive 2006/112/EC. */
export function decideTax(question: TaxQuestion): TaxDecision {
  const { settings, customer, day } = question;
  const place = placeOfSupply(question);
  const source = `${DIRECTIVE}, ${place.source}`;
  if (!isMemberState(place.country)) return { treatment: 'outside', rate: 0, oss: false, source, flags: [] };
  const home = (flags: TaxFlag[] = []): TaxDecision => {
    const { scheme, country } = settings;
    if (scheme !== 'exempt')
      return { treatment: 'standard', country, rate: standardRate(country, day), oss: false, source, flags };
    const why = `${source}; ${smallBusinessSentence(country).source}`;
    return { treatment: 'exempt', country, rate: 0, oss: false, source: why, flags };
  };
  if (place.country === settings.country) return home();
  const { country } = place;
  if (place.of === 'buyer' && isRegistered(customer)) {
    if (!settings.vatNumber) return home(['seller-number']);
    const flags: TaxFlag[] = customer.vatNumber === 'confirmed' ? [] : ['check-number'];
    const why = `${source} and Article 196`;
    return { treatment: 'reverse-charge', country, rate: 0, oss: false, source: why, flags };
  }
  // Where an event is visited, its tax is owed at that place, which the One Stop Shop covers for consumers alone.
  if (settings.scheme !== 'oss' || isRegistered(customer)) return home(['registration-there']);
  return {
    treatment: 'standard',
    country,
    rate: standardRate(country, day),
    oss: true,
    source: `${source}; Articles 369a to 369k`,
    flags: [],
  };
}

/** `buyer`: where a business is established, so that it can be charged in reverse. */
type Place = { country: string; of: 'seller' | 'buyer' | 'consumer' | 'event'; source: string };

function placeOfSupply({ settings, taxClass, customer, heldIn }: TaxQuestion): Place {
  const isBusiness = isRegistered(customer);
  const there = { country: customer.country };
  if (taxClass === 'event' && heldIn)
    return { country: heldIn, of: 'event', source: isBusiness ? 'Article 53' : 'Article 54' };
  if (isBusiness) return { ...there, of: 'buyer', source: 'Article 44' };
  const isInEu = isMemberState(customer.country);
  const seller: Pick<Place, 'country' | 'of'> = { country: settings.country, of: 'seller' };
  if (taxClass === 'event')
    return { ...there, of: 'consumer', source: 'Article 54 (1), second subparagraph' };
  if (taxClass === 'live')
    return !isInEu && settings.consultancy
      ? { ...there, of: 'consumer', source: 'Article 59 (c)' }
      : { ...seller, source: 'Article 45' };
  if (isInEu && settings.scheme !== 'oss' && customer.country !== settings.country)
    return { ...seller, source: 'Articles 58 and 59c' };
  return { ...there, of: 'consumer', source: 'Article 58' };
}

/** In the EU a business is one that gave its number (Regulation 282/2011, Article 18 (1) and (2)); outside it needs none. */
function isRegistered({ kind, country, vatNumber }: TaxCustomer): boolean {
  if (kind !== 'business') return false;
  return !isMemberState(country) || vatNumber === 'confirmed' || vatNumber === 'unchecked';
}

/** What a document says where a line carries no tax. Nothing, where it carries some. */
export function whyNoTax(treatment: TaxTreatment, country: MemberState): string | undefined {
  switch (treatment) {
    case 'exempt':
      return smallBusinessSentence(country).sentence;
    case 'reverse-charge':
      return 'Reverse charge: VAT is due from the customer, Articles 44 and 196 of Directive 2006/112/EC.';
    case 'outside':
      return 'Outside the scope of EU VAT: the place of supply is outside the European Union.';
    case 'standard':
      return undefined;
  }
}
