/** Former versions of an entry in today's shape, so that one can be restored after a field has become localized. */
import { traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';

/**
 * A version's localized fields in the kind's present shape. Versions from before a field was localized have it among
 * the shared ones, in English: English takes it; another language keeps its present value, which that version did not
 * have.
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
