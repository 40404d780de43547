// Draws the outline of Malaysia and of its neighbours from open geographic data (Natural Earth, through world-atlas)
// into paths that the map carries. Run once when the outline should change: node scripts/draw-malaysia-map.mjs
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/**
 * The geographic data weigh 8 MB and only this script needs them: they are installed in a folder of their own when it
 * is first used.
 */
const packages = ['world-atlas@2.0.2', 'topojson-client@3.1.0'];
const tools = resolve('node_modules/.malaysia-map');
const atlas = `${tools}/node_modules/world-atlas/countries-10m.json`;
if (!existsSync(atlas)) {
  const parameters = ['install', '--prefix', tools, '--no-save', '--no-audit', '--no-fund', ...packages];
  if (spawnSync('npm', parameters, { stdio: 'inherit' }).status !== 0)
    throw new Error('The geographic data could not be installed. Is there a network?');
}
const { feature } = await import(`${tools}/node_modules/topojson-client/src/index.js`);
const world = JSON.parse(await readFile(atlas, 'utf8'));
const countries = feature(world, world.objects.countries).features;
const { mapSize, placeOnMap } = await import('../src/design/map/malaysia-places.ts');

/** Every outer ring of a country, in degrees. */
function ringsOf(name) {
  const { geometry } = countries.find(({ properties }) => properties.name === name);
  return (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map(([outer]) => outer);
}

const drawn = (ring) =>
  ring.map(([longitude, latitude]) => {
    const { x, y } = placeOnMap(latitude, longitude);
    return [x, y];
  });
const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length];
      return sum + x * v - u * y;
    }, 0),
  ) / 2;

/** Ramer-Douglas-Peucker, in the map's own units. */
function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points.at(-1)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const away = ([x, y]) =>
    length === 0
      ? Math.hypot(x - a[0], y - a[1])
      : Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length;
  let index = 1;
  for (let i = 2; i < points.length - 1; i += 1) if (away(points[i]) > away(points[index])) index = i;
  if (away(points[index]) <= tolerance) return [a, b];
  return [...simplify(points.slice(0, index + 1), tolerance).slice(0, -1), ...simplify(points.slice(index), tolerance)];
}

/** A ring has no ends, so each half is simplified on its own. */
function simplifyRing(ring, tolerance) {
  const middle = Math.floor(ring.length / 2);
  return [
    ...simplify(ring.slice(0, middle + 1), tolerance).slice(0, -1),
    ...simplify(ring.slice(middle), tolerance),
  ].slice(0, -1);
}

/** Cuts a ring at the map's edges (Sutherland and Hodgman), a little outside so that no cut is seen. */
function clip(ring) {
  const edge = 12;
  const sides = [
    [0, -edge, 1],
    [0, mapSize.width + edge, -1],
    [1, -edge, 1],
    [1, mapSize.height + edge, -1],
  ];
  return sides.reduce(
    (points, [axis, limit, sign]) =>
      points.flatMap((point, i) => {
        const before = points.at(i - 1);
        const isIn = (p) => (p[axis] - limit) * sign >= 0;
        const share = (limit - before[axis]) / (point[axis] - before[axis]);
        const crossing = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])];
        if (isIn(point)) return isIn(before) ? [point] : [crossing, point];
        return isIn(before) ? [crossing] : [];
      }),
    ring,
  );
}

/** The path with relative steps in tenths, the shortest way to write an outline. */
function pathOf(rings) {
  return rings
    .map((ring) => {
      let [x, y] = [0, 0];
      const steps = ring.map(([toX, toY]) => {
        const [dx, dy] = [Math.round((toX - x) * 10) / 10, Math.round((toY - y) * 10) / 10];
        [x, y] = [Math.round((x + dx) * 10) / 10, Math.round((y + dy) * 10) / 10];
        return [dx, dy];
      });
      return (
        steps
          .map(
            ([dx, dy], i) =>
              `${i === 0 ? 'M' : i === 1 ? 'l' : ''}${i > 1 && dx >= 0 ? ' ' : ''}${dx}${dy >= 0 ? ' ' : ''}${dy}`,
          )
          .join('')
          .replaceAll(/(?<!\d)0\./g, '.') + 'z'
      );
    })
    .join('');
}

const malaysia = ringsOf('Malaysia')
  .map(drawn)
  .filter((ring) => area(ring) > 4)
  .map((ring) => simplifyRing(ring, 0.6));
// Islands between the halves would be drawn in the wrong place, because the sea there is narrowed.
const isBesideAHalf = (ring) => ring.every(([longitude]) => longitude < 106.5 || longitude > 108.8);
const neighbours = ['Thailand', 'Indonesia', 'Brunei', 'Singapore']
  .flatMap(ringsOf)
  .filter(isBesideAHalf)
  .map(drawn)
  .map((ring) => clip(simplifyRing(ring, 1.1)))
  .filter((ring) => ring.length > 2 && area(ring) > 30);

await writeFile(
  'src/design/map/malaysia-outline.ts',
  `/** Made by scripts/draw-malaysia-map.mjs from Natural Earth's public-domain data. */
export const malaysiaOutline =
  '${pathOf(malaysia)}';

/** The neighbouring countries, cut at the map's edges. */
export const neighboursOutline =
  '${pathOf(neighbours)}';
`,
);
