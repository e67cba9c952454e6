import { type ChildProcess, spawn } from 'node:child_process';
import { projectFolder } from '../../db/project-folder.ts';
import { Browserlike } from './browserlike.ts';
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
  nodeFlags?: string[];
  /** As soon as there is a process, and before it has done anything. */
  onCalled?(pid: number): void;
};

/** The server as its own process, for tests that kill it. Resolves when it answers. */
export async function spawnServer(
  variables: Record<string, string>,
  {
    port,
    saying = 'Press Ctrl-C to stop',
    program = 'server/main.ts',
    nodeFlags = [],
    onCalled,
  }: Options = {},
): Promise<SpawnedServer> {
  const chosen = port ?? (await freePort());
  const child = spawn(process.execPath, [...nodeFlags, program], {
    cwd: projectFolder,
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      DEMO: variables.APP_URL ? 'no' : 'yes',
      DEMO_PAST: 'no',
      PORT: String(chosen),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid) onCalled?.(child.pid);
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

/** Accounts of the demo, as its start has said them. */
export function demoAccounts({ greeting }: SpawnedServer) {
  return [...greeting.matchAll(/(\S+@demo\.local)\s+(\S+)/g)].map(([, email = '', password = '']) => ({
    email,
    password,
  }));
}

export async function signedInToDemo(server: SpawnedServer, email: string): Promise<Browserlike> {
  const visitor = new Browserlike(server.url);
  const account = demoAccounts(server).find((one) => one.email === email);
  await visitor.signIn(email, account?.password ?? '');
  return visitor;
}
