import type { LocalText } from '#src/shared/local-text.ts';

/** Writes a text in the order in which the samples are read: English, Malay, Chinese. */
export const t = (en: string, ms: string, zh: string): Required<LocalText> => ({ en, ms, zh });
