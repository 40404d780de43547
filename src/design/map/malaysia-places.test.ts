import { expect, it } from 'vitest';
import { malaysiaOutline, neighboursOutline } from './malaysia-outline.ts';
import { isInInset, mapSize, placeAt, placeInInset, placeOnMap, spreadApart } from './malaysia-places.ts';

const places = {
  kangar: [6.4414, 100.19862],
  johorBahru: [1.4655, 103.7578],
  kuching: [1.55, 110.33333],
  kotaKinabalu: [5.9804, 116.0735],
} as const;
const klangValley = [
  [3.157, 101.712],
  [3.1868, 101.706],
  [3.1068, 101.725],
  [3.129, 101.671],
  [3.10726, 101.60671],
  [3.08507, 101.53281],
  [3.03333, 101.45],
  [2.9927, 101.7909],
  [3.31667, 101.58333],
  [3.35, 101.25],
] as const;

/** The coordinates of all 29 hospitals of the sample. */
const hospitals = [
  [3.157, 101.712],
  [3.1868, 101.706],
  [3.1068, 101.725],
  [3.129, 101.671],
  [3.10726, 101.60671],
  [3.08507, 101.53281],
  [3.03333, 101.45],
  [2.9927, 101.7909],
  [3.31667, 101.58333],
  [3.35, 101.25],
  [1.4655, 103.7578],
  [1.4726, 103.878],
  [2.0251, 103.3328],
  [2.03333, 102.56667],
  [1.85, 102.93333],
  [4.5841, 101.0829],
  [4.85, 100.73333],
  [4.2167, 100.7],
  [6.12104, 100.36014],
  [5.647, 100.48772],
  [1.55, 110.33333],
  [4.38333, 113.98333],
  [3.8077, 103.326],
  [3.45, 102.41667],
  [5.36301, 100.4667],
  [6.13328, 102.2386],
  [6.4414, 100.19862],
  [5.9804, 116.0735],
  [2.71667, 101.93333],
] as const;

it('every hospital lies inside the frame of the map', () => {
  for (const [latitude, longitude] of hospitals) {
    const { x, y } = placeOnMap(latitude, longitude);
    expect(x).toBeGreaterThan(24);
    expect(x).toBeLessThan(mapSize.width - 24);
    expect(y).toBeGreaterThan(24);
    expect(y).toBeLessThan(mapSize.height - 24);
  }
});

it('outside the Klang Valley too, pins stay far enough apart to touch, and near their place', () => {
  const places = hospitals
    .filter(([latitude, longitude]) => !isInInset(latitude, longitude))
    .map(([latitude, longitude]) => placeOnMap(latitude, longitude));
  const pins = spreadApart(places, 37);
  for (const [index, a] of pins.entries()) {
    for (const b of pins.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(34);
    expect(Math.hypot(a.x - places[index]!.x, a.y - places[index]!.y)).toBeLessThan(30);
  }
});

it('the outline that pages carry stays light', () => {
  expect(malaysiaOutline.length + neighboursOutline.length).toBeLessThan(12_000);
});

it('places lie inside the map, north above south and west before east', () => {
  const at = Object.fromEntries(
    Object.entries(places).map(([name, [latitude, longitude]]) => [name, placeOnMap(latitude, longitude)]),
  );
  for (const { x, y } of Object.values(at)) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(mapSize.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(mapSize.height);
  }
  expect(at['kangar']!.y).toBeLessThan(at['johorBahru']!.y);
  expect(at['johorBahru']!.x).toBeLessThan(at['kuching']!.x);
  expect(at['kuching']!.x).toBeLessThan(at['kotaKinabalu']!.x);
});

it('the hospitals of the Klang Valley stand in the enlarged part, far enough apart to touch', () => {
  for (const [latitude, longitude] of klangValley) expect(isInInset(latitude, longitude)).toBe(true);
  const pins = spreadApart(
    klangValley.map(([latitude, longitude]) => placeInInset(latitude, longitude)),
    37,
  );
  for (const [index, a] of pins.entries())
    for (const b of pins.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24);
});

it('a point of the map is the place that it shows, on both sides of the narrowed sea', () => {
  for (const [latitude, longitude] of [
    [3.139, 101.687],
    [6.44, 100.2],
    [1.5533, 110.3592],
    [5.9804, 116.0735],
  ] as const) {
    const { x, y } = placeOnMap(latitude, longitude);
    expect(placeAt(x, y)).toEqual({ latitude, longitude });
  }
});
