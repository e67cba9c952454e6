import { z } from 'zod';
import { type Brand, isInvented } from '../../../content/site.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { readSaid, type Said } from '../../content/index.ts';
import { mergeSetting, readSetting } from '../../settings/index.ts';
import { wasToldOf } from '../../shop/index.ts';
import { listBackups } from '../backups/queries.ts';
import { readOwnBrand } from '../settings/brand.ts';
import { listStaff } from '../settings/queries.ts';

const SETTING = 'setup';

const trials = z.object({
  mail: z
    .object({ codeHash: z.string(), sentAt: z.string(), to: z.string(), provenAt: z.string().optional() })
    .optional(),
  payments: z
    .object({ askedAt: z.string(), checkoutId: z.string().optional(), problem: z.string().optional() })
    .optional(),
  helplines: z.object({ checkedAt: z.string() }).optional(),
});
type Trials = z.infer<typeof trials>;

export const readTrials = async (db: Db | Tx): Promise<Trials> =>
  trials.parse((await readSetting(db, SETTING)) ?? {});

export const saveTrial = (tx: Tx, change: Trials): Promise<void> => mergeSetting(tx, SETTING, change);

const lineWords = {
  identity: 'Your legal name and address',
  tax: 'Your tax number, or that you have none',
  contact: 'An address that customers can write to',
  mail: 'A letter that arrives',
  payments: 'Payments, from end to end',
  'two-factor': 'A second step at your sign-in',
  ways: 'WhatsApp number and meeting link',
  claims: 'Figures and badges',
  backup: 'A first backup',
  helplines: 'Helplines, checked',
};
export type LineId = keyof typeof lineWords;
export type SetUpLine = { id: LineId; title: string; isRequired: boolean; isDone: boolean };

const required: readonly LineId[] = ['identity', 'tax', 'contact', 'mail', 'payments', 'two-factor'];

/** Each line of the checklist as the facts are now: nothing is ticked by hand. */
export async function readLines(db: Db | Tx, now: Date): Promise<SetUpLine[]> {
  // One after another: a transaction has one connection.
  const brand = await readOwnBrand(db);
  const said = await readSaid(db);
  const { mail, payments, helplines } = await readTrials(db);
  const staff = await listStaff(db);
  const backups = await listBackups(db);
  const owners = staff.filter(({ role }) => role === 'owner');
  const done: Record<LineId, boolean> = {
    ...identityOf(brand),
    mail: mail?.provenAt !== undefined,
    payments: payments?.checkoutId !== undefined && (await wasToldOf(db, payments.checkoutId)),
    'two-factor': owners.length > 0 && owners.every(({ twoFactorEnabled }) => twoFactorEnabled),
    ways: said.whatsapp !== undefined,
    claims: said.figures !== undefined,
    backup: backups.length > 0,
    helplines: isFresh(helplines?.checkedAt, now),
  };
  return lineIds.map((id) => ({
    id,
    title: lineWords[id],
    isRequired: required.includes(id),
    isDone: done[id],
  }));
}

const YEAR_MS = 365 * 86_400_000;

/** Numbers change: what was checked a year ago is asked for again. */
export const isFresh = (checkedAt: string | undefined, now: Date): boolean =>
  checkedAt !== undefined && now.getTime() - Date.parse(checkedAt) < YEAR_MS;

const lineIds = Object.keys(lineWords).filter((id): id is LineId => Object.hasOwn(lineWords, id));

function identityOf({ legalName, legalAddress, taxId, contactEmail }: Partial<Brand>) {
  return {
    identity: !isInvented('legalName', legalName) && !isInvented('legalAddress', legalAddress),
    tax: !isInvented('taxId', taxId),
    contact: !isInvented('contactEmail', contactEmail),
  };
}

/** For Today: what is still to be done before the shop may open, or would still do it good. */
export async function readOpenLines(
  db: Db,
  now: Date,
): Promise<{ isOpen: boolean; isFresh: boolean; open: SetUpLine[] }> {
  const [lines, said] = await Promise.all([readLines(db, now), readSaid(db)]);
  return {
    isOpen: isOpened(said),
    isFresh: lines.every(({ isRequired, isDone }) => !isRequired || !isDone),
    open: lines.filter(({ isDone }) => !isDone),
  };
}

export const isOpened = ({ openedAt }: Said): boolean => openedAt !== undefined;
