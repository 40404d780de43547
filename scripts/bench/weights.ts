import { readFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BenchSite, Figure } from './bench-site.ts';

const pages = [
  '/contact-us',
  '/health-tourism',
  '/health-tourism/enquiry',
  '/articles',
  '/cares',
  '/health-package',
  '/home',
  '/corporate-home',
  '/doctor',
  '/our-hospitals',
  '/our-hospitals?view=map',
  '/melur-ipoh',
  '/speciality-centre',
  '/speciality-centre/cardiology',
  '/book',
];

/** What the document loads after it is painted (src/deferred-hydration.ts). */
const hydration = /<script type="application\/json" data-hydration="start">([^<]*)<\/script>/;

interface Start {
  preloads: string[];
}

/** The page's own modules; those that it only loads when a visitor uses something are not among them. */
function scriptsOf(html: string, page: string): Set<string> {
  const [, json] = hydration.exec(html) ?? [];
  if (!json) throw new Error(`${page} names no scripts: has the document's form changed?`);
  return new Set((JSON.parse(json) as Start).preloads);
}

/**
 * The download size of a first visit, in kB, as small as gzip or brotli make it: all scripts of a page and its
 * styles. The heaviest page counts.
 */
export async function measureWeights(site: BenchSite): Promise<Figure[]> {
  let scripts = 0;
  let styles = 0;
  for (const page of pages) {
    const html = await (await site.fetch(new Request(`http://localhost:3000${page}`))).text();
    scripts = Math.max(scripts, await weigh(scriptsOf(html, page)));
    styles = Math.max(styles, await weigh(filesIn(html, /href="(\/assets\/[\w.-]+\.css)"/g)));
  }
  return [
    { name: 'scripts of the heaviest public page', value: scripts, unit: 'kB', goal: 70, isCeiling: true },
    { name: 'styles of the heaviest public page', value: styles, unit: 'kB', goal: 20, isCeiling: true },
  ];
}

/** The files that the pattern finds in a document, each once. */
function filesIn(html: string, pattern: RegExp): Set<string> {
  return new Set([...html.matchAll(pattern)].map(([, file]) => file!));
}

async function weigh(files: Set<string>): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(async (file) => {
      const content = await readFile(`build/client${file}`);
      return Math.min(gzipSync(content, { level: 9 }).length, brotliCompressSync(content).length);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
