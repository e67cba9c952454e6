import { officeMoment } from '../../moments.ts';
import type { PersonalFile, Subject } from '../../personal-data.ts';
import type { Services } from '../../services.ts';
import { attachPurchases } from '../../shop/index.ts';
import { subjectOfAccount } from '../subject.ts';
import { readRowsAbout } from './queries.ts';
import { type Entry, zipOf } from './zip.ts';

type Member = { id: string; email: string; emailVerified: boolean };
type Export = { filename: string; bytes: AsyncGenerator<Uint8Array> };

/** Everything we hold about a member. */
export async function exportAccount(services: Services, { member }: { member: Member }): Promise<Export> {
  // What she bought as a guest with this address belongs in it.
  await attachPurchases(services, member);
  return exportSubject(services, await subjectOfAccount(services, services.db, member));
}

/** Everything we hold about somebody, as a zip: the rows as JSON, the documents as they are. */
export function exportSubject(services: Services, who: Subject): Export {
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
