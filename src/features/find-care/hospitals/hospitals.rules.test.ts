import { expect, it } from 'vitest';
import {
  directionsAddress,
  groupByState,
  hospitalListAddress,
  readHospitalFilters,
  queryWords,
} from './hospitals.rules.ts';

it('keeps the filters of an address and leaves out a state that nobody knows, saying so', () => {
  expect(readHospitalFilters(new URLSearchParams('location=Perak&facility=surau&q= Ipoh &view=map&page=2'))).toEqual({
    filters: { location: 'Perak', facility: 'surau', q: 'Ipoh' },
    view: 'map',
    page: 2,
    hasIgnored: false,
  });
  expect(readHospitalFilters(new URLSearchParams('location=Atlantis&view=globe&page=-1'))).toEqual({
    filters: {},
    view: 'list',
    page: 1,
    hasIgnored: true,
  });
});

it('writes an address that reads back as the same filters', () => {
  const address = hospitalListAddress(
    { location: 'Negeri Sembilan', facility: 'ev-charging', q: 'port & hill' },
    { view: 'map', page: 3 },
  );
  expect(readHospitalFilters(new URL(address, 'http://x').searchParams)).toMatchObject({
    filters: { location: 'Negeri Sembilan', facility: 'ev-charging', q: 'port & hill' },
    view: 'map',
    page: 3,
  });
  expect(hospitalListAddress({})).toBe('/our-hospitals');
});

it('groups hospitals under their states in alphabetical order', () => {
  const groups = groupByState([
    { name: 'B', state: 'Perak' },
    { name: 'A', state: 'Johor' },
    { name: 'C', state: 'Perak' },
  ]);
  expect(groups.map(({ state, hospitals }) => [state, hospitals.length])).toEqual([
    ['Johor', 1],
    ['Perak', 2],
  ]);
});

it('names a hospital as the destination of directions', () => {
  expect(directionsAddress('4.5975,101.0901')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=4.5975%2C101.0901',
  );
});

it('splits a search into a few words', () => {
  expect(queryWords('  Kuala   Lumpur, Ampang ')).toEqual(['Kuala', 'Lumpur', 'Ampang']);
  expect(queryWords(undefined)).toEqual([]);
});
