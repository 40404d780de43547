import { z } from 'zod';
import { readSampleLanguages } from '#src/platform/sample-files/sample-files.server.ts';
import type { LocalText } from '#src/shared/local-text.ts';

const texts = z.record(z.string(), z.string());

/** `sample/packages/parts/<language>.json`, by key: groups of what a package includes, what is done, how to prepare. */
const partsSchema = z.strictObject({ groups: texts, items: texts, preparation: texts });

export type PackagePart = keyof z.output<typeof partsSchema>;

let read: ReturnType<typeof readParts> | undefined;

/** The text of a part that several packages share. Throws when the sample has none of that key. */
export function partText(part: PackagePart, key: string): LocalText {
  read ??= readParts();
  const text = read[part][key];
  if (!text) throw new Error(`sample/packages/parts has no ${part} ${key}.`);
  return text;
}

const readParts = () => readSampleLanguages('packages/parts', partsSchema);
