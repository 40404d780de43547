/**
 * The only list of the home page's sections, in order. A feature adds its own by a line here, its data in
 * home.schema.ts and its loader in home.server.ts: the compiler requires all three.
 */
import type { ComponentType } from 'react';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import type { BuiltInSection, HomeSectionKey, SectionProps } from './home.schema.ts';
import { serverOnly } from '#src/design/rendering/server-only.tsx';
import { BookingSteps } from './ui/booking-steps.tsx';
import { FindDoctor } from './ui/find-doctor.tsx';
import { Happenings } from './ui/sections/happenings.tsx';
import { HospitalsByState } from './ui/sections/hospitals-by-state.tsx';
import { JoinCares } from './ui/sections/join-cares.tsx';
import { LatestInsights } from './ui/sections/latest-insights.tsx';
import { NearestSection } from './ui/sections/nearest-section.tsx';
import { PopularPackages } from './ui/sections/popular-packages.tsx';
import { SpecialitiesGrid } from './ui/sections/specialities-grid.tsx';
import { Tasks } from './ui/tasks.tsx';
import { Trust } from './ui/sections/trust.tsx';

interface HomeSection<Key extends HomeSectionKey> {
  key: Key;
  title: MessageText;
  component: ComponentType<SectionProps<Key>>;
}

type AnySection = { [Key in HomeSectionKey]: HomeSection<Key> }[HomeSectionKey];

/**
 * A section with browser behaviour ('use my location') is hydrated and has no data; all others are rendered only by the
 * server, which alone has their data.
 */
export const homeSections: readonly AnySection[] = [
  { key: 'find_doctor', title: m.home_question, component: serverOnly(import.meta.env.SSR ? FindDoctor : null) },
  { key: 'tasks', title: m.home_tasks, component: serverOnly(import.meta.env.SSR ? Tasks : null) },
  { key: 'nearest_hospital', title: m.nearest_hospital_title, component: NearestSection },
  {
    key: 'specialities',
    title: m.home_specialities,
    component: serverOnly(import.meta.env.SSR ? SpecialitiesGrid : null),
  },
  {
    key: 'packages',
    title: m.packages_home_title,
    component: serverOnly(import.meta.env.SSR ? PopularPackages : null),
  },
  { key: 'hospitals', title: m.home_hospitals, component: serverOnly(import.meta.env.SSR ? HospitalsByState : null) },
  { key: 'insights', title: m.home_insights, component: serverOnly(import.meta.env.SSR ? LatestInsights : null) },
  { key: 'happenings', title: m.home_happenings, component: serverOnly(import.meta.env.SSR ? Happenings : null) },
  { key: 'cares', title: m.cares_home_title, component: serverOnly(import.meta.env.SSR ? JoinCares : null) },
  { key: 'booking', title: m.home_booking, component: serverOnly(import.meta.env.SSR ? BookingSteps : null) },
  { key: 'trust', title: m.home_trust, component: serverOnly(import.meta.env.SSR ? Trust : null) },
];

/** The rendered section with its heading: the editor's, or its own. */
export function builtInSection(
  { key, title }: BuiltInSection,
  language: Language,
): { section: AnySection; heading: string } {
  const section = homeSections.find((one) => one.key === key)!;
  return { section, heading: title ? localText(title, language).text : section.title({}, { locale: language }) };
}
