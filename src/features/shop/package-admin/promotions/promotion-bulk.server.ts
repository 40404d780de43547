/** Several promotion codes switched on or off at once. */
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { BulkAction, BulkList } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import type { PromotionRow } from '#src/features/shop/packages/packages.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { Actor, Staff } from '#src/platform/actor.ts';
import { Failure } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { promotionDraftSchema } from './promotion-draft.schema.ts';
import { loadAdminPromotion, savePromotion } from './promotions-admin.server.ts';

const alreadyOn = () => new Failure({ status: 409, code: 'promotion_on', text: m.package_admin_bulk_on_already });
const alreadyOff = () => new Failure({ status: 409, code: 'promotion_off', text: m.package_admin_bulk_off_already });

/** The list of promotion codes, on which several are changed at once. Throws 403 for staff who may not change them. */
export function bulkPromotions(actor: Actor, language: Language): { staff: Staff; bulk: BulkList } {
  const staff = requireStaffEverywhere(actor, 'manage_promotions');
  return {
    staff,
    bulk: {
      name: 'promotions',
      path: '/staff/promotions',
      actionOf: (action) =>
        action === 'on' || action === 'off' ? switchAction(staff, { isOn: action === 'on', language }) : undefined,
    },
  };
}

function switchAction(staff: Staff, { isOn, language: locale }: { isOn: boolean; language: Language }): BulkAction {
  const load = (app: Parameters<BulkAction['read']>[0], key: string) =>
    loadAdminPromotion(app, staff, { id: Number(key) });
  const put = async (
    app: Parameters<BulkAction['read']>[0],
    row: PromotionRow,
    { version, isPublished }: { version: string; isPublished: boolean },
  ) => {
    const draft = { ...promotionDraftSchema.parse(row), isPublished };
    await savePromotion(app, staff, { id: row.id, draft, version });
  };
  return {
    async read(app, key) {
      const row = await load(app, key);
      return {
        title: row.code,
        state: row.isPublished ? m.package_admin_on_state({}, { locale }) : m.package_admin_off_state({}, { locale }),
        seen: row.updatedAt.toISOString(),
      };
    },
    async change(app, { key, seen }) {
      const row = await load(app, key);
      if (row.isPublished === isOn) throw isOn ? alreadyOn() : alreadyOff();
      await put(app, row, { version: seen, isPublished: isOn });
      return { version: (await load(app, key)).updatedAt.toISOString() };
    },
    async undo(app, { key, note }) {
      await put(app, await load(app, key), { version: String(note['version']), isPublished: !isOn });
    },
  };
}
