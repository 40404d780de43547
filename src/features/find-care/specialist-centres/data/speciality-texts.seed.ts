import type { SpecialitySample } from './speciality-sample.seed.ts';
import { firstSpecialities } from './speciality-texts-first.seed.ts';
import { furtherSpecialities } from './speciality-texts-further.seed.ts';

export const specialitySamples: readonly SpecialitySample[] = [...firstSpecialities, ...furtherSpecialities];
