/** Health packages as rows of a file: hospitals and types by their codes, inclusions as lines. */
import {
  deleteImportedPackage,
  importWaits,
  listStoredPackages,
  mayImportReturn,
  packageImportFaults,
  publishImportedPackages,
  writeImportedPackage,
  type PackageImport,
  type StoredPackage,
} from '#src/features/shop/package-admin/package-admin.server.ts';
import { mayStateReviews, takeBackImported } from '#src/features/console/text-proposals/text-proposals.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { CapacityValue, CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import { groupsOfLines, linesOfGroups } from '#src/features/console/catalogue/imports/inclusion-lines.rules.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import {
  oneByOne,
  type FileAdapter,
  type FileRow,
} from '#src/features/console/catalogue/imports/file-target.server.ts';
import {
  codeFaults,
  faultsByColumn,
  loadCodesOf,
  type Codes,
} from '#src/features/console/catalogue/imports/row-faults.server.ts';

/** Maps a field of a package to the column of a file that shows its fault. */
const columns: Record<string, string> = {
  slug: 'code',
  typeSlug: 'type',
  title: 'title_en',
  summary: 'summary_en',
  about: 'about_en',
  suits: 'suits_en',
  inclusions: 'inclusions_en',
  preparation: 'preparation_en',
  minAge: 'min_age',
  maxAge: 'max_age',
  priceSen: 'price',
  validityDays: 'validity_days',
  visitMinutes: 'visit_minutes',
  reviewedBy: 'reviewed_by',
  reviewedOn: 'reviewed_on',
  approvalNumber: 'approval_number',
  approvalStartsOn: 'approval_starts_on',
  approvalExpiresOn: 'approval_expires_on',
};

/** Fields that have the same name and value in a package and in a row. */
const plain = [
  'title',
  'summary',
  'about',
  'suits',
  'preparation',
  'minAge',
  'maxAge',
  'gender',
  'validityDays',
  'visitMinutes',
  'reviewedOn',
  'approvalStartsOn',
  'approvalExpiresOn',
] as const;

/** A package as the record of a row, or as its proposed texts would make it. */
export function packageRecordOf(stored: StoredPackage): CatalogueRecord {
  return {
    ...Object.fromEntries(plain.map((name) => [name, stored[name]])),
    code: stored.slug,
    type: stored.typeSlug,
    inclusions: linesOfGroups(stored.inclusions),
    price: stored.priceSen,
    hospitals: stored.places
      .map(({ hospital, monthlyCapacity }): CapacityValue => ({ hospital, monthlyCapacity }))
      .toSorted((one, other) => one.hospital.localeCompare(other.hospital, 'en')),
    reviewedBy: stored.reviewedBy,
    scene: stored.scene ?? '',
    approvalNumber: stored.approvalNumber ?? '',
  };
}

function draftOf(record: CatalogueRecord): PackageImport['draft'] {
  return {
    ...(Object.fromEntries(plain.map((name) => [name, record[name]])) as Pick<
      PackageImport['draft'],
      (typeof plain)[number]
    >),
    slug: record['code'] as string,
    typeSlug: record['type'] as string,
    inclusions: groupsOfLines(record['inclusions'] as LocalText[]),
    priceSen: record['price'] as number,
    reviewedBy: record['reviewedBy'] as string,
    scene: (record['scene'] as PackageImport['draft']['scene'] | '') || null,
    approvalNumber: (record['approvalNumber'] as string) || null,
  };
}

/** The data that is needed to read all rows of a file. */
interface Known {
  hospitals: Codes;
  /** Whether the file may state a review. */
  isStated: boolean;
}

async function knownFor(tx: Transaction): Promise<Known> {
  return { hospitals: await loadCodesOf(tx, 'hospitals'), isStated: await mayStateReviews(tx) };
}

function importOf({ id, record, status }: FileRow, { hospitals, isStated }: Known): PackageImport {
  return {
    isStated,
    id: id === null ? null : Number(id),
    draft: draftOf(record),
    status: status as PackageImport['status'],
    places: (record['hospitals'] as CapacityValue[]).map(({ hospital, monthlyCapacity }) => ({
      hospitalId: hospitals.get(hospital)!,
      monthlyCapacity,
    })),
  };
}

export const packageAdapter: FileAdapter = {
  list: importList('packages'),
  require: (actor) => requireStaffEverywhere(actor, 'manage_packages'),
  async stored({ tx }) {
    return (await listStoredPackages(tx)).map((stored) => ({
      id: String(stored.id),
      record: packageRecordOf(stored),
      status: stored.status,
    }));
  },
  async faults({ app, tx }, rows) {
    const [types, known] = [await loadCodesOf(tx, 'package-types'), await knownFor(tx)];
    const found = [];
    for (const row of rows) {
      const { record } = row;
      const places = record['hospitals'] as CapacityValue[];
      const own = await packageImportFaults(app, tx, importOf(row, known));
      found.push({
        ...faultsByColumn(columns, own),
        ...codeFaults('type', record['type'] as string, types),
        ...Object.assign({}, ...places.map(({ hospital }) => codeFaults('hospitals', hospital, known.hospitals))),
      });
    }
    return found;
  },
  async waits({ app, tx }, rows) {
    const known = await knownFor(tx);
    const waits: boolean[] = [];
    for (const row of rows) waits.push(await importWaits(app, tx, importOf(row, known)));
    return waits;
  },
  async write({ app, tx, actor, importId }, rows) {
    const known = await knownFor(tx);
    const ids: number[] = [];
    for (const row of rows)
      ids.push(await writeImportedPackage(app, tx, { actor, row: importOf(row, known), importId }));
    await publishImportedPackages(tx, ids);
    return ids.map(String);
  },
  async beforeUndo({ app, tx, actor, importId }) {
    await takeBackImported({ app, tx, actor }, importId);
  },
  takeBack: oneByOne(async ({ app, tx, actor, importId }, { id, before }) => {
    if (!before) return deleteImportedPackage(app, tx, { actor, id: Number(id), importId });
    const row = importOf(before, await knownFor(tx));
    if (!(await mayImportReturn(app, tx, row))) return false;
    await writeImportedPackage(app, tx, { actor, row, importId });
    return true;
  }),
  settle: ({ tx }, ids) => publishImportedPackages(tx, ids.map(Number)),
};
