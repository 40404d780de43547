import { expect, it } from 'vitest';
import { isInInset, mapSize, placeInInset, placeOnMap, spreadApart } from './malaysia-places.ts';

const places = { kangar: [6.4414, 100.19862], johorBahru: [1.4655, 103.7578], kuching: [1.55, 110.33333], kotaKinabalu: [5.9804, 116.0735] } as const;
const klangValley = [[3.157, 101.712], [3.1868, 101.706], [3.1068, 101.725], [3.129, 101.671], [3.10726, 101.60671], [3.08507, 101.53281], [3.03333, 101.45], [2.9927, 101.7909], [3.31667, 101.58333], [3.35, 101.25]] as const;

it('places lie inside the map, north above south and west before east', () => {
  const at = Object.fromEntries(Object.entries(places).map(([name, [latitude, longitude]]) => [name, placeOnMap(latitude, longitude)]));
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
  const pins = spreadApart(klangValley.map(([latitude, longitude]) => placeInInset(latitude, longitude)), 27);
  for (const [index, a] of pins.entries()) for (const b of pins.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24);
});
