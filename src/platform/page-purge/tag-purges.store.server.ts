import { sql } from 'drizzle-orm';
import type { Database } from '../db/transaction.ts';

export interface DuePurge {
  /** The cache tag, which the tables call `area`. */
  tag: string;
  /** The purged version. */
  version: number;
  isRepeat: boolean;
  attempts: number;
}

/**
 * Leases the cache tags with a change that was not purged yet, and those due for a second purge, for one process until
 * `leaseEnd`. The row of `area_versions` was written with the change itself, so that no purge is lost.
 */
export async function leaseDuePurges(
  db: Database,
  { tags, now, leaseEnd }: { tags: readonly string[]; now: Date; leaseEnd: Date },
): Promise<DuePurge[]> {
  const names = sql`array(select jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb))`;
  await db.execute(sql`
    insert into area_purges (area, next_attempt_at)
    select area, ${now.toISOString()}::timestamptz from area_versions v
    where area = any(${names}) and not exists (select from area_purges p where p.area = v.area)
    on conflict do nothing`);
  const { rows } = await db.execute<{ tag: string; version: string; is_repeat: boolean; attempts: number }>(sql`
    update area_purges p set next_attempt_at = ${leaseEnd.toISOString()}::timestamptz, attempts = p.attempts + 1
    from area_versions v
    where v.area = p.area and p.area = any(${names}) and p.next_attempt_at <= ${now.toISOString()}::timestamptz
      and (v.version > p.version or p.repeat_at <= ${now.toISOString()}::timestamptz)
    returning p.area as tag, v.version, v.version = p.version as is_repeat, p.attempts`);
  return rows.map(({ tag, version, is_repeat: isRepeat, attempts }) => ({
    tag,
    version: Number(version),
    isRepeat,
    attempts,
  }));
}

/** Records purged tags; a tag that was purged for the first time is purged again at `repeatAt`. */
export async function updatePurgesDone(
  db: Database,
  done: readonly DuePurge[],
  { now, repeatAt }: { now: Date; repeatAt: Date },
): Promise<void> {
  await db.execute(sql`
    update area_purges p set version = greatest(p.version, d.version), attempts = 0,
      next_attempt_at = ${now.toISOString()}::timestamptz,
      repeat_at = case when d."isRepeat" then null else ${repeatAt.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as d(tag text, version bigint, "isRepeat" boolean)
    where p.area = d.tag`);
}

export async function updatePurgesFailed(db: Database, tags: readonly string[], nextAttemptAt: Date): Promise<void> {
  await db.execute(sql`
    update area_purges set next_attempt_at = ${nextAttemptAt.toISOString()}::timestamptz
    where area = any(array(select jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb)))`);
}
