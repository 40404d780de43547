export type Words = readonly [en: string, ms: string, zh: string];

/** A sample speciality. `weight` says how many doctors it has beside its ten. */
export interface SpecialitySample {
  slug: string;
  icon: string;
  weight: number;
  name: Words;
  summary: Words;
  /** Paragraphs. */
  body: readonly Words[];
  reasons: readonly Words[];
  aliases: readonly string[];
  services: readonly (readonly [en: string, ms: string, zh: string, summary: Words])[];
}
