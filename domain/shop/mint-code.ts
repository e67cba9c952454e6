import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ProductId } from '../../content/product.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { discountCodes } from '../../db/schema/index.ts';
import { HOUR } from '../../shared/durations.ts';
import { checkedEmail } from '../mail/index.ts';
import type { Deps } from '../services.ts';

export type MintedKind = 'soul' | 'membership_half';

type Terms = { prefix: string; percent: number; hours: number; productId?: ProductId };

/** What each kind is worth, and for how long. */
const terms: Record<MintedKind, Terms> = {
  soul: { prefix: 'SOUL', percent: 20, hours: 48 },
  membership_half: { prefix: 'CIRCLE', percent: 50, hours: 30 * 24, productId: 'membership' },
};

const ALPHANUMERICS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const RANDOM_LENGTH = 6;
const TRIES = 5;

type Wish = {
  kind: MintedKind;
  email: string;
  /** The sequence whose letter carries it. Asked for again, the same code comes back with a fresh deadline. */
  sequenceId?: string;
};

/** A code for one address and one use, running from now. */
export async function mintCode(services: Pick<Deps, 'clock'>, db: Db | Tx, wish: Wish): Promise<CodeRow> {
  const { sequenceId } = wish;
  return mint(
    services,
    { ...terms[wish.kind], kind: wish.kind, email: wish.email, sequenceId },
    sequenceId ? (row) => insertCodeOfSequence(db, row) : (row) => insertCode(db, row),
  );
}

type LetterWish = {
  email: string;
  percent: number;
  days: number;
  productId?: string;
  /** What it is minted for: 'run:…' or 'broadcast:…'. Asked for again, the same code comes back. */
  source: string;
  /** Its days run from now, also where it is there already. */
  renews: boolean;
};

/** A code that a letter carries, on the owner's terms, for one address and one use. */
export const mintLetterCode = (
  services: Pick<Deps, 'clock'>,
  db: Db | Tx,
  { days, renews, ...wish }: LetterWish,
): Promise<CodeRow> =>
  mint(services, { ...wish, kind: 'letter', prefix: 'AURA', hours: days * 24 }, (row) =>
    insertCodeOfSource(db, row, renews),
  );

/** A code that stands for somebody, under a source of its own. Asked for again, it is the same one. */
export async function mintStandingCode(
  { clock }: Pick<Deps, 'clock'>,
  db: Db | Tx,
  prefix: string,
  values: Omit<NewCode, 'code' | 'createdAt'> & { source: string },
): Promise<CodeRow> {
  const row = { ...values, code: newCode(prefix), createdAt: clock.now() };
  const code = await insertCodeOfSource(db, row, false);
  if (!code) throw new Error('the discount code was neither made nor found');
  return code;
}

type Minted = Pick<NewCode, 'kind' | 'percent' | 'productId' | 'sequenceId' | 'source'> & {
  prefix: string;
  hours: number;
  email: string;
};

async function mint(
  { clock }: Pick<Deps, 'clock'>,
  { prefix, hours, email, ...minted }: Minted,
  insert: (row: NewCode) => Promise<CodeRow | undefined>,
): Promise<CodeRow> {
  const now = clock.now();
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const code = await insert({
      ...minted,
      code: newCode(prefix),
      email: checkedEmail(email),
      expiresAt: new Date(now.getTime() + hours * HOUR),
      maxUses: 1,
      createdAt: now,
    });
    if (code) return code;
  }
  throw new Error('no free discount code was found');
}

/** A prefix and six random capitals or digits. */
function newCode(prefix: string): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHANUMERICS[randomInt(ALPHANUMERICS.length)]);
  return `${prefix}${random.join('')}`;
}

type CodeRow = typeof discountCodes.$inferSelect;
type NewCode = typeof discountCodes.$inferInsert;

// SQL

/** Nothing where the code is taken already. */
async function insertCode(db: Db | Tx, row: NewCode): Promise<CodeRow | undefined> {
  const [code] = await db
    .insert(discountCodes)
    .values(row)
    .onConflictDoNothing({ target: discountCodes.code })
    .returning();
  return code;
}

/** The one code of a letter's source: made now, or found; `renews` gives it its new deadline. */
async function insertCodeOfSource(db: Db | Tx, row: NewCode, renews: boolean): Promise<CodeRow | undefined> {
  const [code] = await db
    .insert(discountCodes)
    .values(row)
    .onConflictDoUpdate({
      target: discountCodes.source,
      targetWhere: sql`source is not null`,
      set: renews ? { expiresAt: row.expiresAt } : { source: row.source },
    })
    .returning();
  return code;
}

/** The one code of its kind for a sequence: made now, or found and given its new deadline. */
async function insertCodeOfSequence(db: Db | Tx, row: NewCode): Promise<CodeRow | undefined> {
  const [code] = await db
    .insert(discountCodes)
    .values(row)
    .onConflictDoUpdate({
      target: [discountCodes.sequenceId, discountCodes.kind],
      targetWhere: sql`sequence_id is not null`,
      set: { expiresAt: row.expiresAt },
    })
    .returning();
  return code;
}
