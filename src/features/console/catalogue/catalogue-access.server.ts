/**
 * Access to master data: editors and administrators in their hospitals; the group's data needs a role for all
 * hospitals.
 */
import type { Actor, Staff } from '#src/platform/actor.ts';
import { forbidden } from '#src/features/console/roles/roles.server.ts';
import { hospitalsFor, requireStaff, requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { CatalogueList, CatalogueRecord, PlaceValue } from './fields/catalogue-fields.ts';
import type { CodesByList } from './data/record-writes.store.server.ts';

export type CatalogueScope = 'all' | number[];

/**
 * The member of staff and the hospitals whose data they may change. Throws 403, also where a role in one hospital is
 * used for a list of the whole group.
 */
export function requireCatalogue(actor: Actor, list?: CatalogueList): { staff: Staff; scope: CatalogueScope } {
  const staff =
    list?.owner === 'group'
      ? requireStaffEverywhere(actor, 'manage_catalogue')
      : requireStaff(actor, 'manage_catalogue');
  return { staff, scope: hospitalsFor(staff.roleAssignments, 'manage_catalogue') };
}

/** Imports and their undoing require a role for all hospitals. Throws 403. */
export function requireImporter(actor: Actor): Staff {
  return requireStaffEverywhere(actor, 'manage_catalogue');
}

/** Throws 403 where a record belongs to a hospital outside the scope; a new hospital belongs to the group. */
export function requireWithin(
  scope: CatalogueScope,
  { list, record, id, codes }: { list: CatalogueList; record: CatalogueRecord; id: number | null; codes: CodesByList },
): void {
  if (scope === 'all') return;
  const hospitalIds = ownersOf(list, record, id).map((owner) =>
    typeof owner === 'number' ? owner : codes.get('hospitals')?.get(owner),
  );
  if (hospitalIds.length === 0 || !hospitalIds.every((owner) => owner !== undefined && scope.includes(owner)))
    throw forbidden();
}

/** The hospitals of a record: its own id, or codes. */
function ownersOf(list: CatalogueList, record: CatalogueRecord, id: number | null): (string | number)[] {
  if (list.owner === 'itself') return id === null ? [] : [id];
  if (list.owner === 'hospital') return [record.hospital as string];
  return list.owner === 'places' ? (record.places as PlaceValue[]).map(({ hospital }) => hospital) : [];
}
