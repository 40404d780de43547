/** Health tourism: treatments for patients from abroad, cost guides, and the hospitals that receive them. */
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
import type { SpokenLanguage } from '#src/features/find-care/doctors/doctors.schema.ts';
import { internationalHospitals } from '#src/features/find-care/hospitals/hospitals.server.ts';
import type { InternationalHospital } from '#src/features/find-care/hospitals/hospitals.schema.ts';
import type { FormSubject } from '#src/features/requests/forms/forms.schema.ts';
import { specialityOptions } from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';
import type { ExchangeRate } from './exchange-rates.rules.ts';
import { currentRates } from './exchange-rates.server.ts';

/** A page for patients from abroad with its treatments. */
export interface TourismPageData {
  entry: PublishedPage;
  treatments: TreatmentItem[];
  /** Hospitals with a service for patients from abroad. */
  hospitals: InternationalHospital[];
  /** Languages of doctors, with the number of doctors. */
  languages: (SpokenLanguage & { doctors: number })[];
  costs: CostView;
}

/** Currencies of a cost guide, and the chosen one. */
export interface CostView {
  currencies: string[];
  /** Null: ringgit alone. */
  rate: ExchangeRate | null;
}

export type TreatmentItem = Pick<
  EntryData<'treatment'>,
  'id' | 'slug' | 'address' | 'title' | 'summary' | 'fields' | 'own'
>;

export interface TreatmentPageData {
  entry: EntryData<'treatment'>;
  /** The speciality of the treatment; null where the group does not offer it. */
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
  return (await readWholeKind(app, 'treatment')).map(({ id, slug, address, title, summary, fields, own }) => ({
    id,
    slug,
    address,
    title,
    summary,
    fields,
    own,
  }));
}

/** One treatment by its slug or id, with its speciality; throws 410 or 404 where there is none. */
export async function loadTreatment(
  app: Reader & Pick<App, 'clock'>,
  slug: string,
  currency: string | null,
): Promise<TreatmentPageData> {
  const [{ entry }, costs] = await Promise.all([
    publishedEntry(app, 'treatment', { idOrSlug: slug }),
    costView(app, currency),
  ]);
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

/** The treatment of a case; null for an unknown slug. */
export async function treatmentSubject(app: Reader, slug: string, language: Language): Promise<FormSubject | null> {
  const found = slug ? (await listTreatments(app)).find((treatment) => treatment.slug === slug) : undefined;
  return found ? { kind: 'treatment', slug, title: localText(found.title, language).text } : null;
}

export {
  importedRateFaults,
  listImportedRates,
  putImportedRate,
  type TypedRate,
} from './exchange-rate-import.server.ts';
