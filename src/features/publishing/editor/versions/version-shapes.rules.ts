/**
 * Former versions of an entry in the present form of its kind, so that one can be restored after a field has become
 * localized.
 */
import { traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';

/**
 * A version's localized fields in the kind's present form. A version from before a field was localized has it among the
 * shared fields, in English: English takes it, and another language keeps its present value.
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
