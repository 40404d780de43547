import { useMatches } from 'react-router';
import { useRememberedHospital } from '#src/features/nearest-hospital/ui/hospital-memory.ts';
import { everywhere, locationLabel, type ScriptContext } from '../script-context.rules.ts';

interface Place {
  id: number;
  state: string;
}
interface Shown {
  hospital?: Place;
  clinic?: { id: number; hospital: Place };
}

/** Pages about one hospital or one clinic; all others are about neither. */
const placePages = ['/:hospitalSlug/our-services', '/:hospitalSlug/patient-care', '/speciality-centre/:id/:clinic'];
const placeKeywords = ['hospital', 'center-of-excellence', 'speciality-centre-service'];

/** Where this page is: everywhere, the hospital or clinic that it is about, and the hospital location that the visitor has set. */
export function usePageContexts(): ScriptContext[] {
  const about = useMatches().map(({ id, loaderData }) => shownBy(id, loaderData)).find(Boolean);
  const state = useRememberedHospital()?.state;
  return [everywhere, ...(about ? contextsOfPlace(about) : []), ...(state ? [{ kind: 'location' as const, value: locationLabel(state) }] : [])];
}

function shownBy(id: string, data: unknown): Shown | undefined {
  if (placePages.includes(id)) return (data ?? undefined) as Shown | undefined;
  const keyword = id === 'keyword-layout' ? data as { component: string; page: Shown } | null | undefined : null;
  return keyword && placeKeywords.includes(keyword.component) ? keyword.page : undefined;
}

function contextsOfPlace({ hospital, clinic }: Shown): ScriptContext[] {
  if (clinic) return [{ kind: 'clinic', value: String(clinic.id) }, { kind: 'clinic_location', value: locationLabel(clinic.hospital.state) }];
  return hospital ? [{ kind: 'hospital', value: String(hospital.id) }] : [];
}
