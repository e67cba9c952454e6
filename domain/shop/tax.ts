import { z } from 'zod';
import { checkVatNumber, isMemberState, type TaxSettings, taxSchemes } from '../../money/index.ts';
import { optionalLine, ticked } from '../../shared/fields.ts';
import { saveSwitches } from '../content/index.ts';
import { formVerb } from '../form-verb.ts';
import { type Actor, allowOwner, ownerOnly, ownerVerb } from '../identity/index.ts';
import type { ReadsContent } from '../services.ts';

/** How sales are taxed. Nothing, until the owner of a live site has said it. */
export function readTaxSettings({ content }: ReadsContent, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  const { tax, taxId, legalName, legalAddress } = content.current().site;
  return { tax, taxId, isNamed: Boolean(legalName && legalAddress) };
}

const taxForm = z.object({
  scheme: z.enum(taxSchemes, 'Please choose how you are taxed.'),
  country: z.string().refine(isMemberState, 'Please choose your country.'),
  vatNumber: optionalLine(20),
  unchecked: z.enum(['reverse', 'charge']).default('reverse'),
  consultancy: ticked,
});

/** For orders that are placed from now on: what was decided for an order stays with it. */
export const changeTax = formVerb(
  taxForm,
  async (services, { actor, scheme, country, vatNumber, unchecked, consultancy }, refuse) => {
    const own = vatNumber === undefined ? undefined : checkVatNumber(vatNumber, country);
    if (vatNumber && !own)
      throw refuse({ vatNumber: 'This is no VAT number of your country: one of its characters is wrong.' });
    if (scheme === 'oss' && !own)
      throw refuse({ vatNumber: 'The One Stop Shop is used with a VAT number. Please give yours.' });
    const tax: TaxSettings = {
      scheme,
      country,
      ...(own && { vatNumber: own.number }),
      ...(unchecked === 'charge' && { unchecked }),
      ...(consultancy && { consultancy }),
    };
    await storeTax(services, { actor, tax });
    await services.content.refresh();
  },
  allowOwner,
);

const storeTax = ownerVerb<{ tax: TaxSettings }, void>(
  'settings.tax_changed',
  async ({ content }, tx, { tax }) => {
    await saveSwitches(tx, { tax });
    return {
      about: { kind: 'settings', id: 'tax' },
      before: content.current().site.tax,
      after: tax,
      answer: undefined,
    };
  },
);
