import { m } from '#src/paraglide/messages.js';
import type { UrgentConcept } from '../urgent-concepts.rules.ts';

interface Helpline {
  phone: string;
  label: (words: { phone: string }) => string;
  isOpenAlways: boolean;
}

/** National helplines that are shown before the ambulance for some concepts, those open at any hour first. */
const helplines: Partial<Record<UrgentConcept, readonly Helpline[]>> = {
  suicide: [
    { phone: '03-7627 2929', label: m.urgent_befrienders, isOpenAlways: true },
    { phone: '15555', label: m.urgent_heal, isOpenAlways: false },
  ],
  poison: [{ phone: '1-800-88-8099', label: m.urgent_poison_centre, isOpenAlways: false }],
};

/** The helplines of an emergency, the most important one first; none for most emergencies. */
export function helplinesOf(concept: UrgentConcept): readonly Helpline[] {
  return helplines[concept] ?? [];
}
