/** Promotion codes from a file: what is stored, the faults of a row by field, its writing and its deletion. */
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import {
  deletePromotion,
  findPromotionRow,
  listStoredPromotions,
  putPromotion,
  type PromotionRow,
} from '#src/features/shop/packages/packages.server.ts';
import { isApprovalInForce } from '#src/features/shop/packages/packages.rules.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { deletedUnlessUsed, type Transaction } from '#src/platform/db/transaction.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { promotionDraftSchema, type PromotionDraft } from './promotion-draft.schema.ts';
import { promotionTexts } from '../package-words.rules.ts';
import { approvalMissing, limitBelowUse } from '../package-admin.errors.ts';

type Ports = Pick<App, 'clock'>;
interface Change {
  actor: Actor;
  importId: string;
}

/** Every promotion in the order of the ids; none is used or changed until the transaction ends. */
export function listImportedPromotions(tx: Transaction): Promise<PromotionRow[]> {
  return listStoredPromotions(tx);
}

/**
 * The faults of a code by field: wrong values, fewer uses than it has had, and a missing approval of a code that is
 * switched on.
 */
export async function promotionImportFaults(
  app: Ports,
  tx: Transaction,
  { id, draft }: { id: number | null; draft: PromotionDraft },
): Promise<Record<string, MessageText>> {
  const parsed = promotionDraftSchema.safeParse(draft);
  if (!parsed.success)
    return Object.fromEntries(
      parsed.error.issues.map(({ path }) => [String(path[0]), promotionTexts[String(path[0])]!]),
    );
  const stored = id === null ? undefined : await findPromotionRow(tx, id);
  const faults: Record<string, MessageText> = {};
  if (draft.globalLimit !== null && draft.globalLimit < (stored?.used ?? 0))
    faults['globalLimit'] = limitBelowUse().details.text;
  if (draft.isPublished && !isApprovalInForce(draft, malaysianDay(app.clock.now())))
    faults['approvalNumber'] = approvalMissing().details.text;
  return faults;
}

/** Writes a code with its entry in the audit log. Returns its id. */
export async function writeImportedPromotion(
  app: Ports,
  tx: Transaction,
  { actor, importId, id, draft }: Change & { id: number | null; draft: PromotionDraft },
): Promise<number> {
  const stored = await putPromotion(tx, {
    ...draft,
    ...(id === null ? {} : { id }),
    updatedAt: app.clock.now(),
  });
  await recordAudit(app, tx, {
    actor,
    action: id === null ? 'promotion_written' : 'promotion_changed',
    subjectKind: 'promotion',
    subjectId: String(stored.id),
    detail: { code: draft.code, isPublished: draft.isPublished, import: importId },
  });
  return stored.id;
}

/** Deletes a code that nobody has used; false, and nothing deleted, otherwise. */
export async function deleteImportedPromotion(
  app: Ports,
  tx: Transaction,
  { actor, importId, id }: Change & { id: number },
): Promise<boolean> {
  const row = await findPromotionRow(tx, id, true);
  if (!row || row.used > 0) return false;
  // An order may name it, and then it is not deleted.
  if (!(await deletedUnlessUsed(tx, (inner) => deletePromotion(inner, id)))) return false;
  await recordAudit(app, tx, {
    actor,
    action: 'promotion_deleted',
    subjectKind: 'promotion',
    subjectId: String(id),
    detail: { code: row.code, import: importId },
  });
  return true;
}
