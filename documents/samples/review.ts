/**
 * Draws the samples, says which pages changed since they were last looked at, and makes new pictures of them.
 *
 *   node documents/samples/review.ts            names the changed pages, leaves the PDFs in data/samples
 *   node documents/samples/review.ts --accept   after looking at them: keeps fingerprints and pictures
 *
 * The pictures need pdftoppm (poppler); without it only the fingerprints are kept.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { projectFolder } from '../../db/project-folder.ts';
import { fingerprints, samples } from './samples.ts';

const folder = join(projectFolder, 'documents/samples');
const reviewedFile = join(folder, 'reviewed.json');
const isAccepting = process.argv.includes('--accept');
/** The pages shown in the README and, some of them, in the shop (content/sample-pages.ts); all pages are watched. */
const PICTURED: Record<string, number[]> = {
  'free-report': [2, 4],
  'personal-report': [1, 2, 5, 9, 11, 12, 14, 16, 18],
  'personal-month-letter': [1],
  'couples-snapshot': [2, 3, 4],
  'couples-blueprint': [3, 5, 6, 11, 12, 14],
  'business-blueprint': [3, 7, 10, 12, 13],
  'brand-alignment': [5, 6, 7],
  'yearly-blueprint': [7, 9, 12, 22, 24],
  certificate: [1],
  'gift-card': [1],
  receipt: [1],
  'credit-note': [1],
};

const drawn = join(projectFolder, 'data/samples');
mkdirSync(drawn, { recursive: true });
const reviewed = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(reviewedFile, 'utf8')));
const seen: Record<string, string> = {};
for (const [kind, draw] of Object.entries(samples)) {
  const bytes = await draw();
  const file = join(drawn, `${kind}.pdf`);
  writeFileSync(file, bytes);
  const prints = fingerprints(bytes);
  const before = reviewed[kind]?.split(' ') ?? [];
  seen[kind] = prints.join(' ');
  const changed = prints.flatMap((print, at) => (print === before[at] ? [] : [at + 1]));
  console.log(`${kind}: ${changed.length > 0 ? `pages ${changed.join(', ')} changed` : 'as reviewed'}`);
  if (isAccepting) for (const page of PICTURED[kind] ?? []) await takePicture(file, kind, page);
}
if (isAccepting) writeFileSync(reviewedFile, `${JSON.stringify(seen, null, 2)}\n`);

async function takePicture(file: string, kind: string, page: number): Promise<void> {
  const only = ['-f', String(page), '-l', String(page), '-singlefile'];
  const picture = join(folder, `${kind}-${String(page).padStart(2, '0')}.webp`);
  try {
    const drawing = execFileSync('pdftoppm', ['-r', '64', '-png', ...only, file], { maxBuffer: 2 ** 26 });
    await sharp(drawing).webp({ quality: 80, effort: 6 }).toFile(picture);
  } catch (error) {
    console.log(`no picture of ${kind}, page ${page}: pdftoppm is missing or failed (${error})`);
  }
}
