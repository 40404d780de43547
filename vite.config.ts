import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * A page loads a few files instead of one for each module that two pages share: what all stand on, what most pages are made
 * of, and small shared parts put together.
 */
const scripts = [
  { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  {
    name: 'base',
    test: /src[\\/](?:design|shared|paraglide|features[\\/]site[\\/]seo)[\\/]/,
    minShareCount: 13,
    priority: 2,
  },
  {
    name: 'shared',
    test: /src[\\/](?!design[\\/]art[\\/]malaysia)/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 500,
    priority: 1,
  },
];

/** What several pages share has no better name than that; the bundler would list them all. */
const shortName = ({ name }: { name: string }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`;

/** Importing a part of ours does nothing by itself: one that is not used is not carried. */
const ourParts = /src[\\/](?:features|design|shared|paraglide)[\\/].*\.[jt]sx?$/;

export default defineConfig({
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
          output: { chunkFileNames: shortName, codeSplitting: { groups: scripts } },
        },
      },
    },
    ssr: {
      // Packages of the browser and of the sample are part of the build: a production install does not have them.
      resolve: { noExternal: ['lucide-react', '@simplewebauthn/browser', 'marked'] },
      build: { rollupOptions: { input: './src/server/main.ts' } },
    },
  },
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/paraglide',
      strategy: ['globalVariable', 'baseLocale'],
    }),
    tailwindcss(),
    reactRouter(),
  ],
});
