import { and, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { staffActions, users } from '../../db/schema/index.ts';
import { euro } from '../../shared/money.ts';
import { DomainError, notFound } from '../errors.ts';
import { type FormVerb, formVerb, type Refuse } from '../form-verb.ts';
import { isId } from '../ids.ts';
import { type PageCursor, readCursor, writeCursor } from '../page-cursor.ts';
import type { Deps, Services } from '../services.ts';
import { type Actor, ownerOnly, requireFreshSignIn, staffOnly } from './accounts/actor.ts';
import { hasTwoSteps, readTwoFactorRule } from './accounts/sign-in.ts';
import { type ActionName, needsFreshSignIn, wordsFor } from './audit-actions.ts';

/**
 * What a staff verb has to say for itself before it may end: what it did, about which row, and, where useful, how
 * that row was before and after. `unchanged` is for a form sent with what was there already.
 */
type Told<Answer> =
  | { about: Subject; before?: unknown; after?: unknown; answer: Answer; unchanged?: never }
  | { unchanged: true; answer: Answer };

type By = { actor: Actor };
type Work<Input, Answer> = (services: Deps, tx: Tx, input: Input & By) => Promise<Told<Answer>>;
type StaffVerb<Input, Answer> = (services: Deps, input: Input & By) => Promise<Answer>;

type FormWork<Schema extends z.ZodObject, Answer> = (
  services: Deps,
  tx: Tx,
  input: z.output<Schema> & By,
  refuse: Refuse<Schema>,
) => Promise<Told<Answer>>;

/**
 * Makes a verb of the office. Who is not staff gets "not found"; what was done and the line in the audit log are one
 * transaction; and a verb that tells nothing does not pass the type checker. With a schema it reads what its form sent.
 */
export function staffVerb<Input extends object, Answer>(
  action: ActionName,
  work: Work<Input, Answer>,
): StaffVerb<Input, Answer>;
export function staffVerb<Schema extends z.ZodObject, Answer>(
  action: ActionName,
  schema: Schema,
  work: FormWork<Schema, Answer>,
): FormVerb<Schema, By, Answer>;
export function staffVerb<Schema extends z.ZodObject, Answer>(
  ...made: [ActionName, Work<object, Answer>] | [ActionName, Schema, FormWork<Schema, Answer>]
) {
  return made.length === 3 ? auditedForm(staffOnly, ...made) : audited(made[0], staffOnly, made[1]);
}

/** The same for what the owner alone may do: staff get a refusal that says so. */
export function ownerVerb<Input extends object, Answer>(
  action: ActionName,
  work: Work<Input, Answer>,
): StaffVerb<Input, Answer>;
export function ownerVerb<Schema extends z.ZodObject, Answer>(
  action: ActionName,
  schema: Schema,
  work: FormWork<Schema, Answer>,
): FormVerb<Schema, By, Answer>;
export function ownerVerb<Schema extends z.ZodObject, Answer>(
  ...made: [ActionName, Work<object, Answer>] | [ActionName, Schema, FormWork<Schema, Answer>]
) {
  return made.length === 3 ? auditedForm(ownerOnly, ...made) : audited(made[0], ownerOnly, made[1]);
}

function auditedForm<Schema extends z.ZodObject, Answer>(
  allow: (actor: Pick<Actor, 'role'>) => void,
  action: ActionName,
  schema: Schema,
  work: FormWork<Schema, Answer>,
): FormVerb<Schema, By, Answer> {
  return formVerb<Schema, By, Answer>(
    schema,
    (services, input, refuse) =>
      audited<z.output<Schema>, Answer>(action, allow, (parts, tx, given) => work(parts, tx, given, refuse))(
        services,
        input,
      ),
    ({ actor }) => allow(actor),
  );
}

function audited<Input extends object, Answer>(
  action: ActionName,
  allow: (actor: Pick<Actor, 'role'>) => void,
  work: Work<Input, Answer>,
): StaffVerb<Input, Answer> {
  return async (services, input) => {
    allow(input.actor);
    return services.db.transaction(async (tx) => {
      const actor = await findActor(tx, input.actor.id);
      if (!actor) throw notFound('Page');
      allow(actor);
      if (!hasTwoSteps({ ...input.actor, ...actor }) && (await readTwoFactorRule(tx))) {
        throw new DomainError(
          'forbidden',
          'Set up your second step first, on your account page in the portal.',
        );
      }
      if (needsFreshSignIn(action)) requireFreshSignIn(input.actor);
      // The role as it stands now, not as the request brought it along.
      const told = await work(services, tx, {
        ...input,
        actor: { ...input.actor, role: actor.role },
      });
      if (!told.unchanged) {
        const { about, before, after } = told;
        await recordAction(services, tx, { actor, action, about, before, after });
      }
      return told.answer;
    });
  };
}

/** The row an action was about, by its kind, its id, and what the screen calls it. No customer's name or address. */
type Subject = { kind: string; id: string; label?: string };

type Deed = {
  actor: Pick<Actor, 'id' | 'role'>;
  action: ActionName;
  about: Subject;
  before?: unknown;
  after?: unknown;
};

/**
 * A line of the audit log, in the transaction of what it tells. Verbs of the office get it from `staffVerb`; by itself it
 * is for verbs that customers use as well, such as answering a ticket.
 */
export async function recordAction(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { actor, action, about, before, after }: Deed,
): Promise<void> {
  const known = await findActor(tx, actor.id);
  await insertStaffAction(tx, {
    at: clock.now(),
    actorId: known?.id,
    actorName: known?.name || known?.email || 'somebody who has left',
    actorRole: actor.role === 'owner' ? 'owner' : 'staff',
    action,
    subjectKind: about.kind,
    subjectId: about.id,
    subjectLabel: about.label ?? '',
    before,
    after,
  });
}

const PAGE = 50;

type AuditQuery = Partial<Record<'by' | 'before', string>>;
export type AuditLine = Awaited<ReturnType<typeof actionsAbout>>[number];

/** What staff did, newest first, for the owner. */
export async function readAuditLog({ db }: Services, { actor, query }: { actor: Actor; query: AuditQuery }) {
  ownerOnly(actor);
  const filter: ActionFilter = {
    actorId: query.by && isId(query.by) ? query.by : undefined,
    before: readCursor(query.before ?? null),
  };
  const rows = await listStaffActions(db, filter, PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    lines: page.map(toLine),
    by: filter.actorId,
    isPaged: filter.before !== undefined,
    older: rows.length > PAGE && last ? writeCursor(last) : undefined,
  };
}

/** The lines about one row, for its own timeline. */
export async function actionsAbout({ db }: Pick<Services, 'db'>, about: { kind: string; id: string }) {
  const rows = await listStaffActions(db, { about }, 200);
  return rows.map(toLine);
}

function toLine(row: Awaited<ReturnType<typeof listStaffActions>>[number]) {
  const { id, at, actorId, actorName, actorRole, action, subjectKind, subjectId, subjectLabel } = row;
  return {
    id,
    at: at.toISOString(),
    actor: { id: actorId, name: actorName, role: actorRole },
    action,
    words: wordsFor(action),
    about: { kind: subjectKind, id: subjectId, label: subjectLabel },
    change: changesBetween(row.before, row.after),
  };
}

/** Field by field, for reading. What is a moment stays one: the page shows it by the reader's clock. */
export function changesBetween(before: unknown, after: unknown) {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => was[field] !== is[field])
    .map((field) => ({ field: labelOf(field), before: was[field], after: is[field] }));
}

function fieldsOf(value: unknown): Record<string, string | undefined> {
  if (value === null || value === undefined) return {};
  const entries = typeof value === 'object' ? Object.entries(value) : [['value', value] as const];
  return Object.fromEntries(entries.map(([field, content]) => [field, say(field, content)]));
}

const labels: Record<string, string> = {
  cents: 'Amount',
  amountCents: 'Amount',
  priceCents: 'Price',
  originalPriceCents: 'Price before',
  startsAt: 'Begins',
  endsAt: 'Ends',
  payBy: 'Kept until',
  noticeMinutes: 'Notice in minutes',
  bufferMinutes: 'Buffer in minutes',
  horizonDays: 'Days ahead',
  keepHours: 'Hours to pay',
  fileKey: 'File',
  value: 'Value',
};

/** "meetingLink" is "Meeting link". */
const labelOf = (field: string): string => {
  const known = Object.hasOwn(labels, field) ? labels[field] : undefined;
  if (known) return known;
  const words = field
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

function say(field: string, content: unknown): string | undefined {
  if (content === null || content === undefined || content === '') return undefined;
  if (typeof content === 'boolean') return content ? 'yes' : 'no';
  if (typeof content === 'number') return /cents$/i.test(field) ? euro(content) : String(content);
  if (Array.isArray(content)) return content.map((one) => say(field, one) ?? 'none').join(', ');
  if (typeof content === 'object') {
    return Object.entries(content)
      .map(([name, value]) => `${labelOf(name)}: ${say(name, value) ?? 'none'}`)
      .join('; ');
  }
  return String(content);
}

type ActionFilter = {
  actorId?: string;
  about?: { kind: string; id: string };
  before?: PageCursor;
};

// SQL

/** Who acts, as she stands in this very transaction: a role taken away a moment ago is gone. */
async function findActor(tx: Tx, id: string) {
  const [actor] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      twoFactorEnabled: users.twoFactorEnabled,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('key share');
  return actor;
}

async function insertStaffAction(tx: Tx, row: typeof staffActions.$inferInsert): Promise<void> {
  await tx.insert(staffActions).values(row);
}

/** Newest first. */
async function listStaffActions(db: Db | Tx, { actorId, about, before }: ActionFilter, limit: number) {
  const { at, id, subjectKind, subjectId } = staffActions;
  return db
    .select()
    .from(staffActions)
    .where(
      and(
        actorId ? eq(staffActions.actorId, actorId) : undefined,
        about ? and(eq(subjectKind, about.kind), eq(subjectId, about.id)) : undefined,
        before
          ? sql`(${at}, ${id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit);
}
