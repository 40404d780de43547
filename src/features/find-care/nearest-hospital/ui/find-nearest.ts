/** Finds the nearest hospital in the browser (specification, section 4): the position is not sent. */
import { builtInHospitals } from '../built-in-hospitals.ts';
import { farthestNearKm, nearestHospital, roundPosition, type Position } from '../nearest-hospital.rules.ts';
import { rememberTown } from './remember-town.ts';
import { isDone, markDone, rememberHospital, rememberPosition } from './remembered-hospital.ts';

/** `far`: there is no hospital near. `unknown`: the browser gave no position, which is only logged. */
export type Found = 'near' | 'far' | 'unknown';

/**
 * Whether the position may be read without asking: granted before, not read in this session, and no location in the
 * address.
 */
export async function mayFindUnasked(): Promise<boolean> {
  if (isDone() || new URLSearchParams(location.search).has('location')) return false;
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch (error) {
    console.info('Geolocation permission is not known.', error);
    return false;
  }
}

/** Reads the position, sets the lists' filters to the nearest hospital, and stores its town. */
export async function findNearest(): Promise<Found> {
  const from = await readPosition();
  if (!from) return 'unknown';
  const { hospital, km } = nearestHospital(from);
  if (km <= farthestNearKm) {
    rememberHospital(hospital);
    const { builtInTowns } = await import('../built-in-towns.ts');
    rememberTown(builtInTowns[builtInHospitals.indexOf(hospital)] ?? '');
  }
  return km <= farthestNearKm ? 'near' : 'far';
}

/** The position, rounded and stored for this session; null where the browser gives none, which is only logged. */
export function readPosition(): Promise<Position | null> {
  if (!('geolocation' in navigator)) {
    console.info('Geolocation is not supported.');
    return Promise.resolve(null);
  }
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const from = roundPosition(coords);
        markDone();
        rememberPosition(from);
        resolve(from);
      },
      (error) => {
        // The specification: on denial only a console message.
        console.info('Geolocation was not given.', error.message);
        resolve(null);
      },
      { enableHighAccuracy: false, maximumAge: 600_000, timeout: 10_000 },
    );
  });
}
