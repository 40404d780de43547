/**
 * One change of one item inside a transaction: validated against stored data, written, saved as a version, and its
 * address updated.
 */
import type { Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { mayBeKeyword } from '#src/features/site/keyword-routing/keywords.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { addresses } from '#src/routes.ts';
import { approvalFault } from '#src/shared/health-texts/advertising-approval.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { inputNamesOf, type CatalogueList, type CatalogueRecord, type PlaceValue } from '../fields/catalogue-fields.ts';
import { catalogueList } from '../lists/catalogue-lists.ts';
import type { CatalogueStatus } from '../catalogue-status.rules.ts';
import type { Changing } from './change-context.ts';
import { isPathTaken, putAddress } from '../data/addresses.store.server.ts';
import { insertVersion, type CatalogueVersion } from '../data/versions.store.server.ts';
import {
  findUnknownLine,
  isKeyTaken,
  isPicture,
  listReferences,
  type CatalogueItem,
} from '../data/records.store.server.ts';
import { writeRow, type CodesByList } from '../data/record-writes.store.server.ts';
import { brandFaults } from '../fields/brand-faults.server.ts';
import { emergencyFaults } from '../emergency-faults.rules.ts';
import { figureFaults } from '../figure-faults.rules.ts';
import { countAppointmentsElsewhere } from '../data/usage.store.server.ts';

export type { Changing, Ports } from './change-context.ts';

export interface RecordChange {
  list: CatalogueList;
  before: CatalogueItem | null;
  record: CatalogueRecord;
  status: CatalogueStatus;
  event: Exclude<CatalogueVersion['event'], 'before'>;
}

/**
 * The codes that the fields of a list may refer to. Codes of retired items stay valid for records that already
 * contain them.
 */
export async function loadCodes(tx: Transaction, list: CatalogueList): Promise<CodesByList> {
  const names = new Set(list.fields.flatMap((field) => ('list' in field ? [field.list] : [])));
  if (list.owner !== 'group') names.add('hospitals');
  const codes = new Map<CatalogueList['name'], Map<string, number>>();
  for (const name of names) {
    const found = await listReferences(tx, catalogueList(name), { withRetired: true });
    codes.set(name, new Map(found.map(({ code, id }) => [code, id])));
  }
  return codes;
}

/** The errors of a record by input: references, pictures, its address and appointments. */
export async function faultsOf(
  { app, tx, codes }: Pick<Changing, 'app' | 'tx' | 'codes'>,
  { list, before, record, status }: Pick<RecordChange, 'list' | 'before' | 'record' | 'status'>,
): Promise<Record<string, MessageText>> {
  const faults = {
    ...referenceFaults(list, record, codes),
    ...(list.name === 'hospitals' ? await brandFaults(tx, record) : {}),
    ...(list.name === 'specialities' && status === 'published' ? emergencyFaults(record) : {}),
    ...(list.name === 'centres' ? figureFaults(record) : {}),
    ...(list.isAdvertising && status === 'published' ? approvalFaults(record, malaysianDay(app.clock.now())) : {}),
  };
  for (const field of list.fields) {
    const value = record[field.name];
    if (field.kind === 'picture' && typeof value === 'number' && !(await isPicture(tx, value)))
      faults[inputNamesOf(field)[0]!] = m.catalogue_error_picture;
    if (field.kind === 'lines' && field.of) {
      const code = await findUnknownLine(tx, field.of, (value as string[] | undefined) ?? []);
      const words = field.of === 'articles' ? m.catalogue_error_article_unknown : m.catalogue_error_picture_unknown;
      if (code !== undefined) faults[inputNamesOf(field)[0]!] = (_, options) => words({ code }, options);
    }
  }
  const fixed = before && list.hasFixedCode && list.key.find((name) => before.record[name] !== record[name]);
  if (fixed) faults[fixed] = m.catalogue_error_code_fixed;
  if (await isKeyTaken(tx, list, { record, id: before?.id ?? null }))
    faults[list.key.at(-1)!] = m.catalogue_error_key_taken;
  else if (list.component) {
    const path = list.addressOf(record);
    const hides = !mayBeKeyword(path) || addresses.some((address) => address.path === path);
    const own = { component: list.component, itemId: before?.id ?? null };
    if (hides || (await isPathTaken(tx, path, own))) faults[list.key.at(-1)!] = m.catalogue_error_code_taken;
  }
  if (list.name === 'doctors' && before && !faults.places) {
    const hospitalIds = (record.places as PlaceValue[]).map(({ hospital }) => codes.get('hospitals')!.get(hospital)!);
    const moved = { doctorId: before.id, hospitalIds, now: app.clock.now() };
    if ((await countAppointmentsElsewhere(tx, moved)) > 0) faults.places = m.catalogue_error_places_booked;
  }
  return faults;
}

/**
 * The fault of an advertising record that is to be published without an approval in force; the message is beside the
 * input.
 */
function approvalFaults(record: CatalogueRecord, today: string): Record<string, MessageText> {
  const number = (record['approvalNumber'] as string | null) ?? '';
  const expiresOn = (record['approvalExpiresOn'] as string | null) ?? '';
  const found = approvalFault({ number, expiresOn }, today);
  if (found === undefined) return {};
  return found === 'approval'
    ? { approval_number: m.catalogue_error_approval_missing }
    : {
        approval_expires_on:
          found === 'approval_expired' ? m.content_lack_approval_expired : m.content_lack_approval_too_long,
      };
}

function referenceFaults(
  list: CatalogueList,
  record: CatalogueRecord,
  codes: CodesByList,
): Record<string, MessageText> {
  const faults: Record<string, MessageText> = {};
  for (const field of list.fields) {
    const [name] = inputNamesOf(field) as [string];
    const known = (to: CatalogueList['name'], code: string) => codes.get(to)?.has(code) ?? false;
    const unknown = (code: string): MessageText => {
      return (_, options) => m.catalogue_error_reference_unknown({ code }, options);
    };
    let missing: string | undefined;
    if (field.kind === 'ref' || field.kind === 'refs')
      missing = [record[field.name] as string | string[]]
        .flat()
        .find((code) => code !== '' && !known(field.list, code));
    if (field.kind === 'places')
      missing = (record[field.name] as PlaceValue[]).find(({ hospital }) => !known('hospitals', hospital))?.hospital;
    if (missing !== undefined) faults[name] = unknown(missing);
  }
  return faults;
}

/** Writes the change, its version, its address and its audit entry. Returns the item's id. */
export async function writeChange(changing: Changing, change: RecordChange): Promise<number> {
  const { app, tx, actor, codes } = changing;
  const { list, before, record, status, event } = change;
  const now = app.clock.now();
  const takenBy = 'accountId' in actor ? actor.accountId : null;
  const id = await writeRow(tx, before?.id ?? null, { list, record, status, codes, now });
  const version = { list: list.name, itemId: id, takenAt: now };
  if (before && before.version === 0)
    await insertVersion(tx, { ...version, event: 'before', status: before.status, record: before.record });
  const importId = changing.importId ?? null;
  await insertVersion(tx, { ...version, event, status, record, takenBy, importId });
  if (list.component && status === 'published') {
    const hospitalId = list.owner === 'itself' ? id : (codes.get('hospitals')?.get(record.hospital as string) ?? null);
    await putAddress(tx, { component: list.component, itemId: id, path: list.addressOf(record), hospitalId });
  }
  await recordAudit(app, tx, {
    actor,
    action: `catalogue_${event}`,
    subjectKind: list.name,
    subjectId: String(id),
    ...(list.owner === 'itself' ? { hospitalId: id } : {}),
    detail: { code: list.key.map((name) => record[name]).join('/'), ...(importId ? { import: importId } : {}) },
  });
  return id;
}
