import { createHash, randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { notedHoliday } from '../../content/holiday.ts';
import { type LegalKey, type LegalText, legalKeys } from '../../content/legal.ts';
import type { Content } from '../../content/make-content.ts';
import { notedSlower } from '../../content/promise.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { legalVersions } from '../../db/schema/index.ts';
import { notFound } from '../errors.ts';
import { removeLater } from '../file-removal.ts';
import type { Deps, ReadsContent, Services } from '../services.ts';
import { blocksOf, readMarkdownFile, renderMarkdown } from './markdown.ts';
import { fillBrand } from './site-words.ts';

/** One of them as its page says it: with the brand's own words in their places. */
const said = z.object({
  key: z.enum(legalKeys),
  title: z.string(),
  description: z.string(),
  /** Since when it has stood so. YYYY-MM-DD. */
  updated: z.string().optional(),
  body: z.string(),
});
type Said = z.output<typeof said>;

type Needs = Pick<Services, 'config'> & ReadsContent;

/** What the file says, as the first edition of a version. */
export function writtenLegal(key: LegalKey): LegalText {
  const { facts, body } = readMarkdownFile(`legal/${key}.md`);
  return { title: facts.title ?? '', description: facts.description ?? '', body };
}

/** The text in force now. */
export function legalText(services: Needs, key: LegalKey): Said {
  const current = services.content.current();
  const changed = current.edits.of<LegalText>('legal', key);
  const { facts } = readMarkdownFile(`legal/${key}.md`);
  const updated = changed ? current.edits.since('legal', key) : facts.updated;
  return { key, updated, ...fillLegal(services, changed ?? writtenLegal(key)) };
}

/** With the brand's own words in their places, and what the catalogue and a holiday change of it. */
export function fillLegal({ config, content }: Needs, { title, description, body }: LegalText): LegalText {
  const { site, catalogue } = content.current();
  const { appUrl: siteUrl } = config;
  const isPromised = catalogue.all.some(({ whatsappDays }) => whatsappDays !== undefined);
  const fill = (text: string) => fillBrand(text, site, { siteUrl });
  // A way of writing to us that no product promises is not named either.
  const lines = body.split('\n').filter((line) => isPromised || !/whatsapp/i.test(line));
  return {
    title: fill(title),
    description: fill(description),
    body: notedHoliday(fill(notedSlower(lines.join('\n'), site.slower)), site),
  };
}

const known = new WeakMap<Content, number>();
const FIRST = 'first';

/**
 * The number of what all four say now, for an order that is placed under them. They are written down word for word, once: an
 * order keeps what held for it, whatever is changed later, texts or brand.
 */
export async function noteLegalVersion(services: Needs & Pick<Deps, 'clock'>, tx: Tx): Promise<number> {
  const content = services.content.current();
  const found = known.get(content);
  if (found !== undefined) return found;
  const texts = legalKeys.map((key) => legalText(services, key));
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  const before = await versionByHash(tx, hash);
  // Only what was committed before is remembered: what is written here may be taken back with its order.
  if (before) known.set(content, before.id);
  else await noteFirst(services, tx);
  return (before ?? (await insertVersion(tx, { hash, texts, madeAt: services.clock.now() }))).id;
}

/** What held for the orders of before: the first edition, as it stands when it is first asked for, and from then on. */
async function noteFirst(services: Needs & Pick<Deps, 'clock'>, db: Db | Tx): Promise<VersionRow> {
  const before = await versionByHash(db, FIRST);
  if (before) return before;
  const texts = legalKeys.map((key) => ({
    ...{ key, updated: readMarkdownFile(`legal/${key}.md`).facts.updated },
    ...fillLegal(services, writtenLegal(key)),
  }));
  return insertVersion(db, { hash: FIRST, texts, madeAt: services.clock.now() });
}

type Placed = { legalVersion: number | null };

/** As its address names it. */
export const legalVersionOf = ({ legalVersion }: Placed): string =>
  legalVersion === null ? FIRST : String(legalVersion);

/** What an order says of the texts that held for it. */
export async function legalOfOrder(services: Deps, order: Placed) {
  const version = legalVersionOf(order);
  const { texts } = await openVersion(services, version);
  return {
    texts: texts.map(({ key, title, updated }) => ({ key, title, updated, path: `/${key}/${version}` })),
    pdf: `/terms/${version}/terms.pdf`,
  };
}

/** One text as it held, for its own address. */
export async function readLegalVersion(services: Deps, { key, version }: { key: LegalKey; version: string }) {
  const { texts } = await openVersion(services, version);
  const text = texts.find((one) => one.key === key);
  if (!text) throw notFound('Page');
  const now = legalText(services, key);
  const { title, description, updated, body } = text;
  return {
    ...{ key, title, description, updated, html: renderMarkdown(body) },
    isInForce: now.body === body && now.title === title,
    pdf: key === 'privacy' ? undefined : `/terms/${version}/terms.pdf`,
  };
}

type VersionRow = typeof legalVersions.$inferSelect;

async function openVersion(services: Deps, version: string) {
  const row =
    version === FIRST
      ? await noteFirst(services, services.db)
      : /^[1-9]\d{0,8}$/.test(version)
        ? await versionById(services.db, Number(version))
        : undefined;
  if (!row) throw notFound('Page');
  return { row, texts: z.array(said).parse(row.texts) };
}

/** What somebody agrees to when she orders; what is said of her data is none of it. */
const inPdf: readonly LegalKey[] = ['terms', 'withdraw', 'refunds'];

/**
 * Terms, withdrawal and refunds of a version in one PDF. It is drawn once and then the same file for ever: what somebody has on
 * her disk is what we have on ours.
 */
export async function legalPdf(services: Deps, { version }: { version: string }) {
  const { files } = services;
  const { row, texts } = await openVersion(services, version);
  const key = row.pdfKey ?? (await drawOnce(services, row, texts));
  const stored = (await files.read(key)) ?? (await drawAgain(services, row, texts, key));
  const bytes = new Uint8Array(await new Response(stored.stream).arrayBuffer());
  const date = row.madeAt.toISOString().slice(0, 10);
  return { filename: `terms-${date}-${row.id}.pdf`, bytes };
}

async function drawOnce(services: Deps, row: VersionRow, texts: Said[]): Promise<string> {
  const { db, files } = services;
  const bytes = await draw(services, row, texts);
  const key = `legal/${row.id}/${randomUUID()}.pdf`;
  await files.put(key, bytes, { contentType: 'application/pdf' });
  const isOurs = await setPdf(db, row.id, key);
  if (isOurs) return key;
  // Another process was quicker: there is one file of each version.
  await removeLater(services, db, { keys: [key], reason: 'the terms were drawn twice' });
  return (await versionById(db, row.id))?.pdfKey ?? key;
}

/** Its file was lost, as in a copy restored without its files. The words are in the row, and no confirmation waits for a file. */
async function drawAgain(services: Deps, row: VersionRow, texts: Said[], key: string) {
  await services.files.put(key, await draw(services, row, texts), { contentType: 'application/pdf' });
  const stored = await services.files.read(key);
  if (!stored) throw new Error(`the terms of version ${row.id} were not stored`);
  return stored;
}

function draw({ documents, content, config }: Deps, { id, madeAt }: VersionRow, texts: Said[]) {
  const [year = 0, month = 0, day = 0] = madeAt.toISOString().slice(0, 10).split('-').map(Number);
  const parts = inPdf.flatMap((key) => texts.filter((one) => one.key === key));
  return documents.render(
    'legal-texts',
    {
      number: String(id),
      issuedOn: { year, month, day },
      parts: parts.map(({ title, description, updated, body }) => ({
        ...{ title, description, updated, blocks: blocksOf(body, config.appUrl) },
      })),
    },
    content.current(),
  );
}

/** The file of a version that is there. */
export async function usesLegalFile(db: Db | Tx, key: string): Promise<boolean> {
  const [row] = await db
    .select({ id: legalVersions.id })
    .from(legalVersions)
    .where(eq(legalVersions.pdfKey, key));
  return row !== undefined;
}

// SQL

async function versionById(db: Db | Tx, id: number): Promise<VersionRow | undefined> {
  const [row] = await db.select().from(legalVersions).where(eq(legalVersions.id, id));
  return row;
}

async function versionByHash(db: Db | Tx, hash: string): Promise<VersionRow | undefined> {
  const [row] = await db.select().from(legalVersions).where(eq(legalVersions.hash, hash));
  return row;
}

/** Two that are placed at once write one row: the second waits for the first. */
async function insertVersion(
  db: Db | Tx,
  row: { hash: string; texts: Said[]; madeAt: Date },
): Promise<VersionRow> {
  const [made] = await db.insert(legalVersions).values(row).onConflictDoNothing().returning();
  const version = made ?? (await versionByHash(db, row.hash));
  if (!version) throw new Error('the legal texts were not written down');
  return version;
}

async function setPdf(db: Db | Tx, id: number, pdfKey: string): Promise<boolean> {
  const set = await db
    .update(legalVersions)
    .set({ pdfKey })
    .where(and(eq(legalVersions.id, id), isNull(legalVersions.pdfKey)))
    .returning({ id: legalVersions.id });
  return set.length > 0;
}
