import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { drawIcons, iconFiles } from '../../scripts/draw-icons.mjs';

it.each(Object.entries(iconFiles))('%s has every icon that has a name, as its family draws it', async (file, names) => {
  expect(await readFile(file, 'utf8')).toBe(drawIcons(names));
});
