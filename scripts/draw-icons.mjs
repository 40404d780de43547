// Gathers the interface icons from Lucide into files that browsers keep, so that neither their paths nor a library's
// code travels with every page: one file for the site, one for the console.
// Run after one of the two lists of names has changed: node scripts/draw-icons.mjs
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { icons as lucide } from '@iconify-json/lucide';
import { icons } from '../src/design/icons/icon-names.ts';
import { consoleIcons } from '../src/features/console/frame/ui/icons/console-icon-names.ts';

/** Each file, relative to the project, and the names of its icons. */
export const iconFiles = {
  'src/design/icons/icons.svg': icons,
  'src/features/console/frame/ui/icons/console-icons.svg': consoleIcons,
};

/** How every line is drawn, which the class `icon` says once for all. */
const strokeOfAll =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

/** The shapes of one icon, without what all have in common. */
function shapesOf(lucideName) {
  const { body } = lucide.icons[lucideName];
  return body.replaceAll(strokeOfAll, '').replaceAll(/<\/?g>/g, '');
}

/** One symbol per icon, by our own name. */
export function drawIcons(names) {
  const symbols = Object.entries(names).map(
    ([name, lucideName]) => `<symbol id="${name}" viewBox="0 0 24 24">${shapesOf(lucideName)}</symbol>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [file, names] of Object.entries(iconFiles))
    await writeFile(new URL(`../${file}`, import.meta.url), drawIcons(names));
