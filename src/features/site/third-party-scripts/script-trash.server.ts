/** A third-party script out of the trash. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { TrashedRecord } from '#src/features/console/trash/trash.server.ts';
import type { ScriptProposal } from './data/third-party-scripts.store.server.ts';
import { storeNew } from './script-records.server.ts';

/**
 * Makes a deleted record again, switched off; one that ran, or waited, waits until another administrator confirms it.
 * Returns its address in the console. Throws 403.
 */
export async function restoreScript(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  { record }: Pick<TrashedRecord, 'record'>,
): Promise<string> {
  requireStaffEverywhere(actor, 'manage_scripts');
  const kept = record as { id: number; code: string; createdAt: string; values: ScriptProposal };
  return inTransaction(app.db, async (tx) => {
    const id = await storeNew(app, tx, {
      actor,
      values: kept.values,
      code: kept.code,
      former: { id: kept.id, createdAt: new Date(kept.createdAt) },
    });
    return `/staff/scripts/${id}`;
  });
}
