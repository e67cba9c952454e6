import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { projectFolder } from '../db/project-folder.ts';
import { encode } from './compress.ts';

/** Bundles server and pages, and packs what browsers get. Run by build.ts. */
const client = join(projectFolder, 'build', 'client');
let packed: Promise<void> | undefined;
// Most of it is packed while the server is still being bundled; what the router writes last comes at the end.
const pack: Plugin = {
  name: 'pack-client-files',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle() {
    packed = compressFiles(client);
  },
};
const builder = await createBuilder({
  root: projectFolder,
  logLevel: 'error',
  mode: 'production',
  plugins: [pack],
});
await builder.buildApp();
await packed;
await compressFiles(client);
// Vite's helpers may linger.
process.exit(0);

async function compressFiles(folder: string): Promise<void> {
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !existsSync(`${path}.br`));
  await Promise.all(
    texts.map(async (path) => {
      const { identity, br, gzip } = await encode(readFileSync(path));
      if (br.length >= identity.length) return;
      writeFileSync(`${path}.br`, br);
      writeFileSync(`${path}.gz`, gzip);
    }),
  );
}
