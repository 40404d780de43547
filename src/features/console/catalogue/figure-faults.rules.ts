/** Refuses a centre's figures without a source, because an advertisement must be able to prove them. */
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import type { CatalogueRecord } from './fields/catalogue-fields.ts';

/** The fault of a record that has figures and no source for them. */
export function figureFaults({ figures, figuresSource }: CatalogueRecord): Record<string, MessageText> {
  const hasFigures = Array.isArray(figures) && figures.length > 0;
  return hasFigures && !figuresSource ? { figures_source_en: m.catalogue_error_figures_source } : {};
}
