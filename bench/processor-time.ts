import { readdirSync, readFileSync } from 'node:fs';

/** Processor time as the kernel counts it, in hundredths of a second: a process's own, and that of children that have ended. */
export function milliseconds(pid: number): { own: number; ended: number; parent: number } {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ').map(Number);
  const at = (index: number) => fields[index] ?? 0;
  return { own: (at(11) + at(12)) * 10, ended: (at(13) + at(14)) * 10, parent: at(1) };
}

export function childrenOf(parent: number) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).flatMap((pid) => {
    try {
      const times = milliseconds(pid);
      return times.parent === parent ? [{ pid, ...times }] : [];
    } catch {
      return []; // it has ended meanwhile
    }
  });
}
