/**
 * The server's build in letters of one byte: V8 holds the source of a program for good, in two bytes a letter as soon as
 * a single one lies outside of Latin-1, and ours has Chinese words.
 */
import type { Plugin } from 'vite';

const rawTemplateOrLetter = /(String\.raw`[^`]*`)|[^\0-\x7f]/g;

/** The same program with each letter outside of ASCII as an escape, but in raw templates, where it would stay one. */
export function inAscii(code: string): string {
  return code.replace(
    rawTemplateOrLetter,
    (found, raw?: string) => raw ?? `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Writes the server's chunks in ASCII. */
export const serverInAscii: Plugin = {
  name: 'server-in-ascii',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const one of Object.values(bundle)) if (one.type === 'chunk') one.code = inAscii(one.code);
    },
  },
};
