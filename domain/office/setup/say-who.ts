import { z } from 'zod';
import { inventedFields, isInvented } from '../../../content/site.ts';
import { say } from '../../content/index.ts';
import { invalid } from '../../errors.ts';
import { type Actor, ownerVerb } from '../../identity/index.ts';
import { changeBookingRules, readPracticeRules } from '../../practice/index.ts';
import type { Services } from '../../services.ts';
import { brandRules, checked, saveBrand } from '../settings/brand.ts';

type Typed = { actor: Actor; fields: Record<string, unknown> };

const identity = brandRules.pick({
  brand: true,
  guide: true,
  legalName: true,
  legalAddress: true,
  taxId: true,
  contactEmail: true,
  timeZone: true,
});

/** Who sells here, for receipts, letters and the legal pages. What the sample business made up is not taken. */
export async function saveIdentity(services: Services, { actor, fields }: Typed): Promise<void> {
  const hasNone = fields.noTaxId === 'yes';
  const said = checked(identity, { ...fields, taxId: hasNone ? '' : fields.taxId });
  if (!said.taxId && !hasNone) throw invalid({ taxId: 'Please give it, or say that you have none.' });
  const sample = inventedFields.find((field) => isInvented(field, said[field]));
  if (sample) throw invalid({ [sample]: 'This is the sample’s. Please give your own.' });
  await saveBrand(services, { actor, fields: said });
}

const number = z
  .string()
  .transform((typed) => typed.replaceAll(/[\s()./-]/g, ''))
  .pipe(
    z.union(
      [z.literal(''), z.string().regex(/^\+[1-9]\d{6,14}$/)],
      'Please begin with + and the country code.',
    ),
  );

const saveNumber = ownerVerb<{ whatsapp: string }, void>(
  'setup.ways_saved',
  async (_services, tx, { whatsapp }) => {
    await say(tx, { whatsapp });
    return {
      about: { kind: 'settings', id: 'ways' },
      after: { hasWhatsApp: whatsapp !== '' },
      answer: undefined,
    };
  },
);

/** Both are optional: without a number no product promises WhatsApp, without a link each session is given its own. */
export async function saveWays(services: Services, { actor, fields }: Typed): Promise<void> {
  const { whatsapp, meetingLink } = checked(
    z.object({ whatsapp: number, meetingLink: z.string().trim() }),
    fields,
  );
  const { rules } = await readPracticeRules(services, { actor });
  if ((rules.meetingLink ?? '') !== meetingLink)
    await changeBookingRules(services, { actor, ...rules, meetingLink: meetingLink || undefined });
  await saveNumber(services, { actor, whatsapp });
  await services.content.refresh();
}
