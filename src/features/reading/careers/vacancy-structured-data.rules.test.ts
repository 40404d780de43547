import { expect, it } from 'vitest';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { vacancyStructuredData } from './vacancy-structured-data.rules.ts';

const entry = {
  id: 7,
  title: { en: 'Midwife' },
  body: { en: '<p>Births by day and night.</p>' },
  summary: { en: 'Births' },
  publishedAt: '2026-11-01T01:00:00.000Z',
  fields: { employment: 'full_time', closesAt: '2026-12-31T09:00:00.000Z' },
  own: { en: { department: 'Maternity' } },
} as unknown as EntryData<'career'>;
const page = {
  url: 'https://hospital.example/career/midwife',
  origin: 'https://hospital.example',
  group: 'Melur',
  language: 'en',
} as const;

it('a vacancy names the hospital and its full address, town apart from hospital', () => {
  const hospital = {
    slug: 'melur-ipoh',
    name: 'Melur Hospital Ipoh',
    address: '12 Jalan Melur, 30450 Ipoh, Perak',
    postcode: '30450',
    town: 'Ipoh',
    state: 'Perak',
  };
  expect(vacancyStructuredData(entry, hospital, page)).toMatchObject({
    '@type': 'JobPosting',
    employmentType: 'FULL_TIME',
    occupationalCategory: 'Maternity',
    directApply: true,
    jobLocation: {
      '@type': 'Place',
      name: 'Melur Hospital Ipoh',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Jalan Melur',
        addressLocality: 'Ipoh',
        addressRegion: 'Perak',
        postalCode: '30450',
        addressCountry: 'MY',
      },
    },
  });
});

it('a vacancy of the whole group names the country, and no town that is not the group’s', () => {
  expect(vacancyStructuredData(entry, null, page).jobLocation).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressCountry: 'MY' },
  });
});
