/** Health tourism: what people from abroad come for, what it costs as a guide, and who looks after them. */
import type { App } from '#src/platform/app.ts';
import {
  readWholeKind,
  type Reader,
  publishedEntry,
  publishedPage,
  type PublishedPage,
} from '#src/features/publishing/entries/entries.server.ts';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { spokenLanguageCounts } from '#src/features/find-care/doctors/doctors.server.ts';
import { internationalHospitals } from '#src/features/find-care/hospitals/hospitals.server.ts';
import type { InternationalHospital } from '#src/features/find-care/hospitals/hospitals.schema.ts';
import type { FormSubject } from '#src/features/requests/forms/forms.schema.ts';
import { specialityOptions } from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import { localText, type Language, type LocalText } from '#src/shared/local-text.ts';
import type { ExchangeRate } from './exchange-rates.rules.ts';
import { currentRates } from './exchange-rates.server.ts';

/** A page for people from abroad with the treatments that it lists. */
export interface TourismPageData {
  entry: PublishedPage;
  treatments: TreatmentItem[];
  /** Hospitals that look after people from abroad. */
  hospitals: InternationalHospital[];
  /** Languages that doctors speak, with how many do. */
  languages: { code: string; doctors: number }[];
  costs: CostView;
}

/** Currencies that a guide can be shown in, and the one that was chosen. */
export interface CostView {
  currencies: string[];
  /** Null: ringgit alone. */
  rate: ExchangeRate | null;
}

export type TreatmentItem = Pick<EntryData<'treatment'>, 'id' | 'slug' | 'address' | 'title' | 'summary' | 'fields'>;

export interface TreatmentPageData {
  entry: EntryData<'treatment'>;
  /** The speciality that does it; null where the group has it no longer. */
  speciality: { slug: string; name: LocalText } | null;
  costs: CostView;
}

/** The page at this path with all treatments. */
export async function loadTourismPage(
  app: Reader & Pick<App, 'clock'>,
  slug: 'health-tourism' | 'international-patient-centre',
  currency: string | null,
): Promise<TourismPageData> {
  const [entry, treatments, hospitals, languages, costs] = await Promise.all([
    publishedPage(app, slug),
    listTreatments(app),
    internationalHospitals(app),
    spokenLanguageCounts(app),
    costView(app, currency),
  ]);
  return { entry, treatments, hospitals, languages, costs };
}

/** Every published treatment without its long text. */
export async function listTreatments(app: Reader): Promise<TreatmentItem[]> {
  return (await readWholeKind(app, 'treatment')).map(({ id, slug, address, title, summary, fields }) => ({
    id,
    slug,
    address,
    title,
    summary,
    fields,
  }));
}

/** One treatment by its slug or number, with the speciality that does it; throws what the reader is shown where there is none. */
export async function loadTreatment(
  app: Reader & Pick<App, 'clock'>,
  slug: string,
  currency: string | null,
): Promise<TreatmentPageData> {
  const [{ entry }, costs] = await Promise.all([publishedEntry(app, 'treatment', slug), costView(app, currency)]);
  const found = (await specialityOptions(app)).find((speciality) => speciality.slug === entry.fields.specialitySlug);
  return { entry, speciality: found ? { slug: found.slug, name: found.name } : null, costs };
}

async function costView(app: Reader & Pick<App, 'clock'>, currency: string | null): Promise<CostView> {
  const rates = await currentRates(app);
  return {
    currencies: rates.map((rate) => rate.currency),
    rate: rates.find((rate) => rate.currency === currency) ?? null,
  };
}

/** The treatment that a case is about; null for a slug that nobody knows. */
export async function treatmentSubject(app: Reader, slug: string, language: Language): Promise<FormSubject | null> {
  const found = slug ? (await listTreatments(app)).find((treatment) => treatment.slug === slug) : undefined;
  return found ? { kind: 'treatment', slug, title: localText(found.title, language).text } : null;
}
