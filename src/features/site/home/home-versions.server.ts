/** Saves a layout of the home page as its next version, from the form or from a file that the audit log names. */
import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { insertLayout, listLayouts } from './data/home-layouts.store.server.ts';
import { layoutChangedMeanwhile } from './home.errors.ts';
import { layoutTag } from './home-layout.server.ts';
import type { LayoutRow } from './home.schema.ts';

/** Nothing is saved without a change. Throws home_layout_changed_meanwhile (409) where `version` is not the newest. */
export async function storeLayout(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  change: { actor: Actor; version: number; rows: LayoutRow[]; importId?: string },
): Promise<void> {
  const { actor, rows, importId } = change;
  const [current] = await listLayouts(tx, 1);
  if ((current?.version ?? 0) !== change.version) throw layoutChangedMeanwhile();
  const before = current?.sections ?? [];
  if (isDeepStrictEqual(before, rows)) return;
  const version = change.version + 1;
  if (!(await insertLayout(tx, { version, sections: rows, savedAt: app.clock.now() }))) throw layoutChangedMeanwhile();
  await recordAudit(app, tx, {
    actor,
    action: rows.length > 0 ? 'home_layout_changed' : 'home_layout_shipped',
    subjectKind: 'home_layout',
    subjectId: 'home',
    detail: { version, before, after: rows, ...(importId === undefined ? {} : { import: importId }) },
  });
  await invalidateTag(tx, layoutTag);
}
