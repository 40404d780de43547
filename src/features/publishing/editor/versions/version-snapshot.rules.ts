/** What a version stores of an entry and of one of its languages: what comparison shows and restoring brings back. */
export interface VersionSnapshot {
  slug: string;
  title: string;
  summary: string;
  body: string;
  own: Record<string, unknown>;
  fields: Record<string, unknown>;
  topics: string[];
}

type EntryPart = Pick<VersionSnapshot, 'slug' | 'fields' | 'topics'>;
type TextPart = Pick<VersionSnapshot, 'title' | 'summary' | 'body' | 'own'>;

/** The version of an entry with these texts. */
export function snapshotOf(
  { slug, fields, topics }: EntryPart,
  { title, summary, body, own }: TextPart,
): VersionSnapshot {
  return { slug, title, summary, body, own, fields, topics };
}
