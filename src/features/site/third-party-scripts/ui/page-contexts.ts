import { useMatches } from 'react-router';
import { useRememberedHospital } from '#src/features/find-care/nearest-hospital/ui/remembered-hospital.ts';
import { contextsShown, everywhere, locationLabel, type ScriptContext } from '../script-context.rules.ts';

/** The contexts of this page: general, its hospital or clinic, and the hospital location that the visitor has set. */
export function usePageContexts(): ScriptContext[] {
  const state = useRememberedHospital()?.state;
  return [
    everywhere,
    ...contextsShown(useMatches()),
    ...(state ? [{ kind: 'location' as const, value: locationLabel(state) }] : []),
  ];
}
