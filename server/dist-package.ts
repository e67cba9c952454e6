/**
 * The package files of dist/. The bundle has all libraries in it but those that are no JavaScript; so dist/ needs fewer
 * packages than the checkout, in the same versions and with the same checksums.
 */

/** What stays beside the bundle. */
export const external = ['sharp'];
/** What links the Node of the platform to node_modules/.bin. */
const nodeLink = 'node-of-this-platform';

type Needs = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };
type Scripts = { scripts: Record<string, string>; allowScripts: Record<string, boolean> };
export type PackageFile = Needs &
  Scripts & {
    name: string;
    version: string;
    license: string;
    engines: Record<string, string>;
  };
type Locked = Needs & { version?: string; integrity?: string; link?: boolean; resolved?: string };
export type LockFile = { lockfileVersion: number; packages: Record<string, Locked> };

/** The two files of a checkout as dist/ needs them: `npm ci && npm start` in there. */
export function distPackage(whole: PackageFile, lock: LockFile): { own: Needs & Scripts; ownLock: LockFile } {
  const { name, version, license, engines, optionalDependencies = {} } = whole;
  const dependencies = pick(whole.dependencies ?? {}, (library) => [...external, nodeLink].includes(library));
  const needs = { name, version, license, dependencies, optionalDependencies, engines };
  const packages = lockedFor([...external, nodeLink, ...Object.keys(optionalDependencies)], lock.packages);
  return {
    own: {
      ...{ name, version, private: true, license, type: 'module', engines },
      scripts: pick(whole.scripts, (_, script) => script.includes('bin/aura.mjs')),
      ...{ dependencies, optionalDependencies },
      allowScripts: pick(whole.allowScripts, (library) => `node_modules/${library}` in packages),
    },
    ownLock: { ...lock, packages: { '': needs, ...packages } },
  };
}

/** Packages with all that they need, for every platform, by their place in node_modules. */
function lockedFor(names: string[], all: LockFile['packages']): LockFile['packages'] {
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    const place = placeOf(name, from, all);
    if (!place || found.has(place)) return;
    found.add(place);
    const { dependencies, optionalDependencies, link, resolved } = all[place] ?? {};
    if (link && resolved) found.add(resolved);
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, place);
  };
  for (const name of names) add(name, '');
  return pick(all, (place) => found.has(place));
}

/** As Node looks for it: beside its reader, then further up. */
function placeOf(name: string, from: string, all: LockFile['packages']): string | undefined {
  const place = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (place in all) return place;
  return from
    ? placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), all)
    : undefined;
}

const pick = <T>(
  record: Record<string, T>,
  isWanted: (key: string, value: T) => boolean,
): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => isWanted(key, value)));
