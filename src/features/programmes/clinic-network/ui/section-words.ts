import { m } from '#src/paraglide/messages.js';
import type { SectionName } from '../clinic-network.rules.ts';

/** Title and description of a section, in the reader's language. */
export const sectionWords: Record<SectionName, { title: () => string; tile: () => string; description: () => string }> =
  {
    diseases: {
      title: m.clinic_network_diseases,
      tile: m.clinic_network_diseases,
      description: m.clinic_network_diseases_text,
    },
    firstAid: {
      title: m.clinic_network_first_aid,
      tile: m.clinic_network_wellness_library,
      description: m.clinic_network_first_aid_text,
    },
    symptoms: {
      title: m.clinic_network_symptoms,
      tile: m.clinic_network_symptoms,
      description: m.clinic_network_symptoms_text,
    },
    testsProcedures: {
      title: m.clinic_network_tests,
      tile: m.clinic_network_tests,
      description: m.clinic_network_tests_text,
    },
    faq: { title: m.clinic_network_faqs, tile: m.clinic_network_faqs, description: m.clinic_network_faqs_text },
  };
