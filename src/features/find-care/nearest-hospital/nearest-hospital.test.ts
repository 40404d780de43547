import { describe, expect, it, test } from 'vitest';
import { builtInHospitals } from './built-in-hospitals.ts';
import {
  farthestNearKm,
  greatCircleKm,
  nearestHospital,
  nearestTown,
  readLocation,
  roundPosition,
  shownKm,
} from './nearest-hospital.rules.ts';

const places: [place: string, location: string, hospital: string, km: number][] = [
  ['Putrajaya', '2.93527,101.69112', 'Kajang', 12.79],
  ['George Town', '5.41123,100.33543', 'Bukit Mertajam', 15.49],
  ['Langkawi Kuah', '6.3265,99.8432', 'Kangar', 41.3],
  ['Melaka', '2.196,102.2405', 'Muar', 40.51],
  ['Kuala Terengganu', '5.3302,103.1408', 'Kota Bharu', 133.93],
  ['Labuan', '5.28883,115.26924', 'Kota Kinabalu', 117.62],
  ['Singapore', '1.2897,103.8501', 'Pasir Gudang', 20.57],
  ['Sibu', '2.3,111.81667', 'Kuching', 184.74],
  ['London', '51.5074,-0.1278', 'Kangar', 10154.47],
];

it('the nearest town of a list is found, and none where all are far away', () => {
  const towns = [
    { town: 'Ipoh', location: '4.5975,101.0901' },
    { town: 'Kajang', location: '2.9935,101.7874' },
    { town: 'Nowhere', location: 'unknown' },
  ];
  expect(nearestTown(readLocation('2.93527,101.69112')!, towns)).toBe('Kajang');
  expect(nearestTown(readLocation('51.5074,-0.1278')!, towns)).toBeUndefined();
});

describe('the nearest hospital', () => {
  test.each(places)('a visitor in %s (%s) is nearest to %s, %d km away', (_place, location, hospital, km) => {
    const from = readLocation(location)!;
    const nearest = nearestHospital(from);
    expect(nearest.hospital.name).toContain(hospital);
    expect(nearest.km).toBeCloseTo(km, 1);
  });

  it('is one of 29, in the twelve states of the specification', () => {
    expect(builtInHospitals).toHaveLength(29);
    expect(new Set(builtInHospitals.map(({ state }) => state)).size).toBe(12);
  });

  it('tells the two closest hospitals apart, 3.38 km from each other', () => {
    const [first, second] = builtInHospitals.map(({ location }) => readLocation(location)!);
    expect(greatCircleKm(first!, second!)).toBeCloseTo(3.38, 1);
  });

  it('is near for Sibu and too far for London', () => {
    expect(nearestHospital({ latitude: 2.3, longitude: 111.81667 }).km).toBeLessThan(farthestNearKm);
    expect(nearestHospital({ latitude: 51.5074, longitude: -0.1278 }).km).toBeGreaterThan(farthestNearKm);
  });

  it('measures nothing from a place to itself and half the globe to the other side', () => {
    expect(greatCircleKm({ latitude: 3, longitude: 101 }, { latitude: 3, longitude: 101 })).toBe(0);
    expect(greatCircleKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      Math.PI * 6371,
      3,
    );
  });

  it.each(['', '3.1', '3.1,', 'north,south', '91,0', '0,181', '1,2,3'])('is not looked for from %j', (location) => {
    expect(readLocation(location)).toBeNull();
  });

  it('is found from a position that is coarse enough to hide a home', () => {
    expect(roundPosition({ latitude: 3.139003, longitude: 101.686855 })).toEqual({
      latitude: 3.139,
      longitude: 101.687,
    });
  });

  it('shows short distances with one decimal and long ones without', () => {
    expect([shownKm(3.38), shownKm(9.96), shownKm(12.79)]).toEqual(['3.4', '10.0', '13']);
  });
});
