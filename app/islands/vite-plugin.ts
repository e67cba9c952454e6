import type { Plugin } from 'vite';

const LOADER = '/app/islands/loader.ts';
const ADDRESS = 'virtual:island-loader';
/** The router's own; on its pages `<Scripts>` brings it, which pages of islands leave out. */
const REFRESH = 'virtual:react-router/inject-hmr-runtime';

/**
 * Makes the island loader a second entry of the client build, beside the router's own, and tells the server its address.
 * The client is built first, and both builds share this plugin. Under `npm run dev` every component wants the router's
 * refresh runtime to have run before it, so the loader begins with it.
 */
export function islandLoader(): Plugin {
  let emitted = '';
  let address = LOADER;
  return {
    name: 'island-loader',
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      emitted = this.emitFile({ type: 'chunk', id: LOADER, name: 'islands' });
    },
    generateBundle() {
      if (this.environment.name === 'client') address = `/${this.getFileName(emitted)}`;
    },
    transform(code, id) {
      const { name, mode } = this.environment;
      if (mode !== 'dev' || name !== 'client' || !id.endsWith(LOADER)) return undefined;
      // On the first line, so that the lines keep their numbers.
      return { code: `import '${REFRESH}';${code}`, map: null };
    },
    resolveId(id) {
      return id === ADDRESS ? `\0${ADDRESS}` : undefined;
    },
    load(id) {
      return id === `\0${ADDRESS}` ? `export default ${JSON.stringify(address)};` : undefined;
    },
  };
}
