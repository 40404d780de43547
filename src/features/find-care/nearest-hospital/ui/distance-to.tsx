import { m } from '#src/paraglide/messages.js';
import { greatCircleKm, readLocation, shownKm } from '../nearest-hospital.rules.ts';
import { distanceWords } from './distance-words.ts';
import { useRememberedPosition } from './remembered-hospital.ts';

/**
 * The distance of a hospital from the visitor: from the town by which the page is ordered (`km`), or filled in by the
 * browser once the position is known. Its space is reserved.
 */
export function DistanceTo({ location, km }: { location: string; km?: number | undefined }) {
  const from = useRememberedPosition();
  const to = readLocation(location);
  const words =
    km !== undefined
      ? distanceWords(km)
      : from && to
        ? m.nearest_hospital_distance({ km: shownKm(greatCircleKm(from, to)) })
        : null;
  return <span className="inline-block min-h-[1lh] min-w-20 tabular-nums">{words}</span>;
}
