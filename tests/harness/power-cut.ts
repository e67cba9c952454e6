import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OUTER_MB = 1200;
const INNER_MB = 900;

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });

/**
 * A disk whose state at one instant can be kept, as a power cut leaves it: an ext4 in a file, and that file on another ext4
 * that is frozen for the copy. What the site's own file system has not written by then is lost; nothing is flushed for it.
 * What it has written counts as kept: a drive that forgets its cache is not played. Only root can make it.
 */
export class CutDisk {
  private readonly base = mkdtempSync(join(tmpdir(), 'aura-power-'));
  /** Usable as DATA_DIR. */
  readonly folder = join(this.base, 'site');
  private readonly outer = join(this.base, 'outer');
  private readonly image = join(this.outer, 'disk.img');
  private readonly cuts: string[] = [];
  private mounted: string[] = [];

  constructor() {
    chmodSync(this.base, 0o755); // root's PostgreSQL runs as another user, who has to get in
    for (const folder of [this.folder, this.outer]) mkdirSync(folder);
    const outerImage = join(this.base, 'outer.img');
    this.format(outerImage, OUTER_MB);
    this.mount(outerImage, this.outer);
    this.format(this.image, INNER_MB);
    this.mount(this.image, this.folder);
  }

  /** Keeps the disk as it is now, while the site works on. */
  cut(): void {
    const copy = join(this.base, `cut-${this.cuts.length}.img`);
    run('fsfreeze', '-f', this.outer);
    try {
      run('cp', '--sparse=always', this.image, copy);
    } finally {
      run('fsfreeze', '-u', this.outer);
    }
    this.cuts.push(copy);
  }

  /** The machine comes up again with what it had at that cut. Whatever ran on the disk must have ended. */
  returnTo(nth: number): void {
    this.unmount(this.folder);
    this.mount(this.cuts[nth] ?? '', this.folder);
  }

  remove(): void {
    for (const folder of [...this.mounted].reverse()) this.unmount(folder);
    rmSync(this.base, { recursive: true, force: true });
  }

  private format(image: string, megabytes: number): void {
    run('truncate', '-s', `${megabytes}M`, image);
    run('mkfs.ext4', '-q', '-E', 'nodiscard', image);
  }

  private mount(image: string, folder: string): void {
    run('mount', '-o', 'loop', image, folder);
    chmodSync(folder, 0o755);
    this.mounted.push(folder);
  }

  private unmount(folder: string): void {
    run('umount', folder);
    this.mounted = this.mounted.filter((one) => one !== folder);
  }
}
