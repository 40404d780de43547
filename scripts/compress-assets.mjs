// Writes .br and .gz beside the browser's files, once, at the best rate: the server only sends them.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = resolve(import.meta.dirname ?? '.', '../build/client/assets');
const isText = /\.(?:js|css|svg|json)$/;
/** Below this size the headers outweigh the savings. */
const minBytes = 600;

for (const name of (await readdir(folder, { recursive: true })).filter((file) => isText.test(file))) {
  const file = join(folder, name);
  const content = await readFile(file);
  if (content.length < minBytes) continue;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, brotliCompressSync(content, { params }));
  await writeFile(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
