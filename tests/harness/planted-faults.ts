import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fault that somebody found, or that we fear, as an edit that brings it back, and the test that came with its mend. */
export type PlantedFault = {
  /** Who looked, and the number in the list of what was found: "security 3". */
  finding: string;
  /** What went wrong then. */
  was: string;
  file: string;
  /** Occurs once in the file: the mend. */
  search: string;
  /** What stands there without it. */
  replace: string;
  /** The file of the test, and its title. */
  test: readonly [file: string, title: string];
};

/** Brings the fault back into a copy of the project. What it answers takes it away again. */
export function plant({ file, search, replace }: PlantedFault, folder: string): () => void {
  const path = join(folder, file);
  const mended = readFileSync(path, 'utf8');
  const [before = '', after, ...more] = mended.split(search);
  if (after === undefined || more.length > 0) throw new Error(`${file} does not hold once: ${search}`);
  writeFileSync(path, before + replace + after);
  return () => writeFileSync(path, mended);
}
