/** Contexts of third-party scripts, and the label of their elements (specification, section 4). */
import { isTypedId } from '#src/shared/identifiers/typed-id.ts';

export type ContextKind = 'general' | 'hospital' | 'location' | 'clinic' | 'clinic_location';

export interface ScriptContext {
  kind: ContextKind;
  /** An id, a location in its canonical spelling, or empty. */
  value: string;
}

export const contextKinds: readonly ContextKind[] = ['general', 'hospital', 'location', 'clinic', 'clinic_location'];
export const everywhere: ScriptContext = { kind: 'general', value: '' };

/** 'Kuala Lumpur' -> 'kuala_lumpur'. */
export function locationLabel(location: string): string {
  return location.trim().toLowerCase().replace(/\s+/g, '_');
}

/** hospital_{id}, the location, clinic_{id}, the clinic's location, or general. */
export function contextLabel({ kind, value }: ScriptContext): string {
  if (kind === 'general') return 'general';
  return kind === 'hospital' || kind === 'clinic' ? `${kind}_${value}` : value;
}

/** The context as a text in forms and page data: 'hospital:3'. */
export const contextKey = ({ kind, value }: ScriptContext): string => (kind === 'general' ? kind : `${kind}:${value}`);

/** Parses a context's key ('hospital:3', 'location:kuala_lumpur', 'general'); null for any other text. */
export function readContextKey(key: string): ScriptContext | null {
  const [kind = '', value = ''] = key.split(':');
  if (kind === 'general') return value === '' ? everywhere : null;
  const isNumbered = kind === 'hospital' || kind === 'clinic';
  if (!isNumbered && kind !== 'location' && kind !== 'clinic_location') return null;
  return (isNumbered ? isTypedId(value) : /^[a-z0-9_]{2,60}$/.test(value)) ? { kind, value } : null;
}

interface Place {
  id: number;
  state: string;
}
interface Shown {
  hospital?: Place;
  clinic?: { id: number; hospital: Place };
}

/** Patterns of pages about one hospital or one clinic; all other pages have no place. */
const placePages = ['/:hospitalSlug/our-services', '/:hospitalSlug/patient-care', '/speciality-centre/:id/:clinic'];
const placeKeywords = ['hospital', 'center-of-excellence', 'speciality-centre-service'];

/**
 * The header in which the rendering passes the place of a page (keys of contexts) to the policy. It never leaves the
 * server.
 */
export const aboutHeader = 'x-page-about';

/**
 * The hospital or clinic of a page, from the data of its routes: this alone decides which scripts run and what the
 * policy allows.
 */
export function contextsShown(routes: readonly { id: string; loaderData: unknown }[]): ScriptContext[] {
  const about = routes.map(({ id, loaderData }) => shownBy(id, loaderData)).find(Boolean);
  return about ? contextsOfPlace(about) : [];
}

function shownBy(id: string, data: unknown): Shown | undefined {
  if (placePages.includes(id)) return (data ?? undefined) as Shown | undefined;
  const keyword = id === 'keyword-layout' ? (data as { component: string; page: Shown } | null | undefined) : null;
  return keyword && placeKeywords.includes(keyword.component) ? keyword.page : undefined;
}

function contextsOfPlace({ hospital, clinic }: Shown): ScriptContext[] {
  if (clinic)
    return [
      { kind: 'clinic', value: String(clinic.id) },
      { kind: 'clinic_location', value: locationLabel(clinic.hospital.state) },
    ];
  return hospital ? [{ kind: 'hospital', value: String(hospital.id) }] : [];
}

/** The contexts of a request: the named ones, or the general one. */
export function contextsOf(asked: {
  hospital_id?: number | undefined;
  location?: string | undefined;
  clinic_id?: number | undefined;
  clinic_location?: string | undefined;
}): ScriptContext[] {
  const contexts: ScriptContext[] = [
    ...(asked.hospital_id ? [{ kind: 'hospital' as const, value: String(asked.hospital_id) }] : []),
    ...(asked.location ? [{ kind: 'location' as const, value: locationLabel(asked.location) }] : []),
    ...(asked.clinic_id ? [{ kind: 'clinic' as const, value: String(asked.clinic_id) }] : []),
    ...(asked.clinic_location
      ? [{ kind: 'clinic_location' as const, value: locationLabel(asked.clinic_location) }]
      : []),
  ];
  return contexts.length > 0 ? contexts : [everywhere];
}
