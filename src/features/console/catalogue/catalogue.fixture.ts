import { writeXlsx } from 'hucre/xlsx';
import { storeFormerReview } from '#src/features/console/text-proposals/text-proposals.server.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { findItem } from './data/records.store.server.ts';
import { textsKey, textsOf } from './approvals/health-texts.server.ts';
import { catalogueList } from './lists/catalogue-lists.ts';
import type { CatalogueInputs, CatalogueListName, ImportListName } from './fields/catalogue-fields.ts';
import type { SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { testOrigin, type TestSite } from '#tests/support/test-site.ts';

type Browser = Pick<SignedIn, 'cookie' | 'csrfToken'>;

/** Sends a form of master data as its document would, with files if any. */
export function sendCatalogueForm(
  site: TestSite,
  path: string,
  who: Browser,
  fields: Record<string, string | string[] | File>,
): Promise<Response> {
  const body = new FormData();
  body.set('zone_token', who.csrfToken);
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
  return site.request(`/staff/catalogue/${path}`, {
    method: 'POST',
    headers: { cookie: who.cookie, origin: testOrigin, 'sec-fetch-dest': 'document' },
    body,
  });
}

/** A CSV file of a list, with the columns that the rows have. */
export function csvFile(rows: readonly CatalogueInputs[], name = 'list.csv'): File {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return new File([lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')], name, { type: 'text/csv' });
}

/** The same rows as an Excel workbook. */
export async function workbookFile(rows: readonly CatalogueInputs[], name = 'list.xlsx'): Promise<File> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const bytes = await writeXlsx({ sheets: [{ name: 'Sheet1', rows: cells }] });
  return new File([new Uint8Array(bytes)], name);
}

/** Sends a file for checking; returns the address of its plan. */
export async function checkedFile(
  site: TestSite,
  who: Browser,
  { list, file }: { list: ImportListName; file: File },
): Promise<string> {
  const answer = await sendCatalogueForm(site, `${list}/import`, who, { file });
  const location = answer.headers.get('location');
  if (!location)
    throw new Error(
      `The file was refused: ${(await answer.text()).match(/error-summary[^\0]{0,900}/)?.[0].replaceAll(/<[^>]*>/g, ' ')}`,
    );
  return location.replace('/staff/catalogue/', '');
}

/** The faulty cells of a plan's page, by row and column: '3 email'. */
export function faultyCells(html: string): string[] {
  const section =
    /id="import-faults"[\s\S]*?<ol[^>]*>([\s\S]*?)<\/ol>/.exec(html.replaceAll('<!-- -->', ''))?.[1] ?? '';
  return section.split('<li class="py-2">').flatMap((row) => {
    const number = /Row (\d+)/.exec(row)?.[1];
    return [...row.matchAll(/<span class="font-mono[^"]*">([^<]+)<\/span>/g)].map(
      ([, column]) => `${number} ${column}`,
    );
  });
}

/**
 * Creates a published item whose health texts have a review: a draft is approved and then published. Returns the answer
 * of the last step.
 */
export async function sendReviewed(
  site: TestSite,
  who: Browser,
  { list, fields }: { list: CatalogueListName; fields: Record<string, string | string[]> },
): Promise<Response> {
  const saved = await sendCatalogueForm(site, `${list}/new`, who, { ...fields, intent: 'save' });
  const id = Number(/(\d+)\?/.exec(saved.headers.get('location') ?? '')?.[1]);
  if (!id) throw new Error(`The draft was refused: ${await saved.text()}`);
  await inTransaction(site.app.db, async (tx) => {
    const item = (await findItem(tx, catalogueList(list), id))!;
    const review = { reviewedBy: 'Dr Tan Mei Ling, cardiology', reviewedOn: '2026-10-01' };
    const texts = textsOf(catalogueList(list), item.record);
    const key = textsKey(catalogueList(list), id)!;
    await storeFormerReview({ app: site.app, tx }, { key, title: 'Reviewed', hospitalId: null, texts, review });
  });
  return sendCatalogueForm(site, `${list}/${id}`, who, { ...fields, version: '1', intent: 'publish' });
}

/** An advertising approval that is in force on the day of the tests. */
export const approvalInputs = { approval_number: 'KKLIU 1234/2026', approval_expires_on: '2028-12-31' };

export const hospitalInputs = (code: string): CatalogueInputs => ({
  code,
  name: 'Seri Murni Hospital',
  summary_en: 'A hospital by the river.',
  summary_ms: 'Hospital di tepi sungai.',
  about_en: 'Opened for the families of the valley.',
  address: '1 Jalan Murni, 31400 Ipoh, Perak',
  postcode: '31400',
  town: 'Ipoh',
  state: 'Perak',
  latitude: '4.5975',
  longitude: '101.0901',
  phone: '+60 5-240 1000',
  emergency_phone: '+60 5-240 1999',
  email: 'care@seri-murni.example.test',
  visiting_hours_en: 'Every day, 11 am to 8 pm',
  beds: '120',
  opened_year: '1998',
  has_emergency: 'yes',
  facilities: 'parking; pharmacy',
  accreditations: 'MSQH',
  company_name: 'Seri Murni Sdn. Bhd.',
  licence_number: 'HS-08-0042',
  person_in_charge: 'Dr Aisyah binti Rahim',
});

export const specialityInputs = (code: string): CatalogueInputs => ({
  code,
  name_en: 'Heart care',
  name_ms: 'Penjagaan jantung',
  name_zh: '心脏科',
  summary_en: 'Care of the heart and the blood vessels.',
  body_en: 'From the first check to life after an operation.',
  reasons_en: 'Chest pain\nBreathlessness',
  aliases: 'heart\njantung\n心脏',
  icon: 'heart',
  reviewed_by: 'Dr Tan Mei Ling, cardiology',
  reviewed_on: '2026-10-01',
  position: '1',
  ...approvalInputs,
});

export const doctorInputs = (code: string, hospital: string, speciality: string): CatalogueInputs => ({
  code,
  name: 'Dr Salmah binti Idris',
  registration_number: 'MMC 41235',
  gender: 'female',
  languages: 'en; ms',
  practising_since: '2009',
  qualifications: 'MBBS | University of Malaya | 2004',
  specialities: speciality,
  about_en: 'Dr Salmah looks after people with heart failure.',
  places: `${hospital} | Suite 2-08 | 150.00`,
  confirms_at_once: 'no',
});
