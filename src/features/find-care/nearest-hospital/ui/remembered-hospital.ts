import { useSyncExternalStore } from 'react';
import { saveFilters, savedFilters, type FilterSet } from '#src/shared/lists/saved-filters.ts';
import { builtInHospitals, type BuiltInHospital } from '../built-in-hospitals.ts';
import { readLocation, type Position } from '../nearest-hospital.rules.ts';

const hospitalKey = 'hospital_location';
const positionKey = 'nearest_hospital:position';
const doneKey = 'nearest_hospital:done';
const changed = 'nearest-hospital';
/** The filter sets that the specification names: doctors, health packages, camps and events. */
const sets: readonly FilterSet[] = ['doctors', 'health-packages', 'campaigns-events', 'camps'];

/**
 * Stores the visitor's hospital: its name becomes the location of the lists' filters, and its state that of the
 * hospital list (the specification's hospital location). Nothing of it is sent.
 */
export function rememberHospital(hospital: BuiltInHospital): void {
  for (const set of sets) saveFilters(set, { ...savedFilters(set), location: hospital.name });
  saveFilters('hospitals', { ...savedFilters('hospitals'), location: hospital.state });
  write(localStorage, hospitalKey, JSON.stringify({ name: hospital.name, state: hospital.state }));
}

/** Removes the hospital, also from the lists' filters, unless another place was chosen there since. */
export function forgetHospital(): void {
  const hospital = currentHospital();
  for (const set of [...sets, 'hospitals'] as const) {
    const { location: place, ...rest } = savedFilters(set);
    if (place === (set === 'hospitals' ? hospital?.state : hospital?.name)) saveFilters(set, rest);
  }
  write(localStorage, hospitalKey, null);
  markDone();
}

/** Whether the search was done in this session: the next page must not overwrite a later choice of the visitor. */
export function isDone(): boolean {
  return read(sessionStorage, doneKey) !== null;
}

/** Records that the hospital was searched for in this session. */
export function markDone(): void {
  write(sessionStorage, doneKey, 'yes');
}

/** Stored only for this session, already rounded. */
export function rememberPosition({ latitude, longitude }: Position): void {
  write(sessionStorage, positionKey, `${latitude},${longitude}`);
}

/** The visitor's hospital; undefined on the server and until one is set. */
export function useRememberedHospital(): BuiltInHospital | undefined {
  const name = useSyncExternalStore(
    subscribe,
    () => currentHospital()?.name,
    () => undefined,
  );
  return builtInHospitals.find((hospital) => hospital.name === name);
}

/** The visitor's position in this session; null on the server and until it is known. */
export function useRememberedPosition(): Position | null {
  const location = useSyncExternalStore(
    subscribe,
    () => read(sessionStorage, positionKey),
    () => null,
  );
  return location === null ? null : readLocation(location);
}

function currentHospital(): BuiltInHospital | undefined {
  const stored = read(localStorage, hospitalKey);
  return stored === null ? undefined : builtInHospitals.find(({ name }) => stored.includes(JSON.stringify(name)));
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}

function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function write(storage: Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // Storage may be blocked: the page then works without it.
  }
  dispatchEvent(new Event(changed));
}
