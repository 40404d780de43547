import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { drawIcons } from '../../scripts/draw-icons.mjs';

it('the file of icons has every icon that has a name, as its family draws it', async () => {
  expect(await readFile('src/design/icons.svg', 'utf8')).toBe(await drawIcons());
});
