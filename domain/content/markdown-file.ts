import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assets } from '../../db/project-folder.ts';

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

export function splitFacts(text: string): MarkdownFile {
  const [, head = '', ...rest] = text.split(/^---$/m);
  const facts = head
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/s).slice(0, 2));
  return { facts: Object.fromEntries(facts), body: rest.join('---').trim() };
}
