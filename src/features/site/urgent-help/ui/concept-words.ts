import { m } from '#src/paraglide/messages.js';
import type { UrgentConcept } from '../urgent-concepts.rules.ts';

/** Title and first step of each card, in the reader's language. */
export const conceptWords: Readonly<Record<UrgentConcept, { title: () => string; step: () => string }>> = {
  heart: { title: m.urgent_heart_title, step: m.urgent_heart_step },
  stroke: { title: m.urgent_stroke_title, step: m.urgent_stroke_step },
  breathing: { title: m.urgent_breathing_title, step: m.urgent_breathing_step },
  choking: { title: m.urgent_choking_title, step: m.urgent_choking_step },
  bleeding: { title: m.urgent_bleeding_title, step: m.urgent_bleeding_step },
  unconscious: { title: m.urgent_unconscious_title, step: m.urgent_unconscious_step },
  fit: { title: m.urgent_fit_title, step: m.urgent_fit_step },
  allergy: { title: m.urgent_allergy_title, step: m.urgent_allergy_step },
  poison: { title: m.urgent_poison_title, step: m.urgent_poison_step },
  burn: { title: m.urgent_burn_title, step: m.urgent_burn_step },
  snake: { title: m.urgent_snake_title, step: m.urgent_snake_step },
  'head-injury': { title: m.urgent_head_injury_title, step: m.urgent_head_injury_step },
  pregnancy: { title: m.urgent_pregnancy_title, step: m.urgent_pregnancy_step },
  baby: { title: m.urgent_baby_title, step: m.urgent_baby_step },
  suicide: { title: m.urgent_suicide_title, step: m.urgent_suicide_step },
  accident: { title: m.urgent_accident_title, step: m.urgent_accident_step },
  drowning: { title: m.urgent_drowning_title, step: m.urgent_drowning_step },
  'electric-shock': { title: m.urgent_electric_shock_title, step: m.urgent_electric_shock_step },
  heat: { title: m.urgent_heat_title, step: m.urgent_heat_step },
  eye: { title: m.urgent_eye_title, step: m.urgent_eye_step },
  infection: { title: m.urgent_infection_title, step: m.urgent_infection_step },
  emergency: { title: m.urgent_emergency_title, step: m.urgent_emergency_step },
};
