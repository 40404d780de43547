/**
 * Open records: two editors of one record see each other. A page reports that it is open while it is visible;
 * independently of that, saving checks the version.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { mayDo, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { listOthers, upsertOpening } from './data/open-records.store.server.ts';
import { openSeconds, watchedRecord, mostNamed } from './open-records.rules.ts';
import type { OthersHere } from './open-records.schema.ts';

export { deletePastOpenings } from './data/open-records.store.server.ts';

/**
 * Records that this person has the record open now, and returns who else has. The caller has checked that the actor may
 * edit the record. `record` is its address: '/staff/content/12'. Throws 403.
 */
export async function noteOpen(app: Pick<App, 'db' | 'clock'>, actor: Actor, record: string): Promise<OthersHere> {
  const { accountId } = requireStaff(actor, 'console');
  const now = app.clock.now();
  const leftBefore = new Date(now.getTime() - openSeconds * 1_000);
  await upsertOpening(app.db, { accountId, record, now, leftBefore });
  const others = await listOthers(app.db, { accountId, record, leftBefore, limit: mostNamed + 1 });
  return {
    people: others.slice(0, mostNamed).map(({ name, openedAt }) => ({ name, since: openedAt.toISOString() })),
    hasMore: others.length > mostNamed,
  };
}

/**
 * Finds the record from the page's path and does the same as `noteOpen`. Null where the path edits no record or the
 * actor may not edit it.
 */
export async function noteWatched(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  path: string,
): Promise<(OthersHere & { record: string }) | null> {
  const watched = watchedRecord(path);
  if (!watched || actor.kind !== 'staff' || !mayDo(actor.roleAssignments, watched.permission)) return null;
  return { ...(await noteOpen(app, actor, watched.record)), record: watched.record };
}
