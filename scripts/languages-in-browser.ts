/**
 * The browser's build, once for each language: a page in Malay has no English and no Chinese words to load. The bundler
 * works once, with a mark in place of the language; every chunk of ours is then written for each language, with the
 * mark replaced and the other languages' words left out as unused. English stands in `assets/`, the others in
 * `assets/ms/` and `assets/zh/`. Chunks of packages have no words: they stand once, in `assets/libraries/`.
 */
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { minifySync, version, type Plugin } from 'vite';

/** Stands in the bundle for the language of the page. */
const mark = '__PAGE_LANGUAGE__';
const others = ['ms', 'zh'] as const;
const libraries = 'assets/libraries/';

const isClient = ({ name }: { name: string }) => name === 'client';
const isMessage = /src[\\/]paraglide[\\/]messages[\\/](?!_index)\w+\.js$/;
const isRuntime = /src[\\/]paraglide[\\/]runtime\.js$/;

/** What the browser uses of Paraglide's runtime: the language is known when the chunk is written. */
const runtime = `
export const getLocale = () => ${mark};
export const isLocale = (one) => one === 'en' || one === 'ms' || one === 'zh';
export const overwriteGetLocale = () => {};
`;

/**
 * The name of a chunk's file, for the bundler. A chunk of packages alone is the same in every language. Chunks that
 * several pages share have one name; by default the bundler would list all of those pages.
 */
export function chunkFile({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): string {
  const isPackage = (id: string) => id.startsWith('\0') || /[\\/]node_modules[\\/]/.test(id);
  // A chunk without modules only names what others hold.
  const isLibrary = name === 'rolldown-runtime' || (moduleIds.length > 0 && moduleIds.every(isPackage));
  return `${isLibrary ? libraries : 'assets/'}${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`;
}

/** A module of Paraglide, which chooses a message's words at each call: here once, by the language of the page. */
export function messageOfPage(code: string, name: string): string {
  const start = code.indexOf(`const en_${name} = `);
  const end = code.indexOf(`\nexport const ${name} = `);
  // A message that counts or writes dates asks more of Paraglide than its runtime's language.
  const imports = code.match(/^import /gm)?.length ?? 0;
  if (
    imports !== 1 ||
    start < 0 ||
    end < start ||
    others.some((language) => !code.includes(`const ${language}_${name} = `))
  )
    throw new Error(`The compiled message ${name} has another form than scripts/languages-in-browser.ts knows.`);
  const choice = others.map((language) => `${mark} === "${language}" ? ${language}_${name} : `).join('');
  return `${code.slice(start, end)}\nexport const ${name} = ${choice}en_${name};\n`;
}

const fileNames = /(["'`])(\.\/|assets\/)([^"'`]+\.js)\1/g;

/** The chunk in one language; `all` are the files of all chunks. English stays where the bundler has put it. */
export function chunkInLanguage(code: string, language: string, all: ReadonlySet<string>): string {
  const words = code.replaceAll(mark, JSON.stringify(language));
  const moved =
    language === 'en'
      ? words
      : words.replace(fileNames, (whole, quote: string, from: string, file: string) => {
          if (!all.has(`assets/${file}`)) return whole;
          const isLibrary = `assets/${file}`.startsWith(libraries);
          const place = from === './' ? (isLibrary ? '../' : './') : isLibrary ? from : `${from}${language}/`;
          return quote + place + file + quote;
        });
  return minifySync('chunk.js', moved, { module: true }).code;
}

/** The two plugins: one marks the language in the sources, one writes the chunks. */
export const languagesInBrowser: Plugin[] = [
  {
    name: 'mark-language',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: isClient,
    transform(code, id) {
      if (isRuntime.test(id)) return { code: runtime, map: null };
      return isMessage.test(id) ? { code: messageOfPage(code, basename(id, '.js')), map: null } : null;
    },
  },
  {
    name: 'write-languages',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: isClient,
    // A file is kept by browsers for good under its name: what is done here to a chunk must be part of that name.
    augmentChunkHash: () => version + readFileSync(resolve('scripts/languages-in-browser.ts'), 'utf8'),
    // The bundler's own last changes, the lists of what an import loads before it, are made by then.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const all = new Set(chunks.map(({ fileName }) => fileName));
        for (const chunk of chunks) {
          const { fileName, code, imports } = chunk;
          if (fileName.startsWith(libraries)) {
            if (!code.includes(mark) && imports.every((other) => other.startsWith(libraries))) continue;
            throw new Error(`${fileName} is a chunk of packages and depends on the language.`);
          }
          for (const language of others) {
            const source = chunkInLanguage(code, language, all);
            this.emitFile({ type: 'asset', fileName: fileName.replace('assets/', `assets/${language}/`), source });
          }
          chunk.code = chunkInLanguage(code, 'en', all);
        }
      },
    },
  },
];
