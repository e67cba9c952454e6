import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../db/project-folder.ts';

export type Stage = { name: string; from: string; steps: { word: string; rest: string }[] };

const lines = (file: string) =>
  readFileSync(join(projectFolder, file), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

/** The stages of our Dockerfile; the last has no name. */
export function readDockerfile(): Stage[] {
  const stages: Stage[] = [];
  for (const line of lines('Dockerfile')) {
    const [word = '', ...words] = line.split(' ');
    if (word === 'FROM') stages.push({ from: words[0] ?? '', name: words[2] ?? '', steps: [] });
    else stages.at(-1)?.steps.push({ word, rest: words.join(' ') });
  }
  return stages;
}

/** What the image is made of: .dockerignore names it, and nothing else gets in. */
export const contextOf = (): string[] =>
  lines('.dockerignore')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));

type Roots = (stage: string) => string;

/** A stage as a folder: its COPY lines are done, and its RUN lines as the caller runs them. */
export function layStage(
  { name, steps }: Stage,
  { rootOf, run }: { rootOf: Roots; run(root: string, command: string): void },
): void {
  const root = rootOf(name);
  mkdirSync(join(root, 'app'), { recursive: true });
  for (const { word, rest } of steps) {
    if (word === 'COPY') copyInto(root, rest, rootOf);
    else if (word === 'RUN') run(root, rest);
  }
}

export function copyInto(root: string, rest: string, rootOf: Roots): void {
  const from = /^--from=(\w+) (\S+) (\S+)$/.exec(rest);
  if (from) {
    const [, stage = '', source = '', target = ''] = from;
    const to = target.startsWith('/') ? join(root, target) : join(root, 'app', target);
    // As Docker does it: a name with a * is the one that there is.
    const [found = source] = globSync(join(rootOf(stage), source));
    cpSync(found, to, { recursive: true });
    return;
  }
  const names = rest.split(' ').slice(0, -1);
  for (const name of names[0] === '.' ? contextOf() : names)
    cpSync(join(projectFolder, name), join(root, 'app', name), { recursive: true });
}

/** With the programs of this machine: only the image has a / of its own. */
export function runBeside(root: string, command: string): void {
  const inRoot = command.replaceAll(/(?<=\s)\/(?=data|backups)/g, `${root}/`);
  execFileSync('sh', ['-c', inRoot], { cwd: join(root, 'app'), stdio: ['ignore', 'ignore', 'inherit'] });
}
