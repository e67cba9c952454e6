import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import { external } from '../../server/dist-package.ts';
import { readDockerfile } from '../harness/dockerfile.ts';

type Package = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

/** A package with all that it needs, as far as it is installed for this platform. */
function closureOf(name: string, found = new Set<string>()): Set<string> {
  const file = join(projectFolder, 'node_modules', name, 'package.json');
  if (found.has(name) || !existsSync(file)) return found;
  found.add(name);
  const { dependencies, optionalDependencies }: Package = JSON.parse(readFileSync(file, 'utf8'));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) closureOf(needed, found);
  return found;
}

test('the image holds every library that the bundle leaves out, with what that needs', () => {
  const needed = external.flatMap((name) => [...closureOf(name)]);
  const copied = (readDockerfile().at(-1)?.steps ?? []).flatMap(({ word, rest }) =>
    word === 'COPY' ? [...rest.matchAll(/\/app\/node_modules\/(\S+)/g)].map(([, name = '']) => name) : [],
  );
  expect(needed).toContain('sharp');
  expect(
    needed.filter((name) => !copied.includes(name) && !copied.includes(name.split('/')[0] ?? '')),
  ).toEqual([]);
});
