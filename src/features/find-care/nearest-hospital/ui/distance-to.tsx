import { m } from '#src/paraglide/messages.js';
import { greatCircleKm, readLocation, shownKm } from '../nearest-hospital.rules.ts';
import { useRememberedPosition } from './remembered-hospital.ts';

/**
 * The distance of a hospital from the visitor, filled in by the browser once the position is known; its space is
 * reserved.
 */
export function DistanceTo({ location }: { location: string }) {
  const from = useRememberedPosition();
  const to = readLocation(location);
  return (
    <span className="inline-block min-h-[1lh] min-w-20 tabular-nums">
      {from && to ? m.nearest_hospital_distance({ km: shownKm(greatCircleKm(from, to)) }) : null}
    </span>
  );
}
