import { openDocument } from '../../delivery/fulfilment/read-fulfilment.ts';
import { readOrders } from '../../delivery/fulfilment/read-orders.ts';
import { DomainError } from '../../errors.ts';
import { printCertificate } from '../../learning/courses/print-certificate.ts';
import { readCourses } from '../../learning/courses/read-courses.ts';
import { officeMoment } from '../../moments.ts';
import { openReport } from '../../readings/reports/open-report.ts';
import { readReports } from '../../readings/reports/read-reports.ts';
import type { Services } from '../../services.ts';
import { attachPurchases } from '../../shop/purchases/attach-purchases.ts';
import { readReceipt, receiptsOf } from '../../shop/receipts/read-receipt.ts';
import { NOBODY } from '../deletion/queries.ts';
import { listFilesAbout, readRowsAbout, type Subject, tables } from './queries.ts';
import { type Entry, zipOf } from './zip.ts';

type Member = { id: string; email: string; emailVerified: boolean };

/** Everything we hold about a member, as a zip: the rows as JSON, the documents as they are. */
export async function exportAccount(
  services: Services,
  { member }: { member: Member },
): Promise<{ filename: string; bytes: AsyncGenerator<Uint8Array> }> {
  // What she bought as a guest with this address belongs in it.
  if (member.id !== NOBODY) await attachPurchases(services, member);
  const at = services.clock.now();
  return {
    filename: `${slug(services.content.current().site.brand)}-${at.toISOString().slice(0, 10)}.zip`,
    bytes: zipOf(entriesOf(services, member), at),
  };
}

async function* entriesOf(services: Services, member: Member): AsyncGenerator<Entry> {
  const subject: Subject = {
    id: member.id,
    provenEmail: member.emailVerified ? member.email.toLowerCase() : undefined,
  };
  yield written('README.txt', readme(services, member));
  for (const table of Object.keys(tables)) {
    const rows = await readRowsAbout(services.db, table, subject);
    const name = table.replace(/^(public|auth)\./, '');
    if (rows.length > 0) yield written(`data/${name}.json`, `${JSON.stringify(rows, null, 2)}\n`);
  }
  yield* documentsOf(services, member);
  for (const { key, name } of await listFilesAbout(services.db, subject)) yield* kept(services, name, key);
}

async function* documentsOf(services: Services, member: Member): AsyncGenerator<Entry> {
  const memberId = member.id;
  const { reports } = await readReports(services, { member });
  for (const { id: reportId, status } of reports) {
    if (status !== 'completed') continue;
    const { fileKey, filename } = await openReport(services, { memberId, reportId });
    yield* kept(services, `reports/${reportId}-${filename}`, fileKey);
  }
  for (const { id: orderId, number, deliveries } of await readOrders(services, { memberId })) {
    const holder = { memberId, orderId };
    for (const { id } of deliveries.flatMap(({ documents }) => documents)) {
      const { fileKey, filename } = await openDocument(services, holder, id);
      yield* kept(services, `orders/${number}/${filename}`, fileKey);
    }
    for (const { id } of await receiptsOf(services, orderId)) {
      const { filename, bytes } = await readReceipt(services, holder, id);
      yield { name: `orders/${number}/${filename}`, content: bytes };
    }
  }
  const { enrolled } = await readCourses(services, { memberId });
  for (const { id: courseId } of enrolled) {
    const content = await printCertificate(services, { memberId, courseId }).catch(ifNotFound);
    if (content) yield { name: `certificates/${courseId}.pdf`, content };
  }
}

async function* kept(services: Services, name: string, key: string): AsyncGenerator<Entry> {
  const file = await services.files.read(key);
  if (file) yield { name: safe(name), content: file.stream as unknown as AsyncIterable<Uint8Array> };
}

function ifNotFound(error: unknown): undefined {
  if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
}

const written = (name: string, text: string): Entry => ({ name, content: new TextEncoder().encode(text) });

/** A name from outside may hold anything; a path must not. */
const safe = (name: string) =>
  name
    .split('/')
    .map((part) => part.replace(/[^\p{L}\p{N} ._()-]+/gu, '_').replace(/^\.+/, '_'))
    .join('/');

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function readme({ clock, content }: Services, { email }: Member): string {
  const { site } = content.current();
  return [
    `${site.brand}: everything we hold about ${email}`,
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
