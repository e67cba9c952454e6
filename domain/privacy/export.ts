import { sql } from 'drizzle-orm';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Db } from '../../db/connect.ts';
import { type Actor, accountById, ownerOnly, ownerVerb } from '../identity/index.ts';
import { officeMoment } from '../moments.ts';
import { customerWithAddresses } from '../office/index.ts';
import type { PersonalFile, Subject, TableRule } from '../personal-data.ts';
import type { Services } from '../services.ts';
import { attachPurchases } from '../shop/index.ts';
import { subjectOf, subjectOfAccount } from './contexts.ts';

type Member = { id: string; email: string; emailVerified: boolean };
type Export = { filename: string; bytes: AsyncGenerator<Uint8Array> };

/** Everything we hold about a member. */
export async function exportAccount(services: Services, { member }: { member: Member }): Promise<Export> {
  // What she bought as a guest with this address belongs in it.
  await attachPurchases(services, member);
  return exportSubject(services, await subjectOfAccount(services, services.db, member));
}

/** Everything we hold about somebody, as a zip: the rows as JSON, the documents as they are. */
function exportSubject(services: Services, who: Subject): Export {
  const at = services.clock.now();
  return {
    filename: `${slug(services.content.current().site.brand)}-${at.toISOString().slice(0, 10)}.zip`,
    bytes: zipOf(entriesOf(services, who), at),
  };
}

async function* entriesOf(services: Services, who: Subject): AsyncGenerator<Entry> {
  yield written('README.txt', readme(services, who));
  for (const { tables } of services.personalData) {
    for (const [table, rule] of Object.entries(tables)) {
      const rows = await readRowsAbout(services.db, table, rule, who);
      const name = table.replace(/^(public|auth)\./, '');
      if (rows.length > 0) yield written(`data/${name}.json`, `${JSON.stringify(rows, null, 2)}\n`);
    }
  }
  for (const { files } of services.personalData) {
    if (files) for await (const file of files(services, who)) yield* contentOf(services, file);
  }
}

async function* contentOf(services: Services, file: PersonalFile): AsyncGenerator<Entry> {
  const name = safe(file.name);
  if ('content' in file) {
    yield { name, content: file.content };
    return;
  }
  const stored = await services.files.read(file.key);
  if (stored) yield { name, content: stored.stream };
}

const written = (name: string, text: string): Entry => ({ name, content: new TextEncoder().encode(text) });

/** A name from outside may hold anything; a path must not. */
const safe = (name: string) =>
  name
    .split('/')
    .map((part) => part.replace(/[^\p{L}\p{N} ._()-]+/gu, '_').replace(/^\.+/, '_'))
    .join('/');

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function readme({ clock, content }: Services, { addresses }: Subject): string {
  const { site } = content.current();
  return [
    `${site.brand}: everything we hold about ${addresses.join(', ') || 'your account'}`,
    `Made on ${officeMoment(clock.now(), site.timeZone)}.`,
    '',
    'data/          the rows of our database that are about you, one file for each table (JSON)',
    'reports/       reports made in your portal',
    'orders/        readings, receipts and credit notes, by order number',
    'certificates/  of the courses you completed',
    'attachments/   files you sent us with a question',
    'videos/        readings recorded for you',
    '',
    'A folder that is not here has nothing in it. Left out are passwords, codes and links that open doors, and the',
    'files that prove them.',
    '',
    `Questions: ${site.contactEmail}`,
    '',
  ].join('\n');
}

/** The rows about a person in one table, without what would open doors. */
export async function readRowsAbout(db: Db, table: string, rule: TableRule, who: Subject): Promise<object[]> {
  if (!('rows' in rule)) return [];
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) as row from ${sql.raw(table)} t where ${rule.rows(who)}`,
  );
  return rows.map(({ row }) => {
    for (const column of rule.secret ?? []) delete row[column];
    return row;
  });
}

type Entry = { name: string; content: Uint8Array | AsyncIterable<Uint8Array> };

/** What is compressed already would only cost time. */
const PACKED = /\.(pdf|webm|mp4|png|jpe?g|zip)$/i;

/** Packs files one after another, as they come; nothing is held but the piece at hand. */
async function* zipOf(entries: AsyncIterable<Entry>, at: Date): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk) packed.push(chunk);
  });
  for await (const { name, content } of entries) {
    const file = PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    for await (const chunk of piecesOf(content)) {
      file.push(chunk);
      yield* packed.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* packed.splice(0);
    if (failure) throw failure;
  }
  zip.end();
  yield* packed.splice(0);
}

async function* piecesOf(content: Entry['content']): AsyncGenerator<Uint8Array> {
  if (content instanceof Uint8Array) yield content;
  else yield* content;
}

const noteExport = ownerVerb<{ customerId: string }, void>(
  'customer.data_exported',
  async (_services, _tx, { customerId }) => ({
    about: { kind: 'customer', id: customerId },
    answer: undefined,
  }),
);

/** Everything we hold about somebody, for her who asked by letter or telephone: with all the addresses of her page. */
export async function exportCustomer(
  services: Services,
  { actor, customerId }: { actor: Actor; customerId: string },
) {
  ownerOnly(actor);
  const { db } = services;
  const { customer, who } = await customerWithAddresses(db, customerId);
  const account = who.userId ? await accountById(db, who.userId) : undefined;
  await noteExport(services, { actor, customerId: customer.id });
  const subject = account
    ? await subjectOfAccount(services, db, account, who.emails)
    : await subjectOf(services, db, { userId: null, addresses: who.emails });
  return exportSubject(services, subject);
}
