/**
 * THE list of the home page's sections, in the order in which they stand. An area adds its own by a line here,
 * its data in home.schema.ts and its loader in home.server.ts: the compiler asks for all three.
 */
import type { ComponentType } from 'react';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import type { HomeSectionData, HomeSectionKey } from './home.schema.ts';
import { BookingSteps } from './ui/booking-steps.tsx';
import { FindDoctor } from './ui/find-doctor.tsx';
import { Happenings } from './ui/happenings.tsx';
import { HospitalsByState } from './ui/hospitals-by-state.tsx';
import { LatestInsights } from './ui/latest-insights.tsx';
import { NearestSection } from './ui/nearest-section.tsx';
import { PopularPackages } from './ui/popular-packages.tsx';
import { SpecialitiesGrid } from './ui/specialities-grid.tsx';
import { Tasks } from './ui/tasks.tsx';
import { Trust } from './ui/trust.tsx';

export interface SectionProps<Key extends HomeSectionKey> {
  title: string;
  data: HomeSectionData[Key];
}

interface HomeSection<Key extends HomeSectionKey> {
  key: Key;
  title: MessageText;
  component: ComponentType<SectionProps<Key>>;
}

type AnySection = { [Key in HomeSectionKey]: HomeSection<Key> }[HomeSectionKey];

export const homeSections: readonly AnySection[] = [
  { key: 'find_doctor', title: m.home_question, component: FindDoctor },
  { key: 'tasks', title: m.home_tasks, component: Tasks },
  { key: 'nearest_hospital', title: m.nearest_hospital_title, component: NearestSection },
  { key: 'specialities', title: m.home_specialities, component: SpecialitiesGrid },
  { key: 'packages', title: m.packages_home_title, component: PopularPackages },
  { key: 'hospitals', title: m.home_hospitals, component: HospitalsByState },
  { key: 'insights', title: m.home_insights, component: LatestInsights },
  { key: 'happenings', title: m.home_happenings, component: Happenings },
  { key: 'booking', title: m.home_booking, component: BookingSteps },
  { key: 'trust', title: m.home_trust, component: Trust },
];
