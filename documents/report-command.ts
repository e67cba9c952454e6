/**
 * Makes a personal report from the command line:
 *
 *   npm run report -- --name "Ada Lovelace" --born 1815-12-10 --out ada.pdf
 *
 * --print a4 or --print letter makes the white version for a printer; --on YYYY-MM-DD sets the date of issue, which is today otherwise. Any year is welcome here; only the forms on the
 * website refuse births before 1900.
 */

import { writeFile } from 'node:fs/promises';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { renderDocument } from './draw.ts';
import { readReportWish } from './report-wish.ts';

const content = makeContent(firstEdition);
const wish = readReportWish(process.argv.slice(2), content.site.school);
if ('problem' in wish) {
  console.error(wish.problem);
  process.exit(1);
}
const bytes = await renderDocument('personal-report', wish.data, content, wish.print);
await writeFile(wish.out, bytes);
console.log(`${wish.out}: 20 pages, ${Math.round(bytes.length / 1024)} KB`);
