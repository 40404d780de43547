/**
 * The recording of an entry: one that staff sent has an address with its id, one of the sample has the entry's name.
 */
import { uuidPattern } from '#src/shared/identifiers/uuid.ts';
import type { Kind } from '../content-kinds.schema.ts';

const sentAddress = new RegExp(`^/(?:films|recordings)/(${uuidPattern})\\.[a-z0-9]{3,4}$`);

/** The field with the address of the kind's recording; null for a kind without recordings. */
export function recordingField(kind: Kind): 'film' | 'audio' | null {
  return kind === 'video' ? 'film' : kind === 'podcast' ? 'audio' : null;
}

/** The id of the sent recording that the entry plays; null where it plays none of these. */
export function sentRecordingId(kind: Kind, fields: Record<string, unknown>): string | null {
  const name = recordingField(kind);
  return name ? (sentAddress.exec(String(fields[name] ?? ''))?.[1] ?? null) : null;
}

/**
 * Whether the chapters follow one another and begin before the recording ends. For a recording of unknown length (0)
 * the end is not checked.
 */
export function areChaptersWithin(chapters: unknown, seconds: unknown): boolean {
  if (!Array.isArray(chapters)) return true;
  const starts = chapters.map((chapter) => Number((chapter as { at?: unknown }).at));
  const end = Number(seconds) > 0 ? Number(seconds) : Number.POSITIVE_INFINITY;
  return starts.every((at, index) => at < end && (index === 0 || at > starts[index - 1]!));
}
