import { describe, expect, it } from 'vitest';
import { builtInTowns } from './built-in-towns.ts';
import { withTown } from './carried-town.rules.ts';
import { readTownSlug, townNamed, townSlug } from './saved-town.rules.ts';

const site = 'https://www.melur.example';

describe('the visitor’s town', () => {
  it('is kept as a short word that says a town and nobody’s place', () => {
    expect(townSlug('Kota Bharu')).toBe('kota-bharu');
    expect(townSlug('Ipoh')).toBe('ipoh');
    expect(townSlug('')).toBe('');
  });

  it('has a word of its own in each town with a hospital', () => {
    const towns = [...new Set(builtInTowns)];
    expect(new Set(towns.map(townSlug)).size).toBe(towns.length);
    expect(readTownSlug(`town=${townSlug('Kuala Selangor')}`)).toBe('kuala-selangor');
  });

  it.each([
    ['selectedLanguage=ms; town=ipoh; cart_hint=1', 'ipoh'],
    ['town=kota-bharu', 'kota-bharu'],
    ['town=', undefined],
    ['hometown=ipoh', undefined],
    ['town=<script>', undefined],
    ['town=4.6,101.1', undefined],
    ['', undefined],
    [null, undefined],
  ])('is read from the cookies %j as %j', (cookies, slug) => {
    expect(readTownSlug(cookies)).toBe(slug);
  });

  it('is found by its name and by its word', () => {
    const towns = [{ town: 'Ipoh' }, { town: 'Kota Bharu' }];
    expect(townNamed(towns, 'Kota Bharu')?.town).toBe('Kota Bharu');
    expect(townNamed(towns, 'kota-bharu')?.town).toBe('Kota Bharu');
    expect(townNamed(towns, 'atlantis')).toBeUndefined();
    expect(townNamed(towns, '')).toBeUndefined();
  });
});

describe('the town is carried', () => {
  it.each([
    ['/doctor', '/doctor?near=ipoh'],
    ['/ms/doctor?specialisation=cardiology', '/ms/doctor?specialisation=cardiology&near=ipoh'],
    ['/our-hospitals', '/our-hospitals?near=ipoh'],
    ['/zh/speciality-centre/cardiology', '/zh/speciality-centre/cardiology?near=ipoh'],
  ])('to %s', (from, to) => {
    expect(withTown(site + from, 'ipoh')).toBe(site + to);
  });

  it.each([
    '/doctor?near=Muar',
    '/doctor?near=',
    '/doctor/dr-tan',
    '/speciality-centre',
    '/speciality-centre/1/cardiology-at-ipoh',
    '/search?keyword=heart',
    '/contact-us',
    '/cart',
    '/',
  ])('not to %s', (address) => {
    expect(withTown(site + address, 'ipoh')).toBeUndefined();
  });

  it('nowhere while none is kept', () => {
    expect(withTown(`${site}/doctor`, undefined)).toBeUndefined();
  });
});
