// Gathers the interface icons from Lucide into one file that browsers keep, so that neither their paths nor a library's code travels with every page.
// Run after src/design/icon-names.ts has changed: node scripts/draw-icons.mjs
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { icons } from '../src/design/icon-names.ts';

/** The shapes of one icon, without React's keys. */
async function shapesOf(lucideName) {
  const { __iconData } = await import(`../node_modules/lucide-react/dist/esm/icons/${lucideName}.mjs`);
  return __iconData.node
    .map(
      ([tag, { key: _key, ...attributes }]) =>
        `<${tag}${Object.entries(attributes)
          .map(([name, value]) => ` ${name}="${value}"`)
          .join('')}/>`,
    )
    .join('');
}

/** One symbol per icon, by our own name. */
export async function drawIcons() {
  const symbols = await Promise.all(
    Object.entries(icons).map(
      async ([name, lucideName]) => `<symbol id="${name}" viewBox="0 0 24 24">${await shapesOf(lucideName)}</symbol>\n`,
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await writeFile(new URL('../src/design/icons.svg', import.meta.url), await drawIcons());
