/** Health tourism: what people from abroad come for, what it costs as a guide, and who looks after them. */
import { readWholeKind, type Reader } from '#src/features/content/content.server.ts';
import type { EntryData } from '#src/features/content/content.schema.ts';
import { shownEntry } from '#src/features/content/shown-entry.server.ts';
import { specialityOptions } from '#src/features/specialist-centres/specialist-centres.server.ts';
import type { LocalText } from '#src/shared/local-text.ts';

/** A page for people from abroad with the treatments that it lists. */
export interface TourismPageData {
  entry: EntryData<'page'>;
  treatments: TreatmentItem[];
}

export type TreatmentItem = Pick<EntryData<'treatment'>, 'id' | 'slug' | 'address' | 'title' | 'summary' | 'fields'>;

export interface TreatmentPageData {
  entry: EntryData<'treatment'>;
  /** The speciality that does it; null where the group has it no longer. */
  speciality: { slug: string; name: LocalText } | null;
}

/** The page at this path with all treatments; throws what the reader is shown while there is none. */
export async function loadTourismPage(app: Reader, slug: 'health-tourism' | 'international-patient-centre'): Promise<TourismPageData> {
  const [{ entry }, treatments] = await Promise.all([shownEntry(app, 'page', slug), listTreatments(app)]);
  return { entry, treatments };
}

/** Every published treatment without its long text. */
export async function listTreatments(app: Reader): Promise<TreatmentItem[]> {
  return (await readWholeKind(app, 'treatment')).map(({ id, slug, address, title, summary, fields }) => ({ id, slug, address, title, summary, fields }));
}

/** One treatment by its slug or number, with the speciality that does it; throws what the reader is shown where there is none. */
export async function loadTreatment(app: Reader, slug: string): Promise<TreatmentPageData> {
  const { entry } = await shownEntry(app, 'treatment', slug);
  const found = (await specialityOptions(app)).find((speciality) => speciality.slug === entry.fields.specialitySlug);
  return { entry, speciality: found ? { slug: found.slug, name: found.name } : null };
}
