import { spawn } from 'node:child_process';
import { projectFolder } from '../../db/project-folder.ts';
import { WAIT_MS } from './limits.ts';

/** Runs one of our programs until it ends; for starts that fail, and for commands. A start that works is stopped. */
export async function runToEnd(script: string, variables: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: projectFolder,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: WAIT_MS,
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, stdout, lines: stderr.trim().split('\n') };
}
