import { afterAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/support/browser-page.tsx';
import type { EntryCardData } from '#src/features/publishing/entries/content.schema.ts';
import { EntryCard } from './entry-card.tsx';
import '#src/design/tokens.css';

afterAll(() => page.viewport(1280, 800));

const photo = { id: 4, alt: { en: 'A nurse' }, width: 900, height: 1200, widths: [480] };
const entry = (image: EntryCardData['image']) =>
  ({
    id: 1,
    slug: 'sleeping-badly',
    kind: 'article',
    address: '/articles/sleeping-badly',
    title: { en: 'Sleeping badly for weeks: what helps, and when a doctor should hear of it before you take a tablet' },
    summary: { en: 'Eight small changes.' },
    topics: [{ slug: 'sleep', name: { en: 'Sleep' } }],
    image,
    fields: {},
  }) as unknown as EntryCardData;

it.each([
  ['a drawn scene on a phone', null, 360],
  ['a high photograph on a phone', photo, 360],
  ['a drawn scene on a tablet', null, 700],
])('a card with a long title shows %s with one crop, three by two', async (_kind, image, width) => {
  await page.viewport(width, 740);
  const picture = show(<EntryCard entry={entry(image)} facts="6 minutes to read" />).querySelector('img')!;
  const { width: wide, height } = picture.getBoundingClientRect();
  expect(wide).toBeGreaterThan(100);
  expect(wide / height).toBeCloseTo(1.5, 1);
});
