import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assets } from '../../db/project-folder.ts';
import { readFrontMatter } from '../../shared/front-matter.ts';

export type MarkdownFile = { facts: Record<string, string>; body: string };

/** A Markdown text of content/, with the `name: value` lines at its head. */
export function readMarkdownFile(path: string): MarkdownFile {
  return splitFacts(readFileSync(join(assets.content, path), 'utf8'));
}

/** The names of the Markdown texts in a folder of content/, without their ending. */
export function listMarkdownFiles(folder: string): string[] {
  return readdirSync(join(assets.content, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length));
}

/** Plain facts; the lists among them are for tests: what the examples of the text come to. */
export function splitFacts(text: string): MarkdownFile {
  const { facts, body } = readFrontMatter(text);
  const plain = Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return { facts: Object.fromEntries(plain), body };
}
