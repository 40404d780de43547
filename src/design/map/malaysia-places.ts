/** The map's size in its own units. */
export const mapSize = { width: 960, height: 444 } as const;

const unitsPerDegree = 60;
const [west, north] = [99.64, 7.38];
const [left, top] = [30, 28];
/** The sea between the two halves is narrowed by this many degrees, so that both fit on a phone. */
const narrowedSea = 4.6;
const seaMiddle = 106.5;

/** Where a place is on the map; both halves keep their shape. Degrees in, map units out. */
export function placeOnMap(latitude: number, longitude: number): { x: number; y: number } {
  const moved = longitude > seaMiddle ? longitude - narrowedSea : longitude;
  return { x: left + (moved - west) * unitsPerDegree, y: top + (north - latitude) * unitsPerDegree };
}

/** The place at a point of the map, to about ten metres. Map units in, degrees out. */
export function placeAt(x: number, y: number): { latitude: number; longitude: number } {
  const moved = west + (x - left) / unitsPerDegree;
  const longitude = moved > seaMiddle - narrowedSea / 2 ? moved + narrowedSea : moved;
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return { latitude: round(north - (y - top) / unitsPerDegree), longitude: round(longitude) };
}

/** The Klang Valley, where hospitals are too close together to touch: drawn larger between the two halves. */
export const inset = { left: 346, top: 34, size: 224, south: 2.93, west: 101.19, degrees: 0.66 } as const;
/** Space between the places and the inset's frame; more above, for the inset's name. */
const margin = 26;
const lowered = 8;

/** Whether a place, in degrees, is inside the enlarged part of the map. */
export function isInInset(latitude: number, longitude: number): boolean {
  return (
    latitude >= inset.south &&
    latitude <= inset.south + inset.degrees &&
    longitude >= inset.west &&
    longitude <= inset.west + inset.degrees
  );
}

/** Where a place of the Klang Valley is in the enlarged part. */
export function placeInInset(latitude: number, longitude: number): { x: number; y: number } {
  const scale = (inset.size - 2 * margin) / inset.degrees;
  return {
    x: inset.left + margin + (longitude - inset.west) * scale,
    y: inset.top + inset.size - margin + lowered - (latitude - inset.south) * scale,
  };
}

/** The piece of the map that the inset shows from edge to edge, in map units. */
export function insetWindow(): { x: number; y: number; size: number } {
  const perUnit = (inset.size - 2 * margin) / inset.degrees / unitsPerDegree;
  const corner = placeOnMap(inset.south + inset.degrees, inset.west);
  return { x: corner.x - margin / perUnit, y: corner.y - (margin + lowered) / perUnit, size: inset.size / perUnit };
}

/** A touch target, 44 px, in map units where the map is as wide as on a phone: 312 px. */
export const fingerWidth = 140;

interface StateSpot {
  states: string[];
  count: number;
  /** Latitude and longitude of each hospital. */
  places: [latitude: number, longitude: number][];
}

/** States that are closer than this share one circle; others are moved apart. */
const joinedWithin = fingerWidth * 0.55;

/** Joins states whose centres are too close to be touched separately, the nearest two first. */
export function joinNear(
  states: readonly StateSpot[],
): { states: string[]; count: number; latitude: number; longitude: number }[] {
  const spots = states.map(withMiddle);
  for (;;) {
    const pairs = spots.flatMap((a, index) => spots.slice(index + 1).map((b) => ({ a, b, apart: apart(a, b) })));
    const [closest] = pairs.filter(({ apart: units }) => units < joinedWithin).sort((x, y) => x.apart - y.apart);
    if (!closest) return spots;
    const { a, b } = closest;
    const joined = { states: [...a.states, ...b.states], count: a.count + b.count, places: [...a.places, ...b.places] };
    spots.splice(spots.indexOf(b), 1);
    spots.splice(spots.indexOf(a), 1, withMiddle(joined));
  }
}

function withMiddle(spot: StateSpot) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    ...spot,
    latitude: mean(spot.places.map(([latitude]) => latitude)),
    longitude: mean(spot.places.map(([, longitude]) => longitude)),
  };
}

function apart(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const [from, to] = [placeOnMap(a.latitude, a.longitude), placeOnMap(b.latitude, b.longitude)];
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Moves points that are closer than `distance` apart, a little at a time, so that each can be touched. */
export function spreadApart(points: readonly { x: number; y: number }[], distance: number): { x: number; y: number }[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < 60; round += 1) {
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) pushApart(a, b, distance);
    }
  }
  return moved;
}

function pushApart(a: { x: number; y: number }, b: { x: number; y: number }, distance: number): void {
  const apart = Math.hypot(b.x - a.x, b.y - a.y);
  if (apart >= distance) return;
  // Two points at the same place move apart sideways.
  const [dx, dy] = apart === 0 ? [1, 0] : [(b.x - a.x) / apart, (b.y - a.y) / apart];
  const step = (distance - apart) / 2;
  a.x -= dx * step;
  a.y -= dy * step;
  b.x += dx * step;
  b.y += dy * step;
}
