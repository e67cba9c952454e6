import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { isPaymentsError } from '../../../adapters/payments/payments.ts';
import { brandFolder, type Logo, shownLogo } from '../../../content/logo.ts';
import { type Brand, brandFields, writtenBrand } from '../../../content/site.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { noFields, ticked, whole, yesOrNo } from '../../../shared/fields.ts';
import { messageOf } from '../../../shared/problem.ts';
import { recordOf } from '../../../shared/records.ts';
import { isZone } from '../../../shared/wall-time.ts';
import {
  bumpContentVersion,
  fitLogo,
  isOutline,
  readLogo,
  saveSwitches,
  writeLogo,
} from '../../content/index.ts';
import { notFound } from '../../errors.ts';
import { formVerb } from '../../form-verb.ts';
import { type Actor, allowOwner, ownerOnly, ownerVerb, staffOnly, staffVerb } from '../../identity/index.ts';
import { hashServiceKey, postMail, SERVICE_KEY_SETTING, serviceKeySchema } from '../../mail/index.ts';
import { officeMoment } from '../../moments.ts';
import type { Deps, ReadsContent, Services } from '../../services.ts';
import { deleteSetting, mergeSetting, readSetting, writeSetting } from '../../settings.ts';
import { lockAccount } from './queries.ts';

const SETTING = 'brand';
const said = (max: number) =>
  z.string().trim().min(1, 'Please fill this in.').max(max, `At most ${max} characters.`);

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Please choose a colour, such as #1d2140.');

export const brandRules = z.object({
  brand: said(60),
  guide: said(40),
  tagline: said(120),
  description: said(300),
  contactEmail: z.email('Please give an e-mail address.').max(254),
  timeZone: z.string().refine(isZone, 'Please choose a time zone.'),
  legalName: said(120),
  legalAddress: said(200),
  /** Empty: there is none. */
  taxId: z.string().trim().max(60, 'At most 60 characters.'),
  /** The person who makes the readings; what is left empty is not said anywhere. */
  practitioner: z.string().trim().max(80, 'At most 80 characters.'),
  training: z.string().trim().max(600, 'At most 600 characters.'),
  making: z.string().trim().max(600, 'At most 600 characters.'),
  mainColour: colour,
  accentColour: colour,
}) satisfies z.ZodType<Brand>;

/** The brand as it is in force, and as it was first written. */
export function readBrand({ content }: ReadsContent, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const { site } = content.current();
  const now = recordOf(brandFields, (field) => site[field]);
  return { brand: now, written: writtenBrand, logo: shownLogo(site), icons: brandFolder(site) };
}

/** What the owner has changed; the rest stands as it was first written. */
export async function readOwnBrand(db: Db | Tx): Promise<Partial<Brand>> {
  return brandRules.partial().parse((await readSetting(db, SETTING)) ?? {});
}

const storeBrand = ownerVerb<{ fields: Partial<Brand> }, void>(
  'settings.brand_changed',
  async (_services, tx, { fields }) => {
    const kept: Partial<Brand> = await readOwnBrand(tx);
    const changed = brandFields.filter(
      (field) => fields[field] !== undefined && kept[field] !== fields[field],
    );
    if (changed.length === 0) return { unchanged: true, answer: undefined };
    const pick = (from: Partial<Brand>) => Object.fromEntries(changed.map((field) => [field, from[field]]));
    await mergeSetting(tx, SETTING, pick(fields));
    await bumpContentVersion(tx);
    return {
      about: { kind: 'settings', id: 'brand' },
      before: pick({ ...writtenBrand, ...kept }),
      after: pick(fields),
      answer: undefined,
    };
  },
);

/** In force at once on every page, letter and document made from now on; in other processes within seconds. */
export const changeBrand = formVerb(
  brandRules,
  (services, { actor, ...fields }) => saveBrand(services, { actor, fields }),
  allowOwner,
);

/** The same for some of the fields. */
export async function saveBrand(
  services: Deps,
  { actor, fields }: { actor: Actor; fields: Partial<Brand> },
): Promise<void> {
  await storeBrand(services, { actor, fields });
  await services.content.refresh();
}

const storeLogo = ownerVerb<{ logo?: Logo }, void>(
  'settings.logo_changed',
  async (_services, tx, { logo }) => {
    await writeLogo(tx, logo);
    const { svg, png: _, ...said } = logo ?? {};
    const after = logo ? { ...said, form: svg ? 'drawing' : 'picture' } : { logo: 'none' };
    return { about: { kind: 'settings', id: 'brand' }, after, answer: undefined };
  },
);

const CHOOSE = 'Please choose the file of your logo.';

/** Without a file it stays the same, shown as the rest says. */
export const changeLogo = formVerb(
  z.object({ file: z.file(CHOOSE), hasName: ticked, inOneColour: ticked }),
  async (services, { actor, file, ...shown }, refuse) => {
    const before = await readLogo(services.db);
    if (file.size === 0 && !before) throw refuse({ file: CHOOSE });
    const fitted = file.size > 0 ? await fitLogo(new Uint8Array(await file.arrayBuffer())) : before;
    if (fitted && shown.inOneColour && !(await isOutline(fitted)))
      throw refuse({
        inOneColour: 'Nothing in this picture is transparent: in one colour it would be a box.',
      });
    if (fitted) await storeLogo(services, { actor, logo: { ...fitted, ...shown } });
    await services.content.refresh();
  },
  allowOwner,
);

export const removeLogo = formVerb(
  noFields,
  async (services, { actor }) => {
    await storeLogo(services, { actor });
    await services.content.refresh();
  },
  allowOwner,
);

/** What the owner has switched, as pages and letters follow it. */
export function readSwitched({ content }: ReadsContent) {
  const { site, edition } = content.current();
  const isSample = edition.switches?.sampleClaims !== false;
  const claims = edition.truth
    ? ('confirmed' as const)
    : isSample
      ? ('sample' as const)
      : ('hidden' as const);
  return {
    existingCustomers: site.existingCustomers,
    clock: site.clock,
    answerHours: site.answerHours,
    claims,
  };
}

const switched = z.object({
  sampleClaims: yesOrNo.optional(),
  clock: z.enum(['12', '24']).optional(),
  answerHours: whole(2, 72, 'Between 2 and 72 hours.').optional(),
});

const storeSwitches = ownerVerb<z.output<typeof switched>, void>(
  'settings.switched',
  async (_services, tx, { sampleClaims, clock, answerHours }) => {
    const change = {
      ...(sampleClaims === undefined ? {} : { sampleClaims }),
      ...(clock === undefined ? {} : { clock }),
      ...(answerHours === undefined ? {} : { answerHours }),
    };
    await saveSwitches(tx, change);
    return { about: { kind: 'settings', id: 'switches' }, after: change, answer: undefined };
  },
);

export const changeSwitches = formVerb(
  switched,
  async (services, order) => {
    await storeSwitches(services, order);
    await services.content.refresh();
  },
  allowOwner,
);

/** A letter to herself, the way every letter goes. What became of it is seen in the outbox. */
export const sendTestMail = staffVerb(
  'settings.test_mail_sent',
  noFields,
  async (services, tx, { actor }) => {
    const { email = '', name = '' } = (await lockAccount(tx, actor.id)) ?? {};
    const { timeZone } = services.content.current().site;
    const props = { name, at: officeMoment(services.clock.now(), timeZone), by: services.mail.destination };
    await postMail(services, tx, { to: email, userId: actor.id, template: 'test-mail', props });
    return { about: { kind: 'settings', id: 'mail' }, answer: { to: email } };
  },
);

type PaymentsAnswer = { ok: boolean; provider: string; text: string };

/**
 * Asks the provider for something that does not exist: a provider that says so was reached, and knows our key. What
 * it said is written down afterwards, because no transaction waits for a network.
 */
export const testPayments = formVerb(
  noFields,
  async (services, { actor }) => {
    const provider = services.payments.name;
    const answer = await services.payments.readCheckout(`cs_test_${randomUUID().replaceAll('-', '')}`).then(
      () => ({ ok: true, text: 'The provider answered.' }),
      (error: unknown) =>
        isPaymentsError(error, 'not_found')
          ? { ok: true, text: 'The provider answered and knows our key.' }
          : { ok: false, text: messageOf(error) },
    );
    return noteTest(services, { actor, result: { provider, ...answer } });
  },
  allowOwner,
);

const noteTest = ownerVerb<{ result: PaymentsAnswer }, PaymentsAnswer>(
  'settings.payments_tested',
  async (_services, _tx, { result }) => ({
    about: { kind: 'settings', id: 'payments' },
    after: { ok: result.ok, provider: result.provider },
    answer: result,
  }),
);

export async function readServiceKey({ db, config }: Services, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  const kept = serviceKeySchema.safeParse(await readSetting(db, SERVICE_KEY_SETTING)).data;
  return {
    fromEnvironment: config.serviceKey !== undefined,
    made: kept && { last: kept.last, madeAt: kept.madeAt },
  };
}

/** A new key for other programs of the business. It is shown this once; the one before it stops working. */
export const makeServiceKey = ownerVerb('settings.service_key_made', noFields, async ({ clock }, tx) => {
  const key = `aura_${randomBytes(32).toString('base64url')}`;
  const last = key.slice(-4);
  const kept = { hash: hashServiceKey(key), last, madeAt: clock.now().toISOString() };
  await writeSetting(tx, SERVICE_KEY_SETTING, kept);
  return { about: { kind: 'settings', id: 'service-key' }, after: { endsWith: last }, answer: { key } };
});

export const withdrawServiceKey = ownerVerb(
  'settings.service_key_withdrawn',
  noFields,
  async (_services, tx) => {
    if (!(await deleteSetting(tx, SERVICE_KEY_SETTING))) throw notFound('Key');
    return { about: { kind: 'settings', id: 'service-key' }, answer: undefined };
  },
);
