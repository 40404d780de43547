/** Promotion codes as rows of a file: package types by their codes, the last day included. */
import {
  deleteImportedPromotion,
  invalidatePackages,
  listImportedPromotions,
  promotionImportFaults,
  writeImportedPromotion,
  type PromotionDraft,
} from '#src/features/shop/package-admin/package-admin.server.ts';
import type { PromotionRow } from '#src/features/shop/packages/packages.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import type { CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { oneByOne, type FileAdapter } from '#src/features/console/catalogue/imports/file-target.server.ts';
import { codeFaults, faultsByColumn, loadCodesOf } from '#src/features/console/catalogue/imports/row-faults.server.ts';

/** Maps a field of a promotion to the column of a file that shows its fault. */
const columns: Record<string, string> = {
  name: 'name_en',
  percentOff: 'percent_off',
  amountOffSen: 'amount_off',
  maximumDiscountSen: 'maximum_discount',
  minimumSpendSen: 'minimum_spend',
  typeSlugs: 'package_types',
  startsAt: 'starts_on',
  endsAt: 'ends_on',
  globalLimit: 'uses',
  personalLimit: 'uses_per_person',
  approvalNumber: 'approval_number',
  approvalStartsOn: 'approval_starts_on',
  approvalExpiresOn: 'approval_expires_on',
};

function recordOf(row: PromotionRow): CatalogueRecord {
  return {
    code: row.code,
    name: row.name,
    percentOff: row.percentOff,
    amountOff: row.amountOffSen,
    maximumDiscount: row.maximumDiscountSen,
    minimumSpend: row.minimumSpendSen,
    packageTypes: row.typeSlugs,
    startsOn: malaysianDay(row.startsAt),
    endsOn: malaysianDay(new Date(row.endsAt.getTime() - 1)),
    uses: row.globalLimit,
    usesPerPerson: row.personalLimit,
    approvalNumber: row.approvalNumber ?? '',
    approvalStartsOn: row.approvalStartsOn,
    approvalExpiresOn: row.approvalExpiresOn,
    isOn: row.isPublished,
  };
}

function draftOf(record: CatalogueRecord): PromotionDraft {
  const number = (name: string) => record[name] as number | null;
  return {
    code: record['code'] as string,
    name: record['name'] as LocalText,
    percentOff: number('percentOff'),
    amountOffSen: number('amountOff'),
    maximumDiscountSen: number('maximumDiscount'),
    minimumSpendSen: number('minimumSpend') ?? 0,
    typeSlugs: record['packageTypes'] as string[],
    startsAt: atMalaysianTime(record['startsOn'] as string, '00:00'),
    endsAt: atMalaysianTime(addDays(record['endsOn'] as string, 1), '00:00'),
    globalLimit: number('uses'),
    personalLimit: number('usesPerPerson'),
    approvalNumber: (record['approvalNumber'] as string) || null,
    approvalStartsOn: record['approvalStartsOn'] as string | null,
    approvalExpiresOn: record['approvalExpiresOn'] as string | null,
    isPublished: record['isOn'] as boolean,
  };
}

const numberOf = (id: string | null) => (id === null ? null : Number(id));

export const promotionAdapter: FileAdapter = {
  list: importList('promotions'),
  require: (actor) => requireStaffEverywhere(actor, 'manage_promotions'),
  async stored({ tx }) {
    return (await listImportedPromotions(tx)).map((row) => ({ id: String(row.id), record: recordOf(row) }));
  },
  async faults({ app, tx }, rows) {
    const types = await loadCodesOf(tx, 'package-types');
    const found = [];
    for (const { id, record } of rows) {
      const own = await promotionImportFaults(app, tx, { id: numberOf(id), draft: draftOf(record) });
      const named = record['packageTypes'] as string[];
      found.push({
        ...faultsByColumn(columns, own),
        ...Object.assign({}, ...named.map((type) => codeFaults('package_types', type, types))),
      });
    }
    return found;
  },
  async write({ app, tx, actor, importId }, rows) {
    const ids: string[] = [];
    for (const { id, record } of rows) {
      const draft = draftOf(record);
      ids.push(String(await writeImportedPromotion(app, tx, { actor, importId, id: numberOf(id), draft })));
    }
    await invalidatePackages(tx);
    return ids;
  },
  takeBack: oneByOne(async ({ app, tx, actor, importId }, { id, before }) => {
    if (!before) return deleteImportedPromotion(app, tx, { actor, importId, id: Number(id) });
    const draft = draftOf(before.record);
    // A code that was switched on is not restored where its approval has ended, or where it was used more often since.
    const faults = await promotionImportFaults(app, tx, { id: Number(id), draft });
    if (Object.keys(faults).length > 0) return false;
    await writeImportedPromotion(app, tx, { actor, importId, id: Number(id), draft });
    return true;
  }),
  settle: ({ tx }) => invalidatePackages(tx),
};
