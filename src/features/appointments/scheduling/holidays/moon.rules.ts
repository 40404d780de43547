/**
 * The positions of sun and moon, to a few hundredths of a degree: enough for a calendar whose months begin with the new
 * crescent. Positions by the leading terms of Jean Meeus, Astronomical Algorithms (chapters 25 and 47).
 */

const dayMs = 86_400_000;
/** The first hour of the year 2000 in astronomical time, 69 seconds ahead of the clock in these decades. */
const epochMs = Date.UTC(2000, 0, 1, 12) - 69_000;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const sin = (angle: number) => Math.sin(radians(angle));
const cos = (angle: number) => Math.cos(radians(angle));
/** An angle from 0 up to 360. */
const turned = (angle: number) => ((angle % 360) + 360) % 360;
/** An angle from -180 up to 180. */
const halfTurned = (angle: number) => turned(angle + 180) - 180;

/** Degrees, and the multiples of the moon's elongation, the sun's anomaly, the moon's anomaly and its node distance. */
type Term = readonly [degrees: number, elongation: number, sun: number, moon: number, node: number];

const longitudeTerms: readonly Term[] = [
  [6.288774, 0, 0, 1, 0],
  [1.274027, 2, 0, -1, 0],
  [0.658314, 2, 0, 0, 0],
  [0.213618, 0, 0, 2, 0],
  [-0.185116, 0, 1, 0, 0],
  [-0.114332, 0, 0, 0, 2],
  [0.058793, 2, 0, -2, 0],
  [0.057066, 2, -1, -1, 0],
  [0.053322, 2, 0, 1, 0],
  [0.045758, 2, -1, 0, 0],
  [-0.040923, 0, 1, -1, 0],
  [-0.03472, 1, 0, 0, 0],
  [-0.030383, 0, 1, 1, 0],
  [0.015327, 2, 0, 0, -2],
  [-0.012528, 0, 0, 1, 2],
  [0.01098, 0, 0, 1, -2],
  [0.010675, 4, 0, -1, 0],
  [0.010034, 0, 0, 3, 0],
];

const latitudeTerms: readonly Term[] = [
  [5.128122, 0, 0, 0, 1],
  [0.280602, 0, 0, 1, 1],
  [0.277693, 0, 0, 1, -1],
  [0.173237, 2, 0, 0, -1],
  [0.055413, 2, 0, -1, 1],
  [0.046271, 2, 0, -1, -1],
  [0.032573, 2, 0, 0, 1],
  [0.017198, 0, 0, 2, 1],
];

/** Ecliptic longitudes of sun and moon, the moon's latitude and its parallax, in degrees. */
export interface Sky {
  sun: number;
  moon: number;
  latitude: number;
  parallax: number;
}

/** The sky at an instant in milliseconds since 1970. */
export function skyAt(at: number): Sky {
  const centuries = (at - epochMs) / (36_525 * dayMs);
  const sunAnomaly = 357.5291 + 35_999.0503 * centuries;
  const moonAnomaly = 134.9634 + 477_198.8675 * centuries;
  const elongation = 297.8502 + 445_267.1115 * centuries;
  const node = 93.2721 + 483_202.0175 * centuries;
  const sum = (terms: readonly Term[]) =>
    terms.reduce(
      (total, [size, e, s, m, n]) => total + size * sin(e * elongation + s * sunAnomaly + m * moonAnomaly + n * node),
      0,
    );
  return {
    sun: turned(280.4608 + 36_000.7698 * centuries + 1.9146 * sin(sunAnomaly) + 0.02 * sin(2 * sunAnomaly)),
    moon: turned(218.3165 + 481_267.8813 * centuries + sum(longitudeTerms)),
    latitude: sum(latitudeTerms),
    parallax: 0.9508 + 0.0518 * cos(moonAnomaly) + 0.0095 * cos(2 * elongation - moonAnomaly),
  };
}

/** How far the moon is past the sun, in degrees: 0 at the new moon, 180 at the full moon. */
export function moonPhase(at: number): number {
  const { sun, moon } = skyAt(at);
  return turned(moon - sun);
}

/** The instant of the new moon nearest to another instant, to about three minutes. */
export function newMoonNear(at: number): number {
  let instant = at;
  for (let step = 0; step < 8; step += 1) instant -= (halfTurned(moonPhase(instant)) / 12.19) * dayMs;
  return instant;
}

/** A place where the moon is looked for, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** The height above the horizon, seen from the middle of the earth. */
function height(at: number, { longitude, latitude }: { longitude: number; latitude: number }, place: Place): number {
  const tilt = 23.438;
  const rightAscension = degrees(
    Math.atan2(sin(longitude) * cos(tilt) - Math.tan(radians(latitude)) * sin(tilt), cos(longitude)),
  );
  const declination = degrees(Math.asin(sin(latitude) * cos(tilt) + cos(latitude) * sin(tilt) * sin(longitude)));
  const earthTurn = 280.46062 + 360.98564737 * ((at - Date.UTC(2000, 0, 1, 12)) / dayMs);
  const hourAngle = earthTurn + place.longitude - rightAscension;
  return degrees(
    Math.asin(sin(place.latitude) * sin(declination) + cos(place.latitude) * cos(declination) * cos(hourAngle)),
  );
}

/** The instant of sunset between two instants, one before and one after it. */
function sunsetBetween(before: number, after: number, place: Place): number {
  let [early, late] = [before, after];
  while (late - early > 1_000) {
    const middle = (early + late) / 2;
    // The upper edge of the sun is visible a little longer, because air bends its light.
    if (height(middle, { longitude: skyAt(middle).sun, latitude: 0 }, place) > -0.8333) early = middle;
    else late = middle;
  }
  return early;
}

/** The moon at sunset: the instant, its height above the horizon of the place, and its distance from the sun. */
export function moonAtSunset(
  before: number,
  after: number,
  place: Place,
): { at: number; height: number; distance: number } {
  const at = sunsetBetween(before, after, place);
  const { sun, moon, latitude, parallax } = skyAt(at);
  const high = height(at, { longitude: moon, latitude }, place);
  return {
    at,
    height: high - parallax * cos(high),
    distance: degrees(Math.acos(cos(latitude) * cos(moon - sun))),
  };
}
