// Draws the outline of Malaysia from open geographic data (Natural Earth, through world-atlas) into a path that pages carry.
// Run once when the outline should change: node scripts/draw-malaysia-map.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { feature } from 'topojson-client';

const world = JSON.parse(await readFile('node_modules/world-atlas/countries-10m.json', 'utf8'));
const malaysia = feature(world, world.objects.countries).features.find(({ properties }) => properties.name === 'Malaysia');

const { placeOnMap } = await import('../src/design/art/malaysia-places.ts');
const area = (ring) => Math.abs(ring.reduce((sum, [x, y], i) => { const [u, v] = ring[(i + 1) % ring.length]; return sum + x * v - u * y; }, 0)) / 2;

/** Ramer-Douglas-Peucker, in the map's own units. */
function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points.at(-1)];
  let worst = 0;
  let index = 0;
  for (let i = 1; i < points.length - 1; i += 1) {
    const [x, y] = points[i];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const distance = a[0] === b[0] && a[1] === b[1] ? Math.hypot(x - a[0], y - a[1]) : Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length;
    if (distance > worst) [worst, index] = [distance, i];
  }
  if (worst <= tolerance) return [a, b];
  return [...simplify(points.slice(0, index + 1), tolerance).slice(0, -1), ...simplify(points.slice(index), tolerance)];
}

const rings = malaysia.geometry.coordinates.map(([outer]) => outer.map(([longitude, latitude]) => { const { x, y } = placeOnMap(latitude, longitude); return [x, y]; })).filter((ring) => area(ring) > 6);
const half = (ring) => { const middle = Math.floor(ring.length / 2); return [...simplify(ring.slice(0, middle + 1), 0.7).slice(0, -1), ...simplify(ring.slice(middle), 0.7)]; };
const path = rings.map((ring) => `M${half(ring).slice(0, -1).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`).join('');
await writeFile('src/design/art/malaysia-outline.ts', `/** Made by scripts/draw-malaysia-map.mjs from Natural Earth's public-domain data. */\nexport const malaysiaOutline =\n  '${path}';\n`);
