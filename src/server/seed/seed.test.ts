import { expect, test } from 'vitest';
import { makeHolidays } from '#src/features/appointments/scheduling/holidays/public-holidays.rules.ts';
import { makeLeave, makeSessions } from '#src/features/appointments/scheduling/data/schedules.seed.ts';
import { makeDoctors } from '#src/features/find-care/doctors/data/doctors.seed.ts';
import { centreRows } from '#src/features/find-care/hospitals/data/hospitals.seed.ts';
import { hospitalSamples } from '#src/features/find-care/hospitals/data/hospital-sample.seed.ts';
import { makeKeywords } from '#src/features/site/keyword-routing/data/keywords.seed.ts';
import { packageSamples } from '#src/features/shop/packages/data/package-sample.seed.ts';
import { makePackageHospitals } from '#src/features/shop/packages/data/packages.seed.ts';
import { pairOf } from '#src/shared/texts/line-pairs.ts';
import { specialitySamples } from '#src/features/find-care/specialist-centres/data/speciality-sample.seed.ts';

const samples = makeDoctors();
const share = (count: number, of: number) => count / of;

test('the sample group has 29 hospitals, 30 specialities, 60 centres of excellence and 600 doctors', () => {
  expect(hospitalSamples()).toHaveLength(29);
  expect(specialitySamples()).toHaveLength(30);
  expect(centreRows()).toHaveLength(60);
  expect(samples.doctors).toHaveLength(600);
});

test('the sample has 40 packages of 14 kinds, each with what is included, how to prepare, and hospitals that do it', () => {
  expect(packageSamples()).toHaveLength(40);
  expect(new Set(packageSamples().map(({ type }) => type)).size).toBe(14);
  const places = makePackageHospitals();
  packageSamples().forEach((sample, index) => {
    expect(places.filter(({ packageId }) => packageId === index + 1).length, sample.slug).toBeGreaterThan(0);
    expect(Object.values(sample.includes).flat().length, sample.slug).toBeGreaterThan(2);
    expect(sample.prepare.length, sample.slug).toBeGreaterThan(0);
    for (const text of [sample.title, sample.summary, sample.suits])
      expect(Object.values(text).filter(Boolean)).toHaveLength(3);
  });
});

test('every hospital has at least 14 doctors and every speciality at least 10', () => {
  for (const { id } of hospitalSamples())
    expect(samples.places.filter(({ hospitalId }) => hospitalId === id).length).toBeGreaterThanOrEqual(14);
  specialitySamples().forEach((_, index) => {
    expect(
      samples.specialities.filter(({ specialityId, isPrimary }) => isPrimary && specialityId === index + 1).length,
    ).toBeGreaterThanOrEqual(10);
  });
});

test('shares of live schedules, immediate confirmation, teleconsultation and second hospitals are as promised', () => {
  const of = (key: 'hasLiveSchedule' | 'confirmsAtOnce' | 'offersTeleconsult') =>
    share(samples.doctors.filter((doctor) => doctor[key]).length, 600);
  expect(of('hasLiveSchedule')).toBeCloseTo(0.85, 1);
  expect(of('confirmsAtOnce')).toBeCloseTo(0.75, 1);
  expect(of('offersTeleconsult')).toBeCloseTo(0.35, 1);
  expect(share(samples.places.length - 600, 600)).toBeCloseTo(0.15, 1);
});

test('the sample is the same twice', () => {
  expect(makeDoctors()).toEqual(samples);
  expect(makeSessions(samples)).toEqual(makeSessions(samples));
  expect(makeLeave(samples)).toEqual(makeLeave(samples));
});

test('no two addresses, doctors or clinics are the same', () => {
  const distinct = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
  distinct(makeKeywords(samples).map(({ path }) => path));
  distinct(samples.doctors.map(({ slug }) => slug));
  distinct(samples.clinics.map(({ specialityId, slug }) => `${specialityId} ${slug}`));
  distinct(makeHolidays().map(({ state, day }) => `${state} ${day}`));
});

test('centres of excellence belong to specialities that exist', () => {
  const slugs = specialitySamples().map(({ slug }) => slug);
  for (const { specialitySlug } of centreRows()) expect(slugs).toContain(specialitySlug);
});

test('every centre of excellence has its sections in three languages, its figures marked as a sample', () => {
  const sources = {
    en: 'Sample figures, invented for this demonstration. They describe no real hospital.',
    ms: 'Angka contoh, direka untuk tujuan demonstrasi. Ia tidak menggambarkan mana-mana hospital sebenar.',
    zh: '示例数字，为演示而编，不代表任何真实医院。',
  };
  for (const centre of centreRows()) {
    const { conditions, treatments, equipment, pathway, figures, questions } = centre;
    expect(
      [conditions, treatments, equipment, pathway, figures, questions].map(({ length }) => length),
      centre.slug,
    ).toEqual([6, 4, 4, 4, 3, 2]);
    expect(centre.figuresSource).toEqual(sources);
    for (const language of ['en', 'ms', 'zh'] as const) {
      expect(centre.team[language]).not.toBe('');
      for (const line of [...conditions, ...treatments, ...pathway]) expect(line[language]).not.toBe('');
      for (const line of [...equipment, ...figures, ...questions])
        expect(pairOf(line[language]!), `${centre.slug} ${language}`).not.toContain('');
      for (const line of figures) expect(line[language]).not.toContain('{');
    }
  }
});

test('every centre of excellence has a doctor of its field, and the short address of a clinic leads to one that exists', () => {
  const found = new Set(
    samples.clinics.map(
      ({ specialityId, hospitalId }) => `${specialitySamples()[specialityId - 1]!.slug} ${hospitalId}`,
    ),
  );
  for (const { specialitySlug, hospitalId } of centreRows()) expect(found).toContain(`${specialitySlug} ${hospitalId}`);
  const keywords = makeKeywords(samples);
  const short = keywords.find(({ component }) => component === 'clinic')!;
  expect(keywords.find(({ path }) => path === short.url)).toMatchObject({
    component: 'speciality-centre-service',
    itemId: short.itemId,
  });
});

test('every doctor has four to eight sessions, none overlapping another, all where the doctor practises', () => {
  const byDoctor = Map.groupBy(makeSessions(samples), ({ doctorId }) => doctorId);
  expect(byDoctor.size).toBe(600);
  for (const [doctorId, sessions] of byDoctor) {
    expect(sessions.length).toBeGreaterThanOrEqual(4);
    expect(sessions.length).toBeLessThanOrEqual(8);
    const sorted = sessions
      .map(({ weekday, startsAt, endsAt }) => ({ from: `${weekday} ${startsAt}`, to: `${weekday} ${endsAt}` }))
      .sort((a, b) => (a.from < b.from ? -1 : 1));
    sorted.slice(1).forEach(({ from }, index) => expect(from >= sorted[index]!.to).toBe(true));
    const places = samples.places.filter((place) => place.doctorId === doctorId).map(({ hospitalId }) => hospitalId);
    for (const { hospitalId } of sessions) expect(places).toContain(hospitalId);
  }
});

test('no more than a third of the doctors begin their mornings at the same time, and their slots fill each session', () => {
  const sessions = makeSessions(samples);
  const mornings = Map.groupBy(
    new Map(sessions.filter(({ startsAt }) => startsAt < '12').map((one) => [one.doctorId, one.startsAt])),
    ([, startsAt]) => startsAt,
  );
  expect([...mornings.keys()].sort()).toEqual(['08:00', '08:30', '09:00', '09:30', '10:00']);
  for (const [startsAt, doctors] of mornings) expect(doctors.length, startsAt).toBeLessThan(200);
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  for (const { startsAt, endsAt, slotMinutes } of sessions)
    expect((minutes(endsAt) - minutes(startsAt)) % slotMinutes).toBe(0);
});

test('nobody sees patients on Friday or Saturday in Kedah and Kelantan', () => {
  const resting = hospitalSamples()
    .filter(({ state }) => state === 'Kedah' || state === 'Kelantan')
    .map(({ id }) => id);
  const sessions = makeSessions(samples).filter(
    ({ hospitalId, mode }) => resting.includes(hospitalId) && mode === 'in_person',
  );
  expect(sessions.filter(({ weekday }) => weekday! >= 5)).toEqual([]);
});
