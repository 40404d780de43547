/** Promotions for staff: listed, read and saved. */
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import { requireStaff, requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import {
  findPromotionRow,
  listPromotionRows,
  putPromotion,
  type PromotionRow,
} from '#src/features/shop/packages/packages.server.ts';
import type { PromotionDraft } from './promotion-draft.schema.ts';
import { changing, refuseOutdated, refuseWithoutApproval, refusedAs } from '../package-changes.server.ts';
import type { AdminListQuery } from '../packages-admin.server.ts';
import { codeTaken, limitBelowUse, promotionUnknownInConsole } from '../package-admin.errors.ts';

type Ports = Pick<App, 'db' | 'clock'>;

/** A page of the promotions, the newest first. Throws 403. */
export async function listPromotions(
  app: Ports,
  actor: Actor,
  wanted: AdminListQuery,
): Promise<{ items: PromotionRow[]; total: number }> {
  requireStaff(actor, 'manage_promotions');
  return listPromotionRows(app.db, wanted);
}

/** One promotion for editing, with its uses so far. Throws 403, promotion_unknown (404). */
export async function loadAdminPromotion(app: Ports, actor: Actor, { id }: { id: number }): Promise<PromotionRow> {
  requireStaff(actor, 'manage_promotions');
  const row = isRowId(id) ? await findPromotionRow(app.db, id) : undefined;
  if (!row) throw promotionUnknownInConsole();
  return row;
}

/**
 * Saves a promotion. Throws 403, promotion_unknown (404), changed_meanwhile and limit_below_use (409),
 * approval_missing and code_taken (422).
 */
export async function savePromotion(
  app: Ports,
  actor: Actor,
  input: { id?: number; draft: PromotionDraft; version?: string },
): Promise<number> {
  requireStaffEverywhere(actor, 'manage_promotions');
  const { id, draft } = input;
  return refusedAs(
    'promotions_not_overused',
    limitBelowUse,
    refusedAs(
      'promotions_code_unique',
      codeTaken,
      changing(app, actor, async (tx, now) => {
        if (draft.isPublished) refuseWithoutApproval(draft, now);
        if (id !== undefined) {
          const before = await findPromotionRow(tx, id, true);
          if (!before) throw promotionUnknownInConsole();
          refuseOutdated(before, input.version);
        }
        const stored = await putPromotion(tx, { ...draft, ...(id === undefined ? {} : { id }), updatedAt: now });
        return {
          id: stored.id,
          action: id === undefined ? 'promotion_written' : 'promotion_changed',
          kind: 'promotion',
          detail: { code: draft.code, isPublished: draft.isPublished },
        };
      }),
    ),
  );
}
