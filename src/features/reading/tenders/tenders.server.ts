/** Tenders: the group's purchases, published equally to every supplier: number, documents, briefing, closing. */
import { readEntry, type Reader, publishedEntry } from '#src/features/publishing/entries/entries.server.ts';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { hospitalOptions } from '#src/features/find-care/hospitals/hospitals.server.ts';
import type { TenderData } from './tenders.schema.ts';

/** One tender with its hospital; throws 410 or 404 where there is none. */
export async function loadTender(app: Reader, slug: string): Promise<TenderData> {
  const [page, hospitals] = await Promise.all([
    publishedEntry(app, 'tender', { idOrSlug: slug }),
    hospitalOptions(app),
  ]);
  const hospital = hospitals.find((candidate) => candidate.slug === page.entry.fields.hospitalSlug);
  return {
    ...page,
    hospital: hospital ? { slug: hospital.slug, name: hospital.name } : null,
    now: app.clock.now().toISOString(),
  };
}

/** The procurement page of the route table; null while none is published. */
export async function procurementText(app: Reader): Promise<EntryData<'page'> | null> {
  const found = await readEntry(app, 'page', { idOrSlug: 'procurement' });
  return found?.state === 'shown' ? found.page.entry : null;
}
