import { resolve } from 'node:path';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkFile, languagesInBrowser } from './scripts/languages-in-browser.ts';
import { serverInAscii } from './scripts/server-in-ascii.ts';

/**
 * Chunks of the browser's build, so that a page loads a few files instead of one for each shared module: the
 * framework, the most used modules, and small shared parts together.
 */
const scripts = [
  { name: 'framework', test: /node_modules[\\/]preact[\\/]/, priority: 3 },
  {
    name: 'base',
    test: /src[\\/](?:design|shared|paraglide|features[\\/]site[\\/]seo)[\\/]/,
    minShareCount: 30,
    priority: 2,
  },
  {
    name: 'shared',
    test: /src[\\/](?!design[\\/]map[\\/]malaysia)/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 500,
    priority: 1,
  },
];

/**
 * What stands in the browser's build in place of the server's packages: Preact renders there, and a small module of
 * ours has what pages use of React Router (docs/decisions/0029-preact-in-the-browser.md).
 */
const inBrowser: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react-router': resolve('src/page-in-browser.tsx'),
};

const rendererInBrowser: Plugin = {
  name: 'renderer-in-browser',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    const other = inBrowser[id];
    return other === undefined ? null : this.resolve(other, importer, { skipSelf: true });
  },
};

/** Modules of the project have no side effects at import: unused ones are left out of the bundle. */
const ourParts = /src[\\/](?:features|design|shared|paraglide)[\\/].*\.[jt]sx?$/;

export default defineConfig(({ command }) => ({
  build: {
    target: 'es2022',
    sourcemap: false,
  },
  // The server and its pages are one bundle, so that each module exists once.
  environments: {
    client: {
      build: {
        rollupOptions: {
          treeshake: { moduleSideEffects: [{ test: ourParts, sideEffects: false }] },
          output: { chunkFileNames: chunkFile, codeSplitting: { groups: scripts } },
        },
      },
    },
    ssr: {
      // Packages of the browser and of the sample are part of the build: a production install does not have them. The
      // development server loads them as they are.
      resolve: { noExternal: command === 'build' ? ['@simplewebauthn/browser', 'marked'] : [] },
      build: { rollupOptions: { input: './src/server/main.ts', output: { comments: false } } },
    },
  },
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/paraglide',
      strategy: ['globalVariable', 'baseLocale'],
    }),
    tailwindcss(),
    rendererInBrowser,
    languagesInBrowser,
    serverInAscii,
    reactRouter(),
  ],
}));
