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

/** A line of what the kernel tells about a process's memory: `VmRSS` or `VmHWM` of status, `Pss` of smaps_rollup. */
export function megabytes(pid: number | undefined, file: string, line: string): number {
  const [, kilobytes] =
    new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
