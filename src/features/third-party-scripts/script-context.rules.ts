/** Where a third-party script runs, and the name that its elements get (specification, section 4). */
export type ContextKind = 'general' | 'hospital' | 'location' | 'clinic' | 'clinic_location';

export interface ScriptContext {
  kind: ContextKind;
  /** A number, a location in its one spelling, or empty. */
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

/** How the context stands in a form and in the page's data: 'hospital:3'. */
export const contextKey = ({ kind, value }: ScriptContext): string => (kind === 'general' ? kind : `${kind}:${value}`);

export function readContextKey(key: string): ScriptContext | null {
  const [kind = '', value = ''] = key.split(':');
  if (kind === 'general') return value === '' ? everywhere : null;
  const isNumbered = kind === 'hospital' || kind === 'clinic';
  if (!isNumbered && kind !== 'location' && kind !== 'clinic_location') return null;
  return (isNumbered ? /^[1-9]\d{0,8}$/ : /^[a-z0-9_]{2,60}$/).test(value) ? { kind, value } : null;
}

/** The contexts of a request: those it names, or every page. */
export function contextsOf(asked: { hospital_id?: number | undefined; location?: string | undefined; clinic_id?: number | undefined; clinic_location?: string | undefined }): ScriptContext[] {
  const contexts: ScriptContext[] = [
    ...(asked.hospital_id ? [{ kind: 'hospital' as const, value: String(asked.hospital_id) }] : []),
    ...(asked.location ? [{ kind: 'location' as const, value: locationLabel(asked.location) }] : []),
    ...(asked.clinic_id ? [{ kind: 'clinic' as const, value: String(asked.clinic_id) }] : []),
    ...(asked.clinic_location ? [{ kind: 'clinic_location' as const, value: locationLabel(asked.clinic_location) }] : []),
  ];
  return contexts.length > 0 ? contexts : [everywhere];
}
