import { readFileSync } from 'node:fs';
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
