import { type ChildProcess, spawn } from 'node:child_process';
import { projectFolder } from '../../db/project-folder.ts';
import { freePort } from './free-port.ts';

export type SpawnedServer = {
  child: ChildProcess;
  url: string;
  /** What it has said by the time it answers. */
  greeting: string;
  kill(signal: NodeJS.Signals): Promise<void>;
};

type Options = {
  port?: number;
  /** What to wait for; otherwise until it has started. */
  saying?: string;
  /** The file that is run. */
  program?: string;
};

/** The server as its own process, for tests that kill it. Resolves when it answers. */
export async function spawnServer(
  variables: Record<string, string>,
  { port, saying = 'Press Ctrl-C to stop', program = 'server/main.ts' }: Options = {},
): Promise<SpawnedServer> {
  const chosen = port ?? (await freePort());
  const child = spawn(process.execPath, [program], {
    cwd: projectFolder,
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      DEMO_PAST: 'no',
      PORT: String(chosen),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(saying)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then(() => reject(new Error(`the server ended: ${output}`)));
  });
  return {
    child,
    url: `http://127.0.0.1:${chosen}`,
    greeting: output,
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
