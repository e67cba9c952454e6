import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const MB = 1_000_000;

/** A disk of a given size in memory, which only root can make, and something to fill it with. */
export class SmallDisk {
  readonly folder: string;
  private readonly ballast: number;
  private written = 0;

  constructor(folder: string, megabytes: number) {
    mkdirSync(folder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes * MB},mode=755`, 'tmpfs', folder]);
    this.folder = folder;
    this.ballast = openSync(join(folder, 'ballast'), 'w');
  }

  freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  /** Until no more than so many bytes are free; 0 means until the disk says no. */
  fillTo(bytes: number): void {
    while (this.freeBytes() > bytes) {
      const piece = Buffer.alloc(Math.max(4096, Math.min(MB, this.freeBytes() - bytes)), 'x');
      try {
        this.written += writeSync(this.ballast, piece, 0, piece.length, this.written);
      } catch {
        return;
      }
    }
  }

  free(): void {
    ftruncateSync(this.ballast, 0);
    this.written = 0;
  }

  remove(): void {
    closeSync(this.ballast);
    execFileSync('umount', [this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
