/** Finds the nearest hospital in the browser (specification, section 4): nothing of the position leaves it. */
import { farthestNearKm, nearestHospital, roundPosition } from '../nearest-hospital.rules.ts';
import { isDone, markDone, rememberHospital, rememberPosition } from './remembered-hospital.ts';

/** `far`: there is no hospital near. `unknown`: the browser gave no position, which is only logged. */
export type Found = 'near' | 'far' | 'unknown';

/** Whether the position may be read without asking: granted before, not done in this visit, and no location in the address. */
export async function mayFindUnasked(): Promise<boolean> {
  if (isDone() || new URLSearchParams(location.search).has('location')) return false;
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch (error) {
    console.info('Geolocation permission is not known.', error);
    return false;
  }
}

/** Reads the position and sets the lists' filters by the nearest hospital. */
export function findNearest(): Promise<Found> {
  if (!('geolocation' in navigator)) {
    console.info('Geolocation is not supported.');
    return Promise.resolve('unknown');
  }
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const from = roundPosition(coords);
        const { hospital, km } = nearestHospital(from);
        markDone();
        rememberPosition(from);
        if (km <= farthestNearKm) rememberHospital(hospital);
        resolve(km <= farthestNearKm ? 'near' : 'far');
      },
      (error) => {
        // The specification: on denial only a console message.
        console.info('Geolocation was not given.', error.message);
        resolve('unknown');
      },
      { enableHighAccuracy: false, maximumAge: 600_000, timeout: 10_000 },
    );
  });
}
