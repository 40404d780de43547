/** The preview of an item of master data: its public page as it would be with these values. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { readUnsaved } from '#src/platform/db/unsaved-reading.server.ts';
import { loadPatientCare, loadServicesPage } from '#src/features/find-care/hospitals/hospitals.server.ts';
import { loadKeywordPage } from '#src/features/site/keyword-routing/keyword-routing.server.ts';
import type { KeywordComponent } from '#src/features/site/keyword-routing/keywords.schema.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { requireCatalogue, requireWithin } from './catalogue-access.server.ts';
import { faultsOf, loadCodes } from './changes/catalogue-changes.server.ts';
import { itemUnknown, recordInvalid } from './catalogue.errors.ts';
import type { CatalogueInputs, CatalogueList, CatalogueRecord, PlaceValue } from './fields/catalogue-fields.ts';
import { findItem, type CatalogueItem } from './data/records.store.server.ts';
import { publishRows, writeRow, type CodesByList } from './data/record-writes.store.server.ts';
import { readRecord } from './fields/field-values.rules.ts';
import { hasPreview } from './lists/catalogue-lists.ts';

export interface PreviewRequest {
  list: CatalogueList;
  /** Null for an item that was never saved. */
  id: number | null;
  inputs: CatalogueInputs;
  language: Language;
}

/**
 * The page, or null where it cannot be shown yet. Throws catalogue_record_invalid (422) with a message beside each
 * input, 403 outside the actor's hospitals, 404 for an unknown item and for lists without a page.
 */
export async function previewItem(app: App, actor: Actor, request: PreviewRequest) {
  const { list, id, inputs } = request;
  const { scope } = requireCatalogue(actor, list);
  if (!hasPreview(list)) throw itemUnknown();
  const { record, faults } = readRecord(list.fields, inputs);
  return readUnsaved(app, async (tx, reading) => {
    const before = id === null ? null : ((await findItem(tx, list, id)) ?? null);
    if (id !== null && !before) throw itemUnknown();
    const codes = await loadCodes(tx, list);
    if (before) requireWithin(scope, { list, record: before.record, id, codes });
    if (Object.keys(faults).length > 0) throw recordInvalid(faults);
    requireWithin(scope, { list, record, id, codes });
    const further = await faultsOf({ app, tx, codes }, { list, before, record, status: 'draft' });
    if (Object.keys(further).length > 0) throw recordInvalid(further);
    const written = await writePublic(app, tx, { list, before, record, codes });
    return pageOf(reading, { ...request, record, codes, id: written });
  });
}

interface Writing {
  list: CatalogueList;
  before: CatalogueItem | null;
  record: CatalogueRecord;
  codes: CodesByList;
}

/**
 * Writes the item as published, together with the items that it belongs to; an advertisement is shown as if it were
 * approved.
 */
async function writePublic(app: App, tx: Transaction, { list, before, record, codes }: Writing): Promise<number> {
  const now = app.clock.now();
  const approval = list.isAdvertising
    ? { approvalNumber: record['approvalNumber'] || '–', approvalExpiresOn: addDays(malaysianDay(now), 1) }
    : {};
  const shown = { ...record, ...approval };
  const id = await writeRow(tx, before?.id ?? null, { list, record: shown, status: 'published', codes, now });
  await publishRows(tx, 'hospitals', [record['hospital'], ...placesOf(record)]);
  await publishRows(tx, 'specialities', [record['speciality'], ...((record['specialities'] as string[]) ?? [])]);
  return id;
}

const placesOf = (record: CatalogueRecord) =>
  ((record['places'] as PlaceValue[] | undefined) ?? []).map(({ hospital }) => hospital);

async function pageOf(app: App, item: PreviewRequest & Pick<Writing, 'record' | 'codes'> & { id: number }) {
  const { list, record, codes, id, language } = item;
  const keyword = async (component: KeywordComponent, itemId: number) => {
    const page = await loadKeywordPage(app, { component, id: String(itemId), url: '' }, { language, near: undefined });
    return page ? { of: 'keyword' as const, page } : null;
  };
  if (list.component) return keyword(list.component as KeywordComponent, id);
  if (list.name === 'speciality-services')
    return keyword('speciality-centre', codes.get('specialities')!.get(record['speciality'] as string)!);
  const hospital = { slug: record['hospital'] as string };
  if (list.name === 'hospital-services') {
    const page = await loadServicesPage(app, hospital, language);
    return page && { of: 'services' as const, page };
  }
  const page = await loadPatientCare(app, hospital);
  return page && { of: 'care' as const, page };
}

export type ItemPreview = NonNullable<Awaited<ReturnType<typeof pageOf>>>;
