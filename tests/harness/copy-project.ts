import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../../db/project-folder.ts';

/** The project as it stands here, in a folder of its own: faults are planted there, and whoever goes on working here meets none. */
export function copyProject(prefix: string): string {
  const copy = realpathSync(mkdtempSync(prefix));
  // Root's PostgreSQL runs as another user.
  chmodSync(copy, 0o755);
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).trim().split('\n');
  for (const name of files.filter((one) => existsSync(join(projectFolder, one)))) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(join(projectFolder, name), join(copy, name));
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
