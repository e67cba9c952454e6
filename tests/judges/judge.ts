import { spawn } from 'node:child_process';
import type pg from 'pg';
import type { Place } from '../harness/stored-places.ts';
import type { TestServer } from '../harness/test-server.ts';

/** What the judges look at: a demo with its ten weeks, and everything that somebody can open there. */
export type House = {
  server: TestServer;
  client: pg.Client;
  pages: Place[];
  files: Place[];
  /** For what a judge wants to have as files. */
  folder: string;
};

export type Finding = { where: string; what: string };
export type Verdict = { looked: string; found: Finding[] };

export type Judge = {
  name: string;
  /** A program of somebody else, and how it comes onto a machine. */
  needs?: { command: string; install: string };
  judge(house: House): Promise<Verdict>;
};

type Run = { input?: string; longestMs?: number };

/** Runs somebody else's program to its end, or as long as it may. */
export async function run(command: string, args: string[], { input = '', longestMs }: Run = {}) {
  const child = spawn(command, args, { stdio: 'pipe', timeout: longestMs });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  // One that refuses its input says so by its answer.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  return { code, output };
}

export const isInstalled = async (command: string): Promise<boolean> =>
  (await run('sh', ['-c', `command -v ${command}`])).code === 0;

const REQUESTS = 8;

/** Asks for all of them, some at a time, in their order. */
export async function each<Item, Answer>(
  items: Item[],
  ask: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < items.length; from += REQUESTS)
    answers.push(...(await Promise.all(items.slice(from, from + REQUESTS).map(ask))));
  return answers;
}
