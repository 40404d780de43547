import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sceneNames } from '#src/design/pictures/scene-names.ts';

interface SampleEntry {
  slug: string;
  fields: { scene?: string };
}

it.each(['article', 'video', 'podcast', 'news', 'csr', 'event', 'campaign'])(
  'each sample entry of the kind %s names a drawn scene, and no scene stands twice in its list',
  (kind) => {
    const entries = JSON.parse(readFileSync(`sample/entries/${kind}/entries.json`, 'utf8')) as SampleEntry[];
    expect(entries.length).toBeGreaterThan(7);
    const undrawn = entries.filter(({ fields }) => !sceneNames.some((name) => name === fields.scene));
    expect(undrawn.map(({ slug }) => slug)).toEqual([]);
    expect(new Set(entries.map(({ fields }) => fields.scene)).size).toBe(entries.length);
  },
);

it('each of the 40 sample packages names a drawn scene of its own', () => {
  const packages = JSON.parse(readFileSync('sample/packages/packages.json', 'utf8')) as { scene: string }[];
  expect(packages).toHaveLength(40);
  const scenes = packages.map(({ scene }) => scene);
  expect(scenes.filter((scene) => !sceneNames.some((name) => name === scene))).toEqual([]);
  expect(new Set(scenes).size).toBe(40);
});
