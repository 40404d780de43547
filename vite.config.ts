import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2022',
    sourcemap: false,
  },
  // The server and its pages are one bundle, so that each module exists once.
  environments: { ssr: { build: { rollupOptions: { input: './src/server/main.ts' } } } },
  plugins: [
    paraglideVitePlugin({ project: './project.inlang', outdir: './src/paraglide', strategy: ['globalVariable', 'baseLocale'] }),
    tailwindcss(),
    reactRouter(),
  ],
});
