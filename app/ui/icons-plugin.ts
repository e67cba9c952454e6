import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('create-icon.ts', import.meta.url));

/** The icons of the library, made by app/ui/create-icon.ts. */
export function quickIcons(): Plugin {
  return {
    name: 'quick-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      return id.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? ours : undefined;
    },
  };
}
