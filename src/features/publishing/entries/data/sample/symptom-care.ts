import type { LocalText } from '#src/shared/local-text.ts';
import type { Reference } from '#src/features/publishing/entries/library-fields.schema.ts';

type Every<Value> = Record<'en' | 'ms' | 'zh', Value>;
export type Lines = Every<readonly string[]>;

/** Points in English, Malay and Chinese. */
export const lines = (en: readonly string[], ms: readonly string[], zh: readonly string[]): Lines => ({ en, ms, zh });

/** How soon to get help, and the sources. */
export interface Care {
  emergency: Lines;
  urgent: Lines;
  routine: Lines;
  references: readonly Reference[];
  articleSlugs: readonly string[];
}

export interface CareOfSymptom extends Care {
  tests: Required<LocalText>;
  selfCare: Lines;
  prevention: Lines;
}

export interface CareOfTest extends Care {
  risks: Lines;
}
