import type { Plugin } from 'vite';

const LOADER = '/app/islands/loader.ts';
const ADDRESS = 'virtual:island-loader';

/**
 * Makes the island loader a second entry of the client build, beside the router's own, and tells the server its address.
 * The client is built first, and both builds share this plugin.
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
    resolveId(id) {
      return id === ADDRESS ? `\0${ADDRESS}` : undefined;
    },
    load(id) {
      return id === `\0${ADDRESS}` ? `export default ${JSON.stringify(address)};` : undefined;
    },
  };
}
