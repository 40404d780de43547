import { traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';

/**
 * A version's own fields of its language as the kind has them today. Versions from before a field was divided by language have
 * it among the shared ones, in English: English takes it over; another language keeps what it has `now`, of which that version
 * knew nothing.
 */
export function internalOfToday(
  version: { kind: Kind; language: string; snapshot: Record<'own' | 'fields', Record<string, unknown>> },
  now: Record<string, unknown>,
): Record<string, unknown> {
  const { own, fields } = version.snapshot;
  const divided = traitsOf(version.kind).localizedFields.filter((name) => name in fields && !(name in own));
  const source = version.language === 'en' ? fields : now;
  return {
    ...own,
    ...Object.fromEntries(divided.filter((name) => name in source).map((name) => [name, source[name]])),
  };
}
