import { expect, test } from 'vitest';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { articleStructuredData } from './insight-structured-data.rules.ts';

const page = {
  url: 'https://h.test/articles/dengue',
  origin: 'https://h.test',
  group: 'Melur',
  language: 'en',
} as const;
const text = { en: 'Dengue' };

const article = (fields: object) =>
  articleStructuredData(
    {
      title: text,
      summary: text,
      body: text,
      topics: [],
      image: null,
      author: 'Nurul Hassan',
      reviewer: 'Dr Farah Iskandar',
      reviewedOn: '2026-10-01',
      publishedAt: '2026-10-02T00:00:00.000Z',
      changedAt: '2026-10-02T00:00:00.000Z',
      fields,
    } as unknown as EntryData,
    page,
  );

test('search engines read who wrote and who reviewed an article', () => {
  expect(article({})).toMatchObject({
    '@type': ['MedicalWebPage', 'Article'],
    author: { '@type': 'Person', name: 'Nurul Hassan' },
    reviewedBy: { '@type': 'Person', name: 'Dr Farah Iskandar' },
    lastReviewed: '2026-10-01',
  });
});

test('they never read the invented people of the sample', () => {
  const sample = article({ isSample: true });
  expect(JSON.stringify(sample)).not.toMatch(/Nurul|Farah|reviewedBy|lastReviewed/);
  expect(sample).toMatchObject({ author: { '@type': 'Organization', name: 'Melur' } });
});
