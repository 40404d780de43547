/** What a backup holds, written last: a folder without it is no backup. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const file = z.object({ bytes: z.number().int(), sha256: z.string() });
const manifestSchema = z.object({
  format: z.literal(1),
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  databaseVersion: z.string(),
  /** The newest migration that the database had: its number in the journal. */
  newestMigration: z.number(),
  isEncrypted: z.boolean(),
  /** Salt from which the keys of an encrypted backup are derived. */
  salt: z.string(),
  tables: z.array(file.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  files: z.array(file.extend({ key: z.uuid() })),
  /** Files that rows name and that the storage did not have. */
  missingFiles: z.array(z.uuid()),
});
export type Manifest = z.infer<typeof manifestSchema>;

const name = 'manifest.json';

/**
 * Writes the manifest with its seal (by `key`), last of all and in one step: a folder without one holds no finished
 * backup.
 */
export async function writeManifest(folder: string, manifest: Manifest, key: string | undefined): Promise<void> {
  const text = JSON.stringify(manifest, null, 1);
  const path = join(folder, name);
  const draft = await open(`${path}.part`, 'w', 0o600);
  try {
    await draft.writeFile(JSON.stringify({ manifest: text, seal: sealOf(text, key) }));
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${path}.part`, path);
}

/**
 * Reads the manifest. Throws, with one sentence, for a folder without a manifest, for one that was changed, and for
 * another key.
 */
export async function readManifest(folder: string, key: string | undefined): Promise<Manifest> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => {
    throw new Error(`${folder} holds no finished backup: there is no ${name} in it.`);
  });
  const outer = z.object({ manifest: z.string(), seal: z.string() }).safeParse(jsonOf(text));
  const read = outer.success ? manifestSchema.safeParse(jsonOf(outer.data.manifest)) : outer;
  if (!outer.success || !read.success) throw new Error(`${name} is damaged.`);
  const manifest = read.data as Manifest;
  if (manifest.isEncrypted && !key)
    throw new Error('This backup is encrypted: set BACKUP_KEY to the key it was made with.');
  if (!isSame(outer.data.seal, sealOf(outer.data.manifest, manifest.isEncrypted ? key : undefined)))
    throw new Error(`${name} was changed${manifest.isEncrypted ? ', or BACKUP_KEY is another' : ''}.`);
  return manifest;
}

/** With a key, nobody else can write a valid seal. */
function sealOf(text: string, key: string | undefined): string {
  return (key ? createHmac('sha256', `portal backup manifest ${key}`) : createHash('sha256'))
    .update(text)
    .digest('hex');
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
