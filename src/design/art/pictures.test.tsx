import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { DoctorPortrait } from './portraits/doctor-portrait.server.tsx';
import { LandscapeLine } from './hospitals/landscape-line.tsx';
import { HospitalDrawing } from './hospitals/hospital-picture.server.tsx';
import { placeOf } from './hospitals/landscape-places.ts';
import { Mark } from './mark.tsx';
import { likenessOf } from './portraits/portrait-likeness.ts';
import { Scene } from './scenes/scene.server.tsx';
import { storyScenes } from './scenes/scene-stories.tsx';
import { packageTopics } from './scenes/scene-packages.tsx';
import { readingTopics } from './scenes/scene-reading.tsx';
import { sceneNames } from '../pictures/scene-names.ts';
import { SongketBand } from './songket-band.tsx';
import { SpecialityIcon, specialityIcons } from './speciality-icon.tsx';
import { DoctorPicture, HospitalPicture, picturesEdition, ScenePicture } from '#src/design/pictures/pictures.tsx';
import { seededRandom } from '#src/shared/seeded-random.ts';

const seeds = Array.from({ length: 50 }, (_, index) => `seed-${index}`);
const towns = [
  'Tun Razak',
  'Sentul',
  'Cheras',
  'Bangsar',
  'Petaling Jaya',
  'Shah Alam',
  'Klang',
  'Kajang',
  'Rawang',
  'Kuala Selangor',
  'Johor Bahru',
  'Pasir Gudang',
  'Kluang',
  'Muar',
  'Batu Pahat',
  'Ipoh',
  'Taiping',
  'Sitiawan',
  'Alor Setar',
  'Sungai Petani',
  'Kuching',
  'Miri',
  'Kuantan',
  'Temerloh',
  'Bukit Mertajam',
  'Kota Bharu',
  'Kangar',
  'Kota Kinabalu',
  'Seremban',
];
const topics = [
  'hospital',
  'people',
  'consultation',
  'waiting',
  'family',
  'booking',
  'teleconsult',
  'entrance',
  'empty',
  'not-found',
  'error',
  'hills',
  ...packageTopics,
  ...readingTopics,
  ...sceneNames,
];

/** A scene is sent compressed; its people have faces, so it is larger than a portrait. */
const sentSize = (picture: ReactElement) => gzipSync(renderToStaticMarkup(picture)).byteLength;
const size = (picture: ReactElement) => Buffer.byteLength(renderToStaticMarkup(picture));

describe('every picture is light enough for a list of many', () => {
  test.each(towns)('a hospital in %s, whatever its seed', (town) => {
    for (const seed of seeds) expect(size(<HospitalDrawing seed={seed} town={town} />)).toBeLessThan(3000);
  });

  test('a doctor, whoever it is', () => {
    for (const seed of seeds) {
      for (const gender of ['female', 'male'])
        expect(size(<DoctorPortrait seed={seed} gender={gender} />)).toBeLessThan(3000);
    }
  });

  test.each(topics)('the scene "%s"', (topic) => {
    for (const seed of seeds.slice(0, 8)) expect(sentSize(<Scene topic={topic} seed={seed} />)).toBeLessThan(2600);
  });

  test('marks, icons and dividers', () => {
    for (const Picture of [Mark, SongketBand, LandscapeLine]) expect(size(<Picture />)).toBeLessThan(1500);
    for (const name of specialityIcons) expect(size(<SpecialityIcon name={name} />)).toBeLessThan(1000);
  });
});

describe('a scene that an entry can name', () => {
  it.each(sceneNames)('"%s" is drawn: it is not the calm hills', (name) => {
    const drawn = renderToStaticMarkup(<Scene topic={name} seed="1" />);
    const hills = renderToStaticMarkup(<Scene topic="hills" seed="1" />);
    const branch = hills.slice(hills.indexOf('translate(150 150)'));
    expect(drawn).not.toContain(branch);
  });

  it('no story is left out of the list', () => {
    expect(storyScenes.filter((name) => !(sceneNames as readonly string[]).includes(name))).toEqual([]);
  });
});

describe('the same seed draws the same picture', () => {
  test.each([
    ['a hospital', (seed: string) => <HospitalDrawing seed={seed} state="Perak" />],
    ['a doctor', (seed: string) => <DoctorPortrait seed={seed} gender="female" />],
    ['a scene', (seed: string) => <Scene topic="empty" seed={seed} />],
  ])('%s', (_, draw) => {
    for (const seed of seeds) expect(renderToStaticMarkup(draw(seed))).toBe(renderToStaticMarkup(draw(seed)));
    expect(new Set(seeds.map((seed) => renderToStaticMarkup(draw(seed)))).size).toBeGreaterThan(10);
  });
});

describe('a picture speaks only when it is given words', () => {
  test.each([
    ['a hospital', (label?: string) => <HospitalPicture seed="melur-ipoh" label={label} />],
    ['a doctor', (label?: string) => <DoctorPicture seed="1" gender="male" label={label} />],
    ['a scene', (label?: string) => <ScenePicture topic="hills" seed="1" label={label} />],
  ])('%s', (_, draw) => {
    expect(renderToStaticMarkup(draw())).toContain('alt=""');
    expect(renderToStaticMarkup(draw('A name'))).toContain('alt="A name"');
  });

  test('an icon', () => {
    expect(renderToStaticMarkup(<SpecialityIcon name="heart" />)).toContain('aria-hidden="true"');
    const spoken = renderToStaticMarkup(<SpecialityIcon name="heart" label="A name" />);
    expect(spoken).toContain('role="img"');
    expect(spoken).toContain('<title>A name</title>');
    expect(spoken).not.toContain('aria-hidden');
  });
});

describe('pictures as files', () => {
  it('keep their proportions, so that nothing moves when one arrives', () => {
    for (const draw of [
      () => <HospitalPicture seed="1" />,
      () => <DoctorPicture seed="1" gender="male" />,
      () => <ScenePicture topic="error" seed="1" />,
    ]) {
      expect(renderToStaticMarkup(draw())).toMatch(/ width="\d+" height="\d+"/);
    }
    for (const draw of [
      () => <HospitalDrawing seed="1" />,
      () => <DoctorPortrait seed="1" gender="male" />,
      () => <Scene topic="error" seed="1" />,
    ]) {
      expect(renderToStaticMarkup(draw())).toMatch(
        /^<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+" width="\d+" height="\d+"/,
      );
    }
    for (const draw of [() => <SpecialityIcon name="eye" />, () => <Mark />])
      expect(renderToStaticMarkup(draw())).toMatch(/^<svg viewBox="0 0 \d+ \d+" width="\d+" height="\d+"/);
  });

  it('have a new edition when a drawing has changed: browsers keep an address for good', () => {
    const hash = createHash('sha256');
    for (const seed of seeds) {
      for (const gender of ['female', 'male'])
        hash.update(renderToStaticMarkup(<DoctorPortrait seed={seed} gender={gender} />));
      for (const topic of topics) hash.update(renderToStaticMarkup(<Scene topic={topic} seed={seed} />));
      for (const town of towns) hash.update(renderToStaticMarkup(<HospitalDrawing seed={seed} town={town} />));
    }
    expect(picturesEdition).toBe(hash.digest('hex').slice(0, 8));
  });
});

describe('the country in the pictures', () => {
  it('knows a town by its name, by the hospital’s slug, or else by its state', () => {
    expect(placeOf({ town: 'Kota Kinabalu', seed: 'x' }).motifs).toContain('kinabalu');
    expect(placeOf({ seed: 'melur-ipoh' }).motifs).toContain('limestone');
    expect(placeOf({ seed: 'x', state: 'Negeri Sembilan' }).roofs).toEqual(['minang']);
    expect(placeOf({ seed: 'x' }).motifs.length).toBeGreaterThan(0);
  });

  it('gives no man a tudung, no woman a songkok or a beard', () => {
    for (const seed of seeds) {
      const of = (gender: string) => likenessOf({ random: seededRandom(seed), seed: `malay:${seed}`, gender });
      expect(of('male').headwear).not.toBe('tudung');
      expect([null, 'tudung']).toContain(of('female').headwear);
      expect(of('female').beard).toBe('none');
    }
  });

  it('has an icon for each of the specialities, and a stethoscope for the rest', () => {
    expect(specialityIcons).toHaveLength(31);
    expect(renderToStaticMarkup(<SpecialityIcon name="unheard-of" />)).toBe(
      renderToStaticMarkup(<SpecialityIcon name="generic" />),
    );
  });
});
