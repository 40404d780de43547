import type { LocalText3 } from './sample-entry.ts';

/** Writes a text in the order in which the samples are read: English, Malay, Chinese. */
export const t = (en: string, ms: string, zh: string): LocalText3 => ({ en, ms, zh });
