import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MB = 1024 * 1024;
const OLDER = '/sys/fs/cgroup/memory';
/** Names of the same things in the two versions of the kernel's control groups. */
const names = existsSync(OLDER)
  ? { root: OLDER, limit: 'memory.limit_in_bytes', kills: 'memory.oom_control' }
  : { root: '/sys/fs/cgroup', limit: 'memory.max', kills: 'memory.events' };

/** A machine in the machine, with so much memory and no swap. Only root can make one. */
export class MemoryLimit {
  private readonly folder: string;

  constructor(name: string, megabytes: number) {
    this.folder = join(names.root, name);
    mkdirSync(this.folder);
    writeFileSync(join(this.folder, names.limit), String(megabytes * MB));
    const swap = join(this.folder, 'memory.swap.max');
    if (existsSync(swap)) writeFileSync(swap, '0');
  }

  /** What it starts from now on is inside, too. */
  enter(pid: number): void {
    writeFileSync(join(this.folder, 'cgroup.procs'), String(pid));
  }

  processes(): number[] {
    const inside = readFileSync(join(this.folder, 'cgroup.procs'), 'utf8').trim();
    return inside === '' ? [] : inside.split('\n').map(Number);
  }

  /** How many the system has killed for want of memory. */
  kills(): number {
    return Number(
      /^oom_kill (\d+)/m.exec(readFileSync(join(this.folder, names.kills), 'utf8'))?.[1] ?? Number.NaN,
    );
  }

  remove(): void {
    rmdirSync(this.folder);
  }
}
