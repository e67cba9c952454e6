import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../db/project-folder.ts';

export const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: projectFolder, maxBuffer: 2 ** 30 });

/** The version of a commit, built in a folder, with the packages of today: what was added since does not disturb it. */
export function buildOfCommit(commit: string, folder: string): string {
  mkdirSync(folder);
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['server/build-command.ts'], { cwd: folder, stdio: 'inherit' });
  return join(folder, 'dist');
}
