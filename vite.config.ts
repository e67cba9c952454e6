import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', sourcemap: false },
  environments: {
    // One bundle holds the server and the pages, so both share one copy of every module.
    ssr: { build: { sourcemap: true, rollupOptions: { input: './server/production.ts' } } },
  },
});
