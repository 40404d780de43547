import type { StateHospitals } from './home.schema.ts';

/** Hospitals under their states: states with most hospitals first, then by name. */
export function hospitalsByState(hospitals: readonly { slug: string; name: string; state: string }[]): StateHospitals[] {
  const states = new Map<string, StateHospitals>();
  for (const { slug, name, state } of hospitals) {
    const group = states.get(state) ?? { state, hospitals: [] };
    group.hospitals.push({ slug, name });
    states.set(state, group);
  }
  return [...states.values()].sort((a, b) => b.hospitals.length - a.hospitals.length || a.state.localeCompare(b.state));
}
