import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  build: {
    // The server and its pages are one bundle, so that each module exists once.
    rollupOptions: isSsrBuild ? { input: './src/server/main.ts' } : {},
    target: 'es2022',
    sourcemap: false,
  },
  plugins: [
    paraglideVitePlugin({ project: './project.inlang', outdir: './src/paraglide', strategy: ['globalVariable', 'baseLocale'] }),
    tailwindcss(),
    reactRouter(),
  ],
}));
