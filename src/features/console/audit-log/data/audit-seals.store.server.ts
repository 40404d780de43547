import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/transaction.ts';

/** Seals the next entries and returns how many; 0 while another process seals. */
export async function sealEntries(db: Database, { limit, at }: { limit: number; at: Date }): Promise<number> {
  const { rows } = await db.execute<{ sealed: number }>(
    sql`select seal_audit_log(${limit}::integer, ${at.toISOString()}::timestamptz) as sealed`,
  );
  return rows[0]!.sealed;
}

/** A position up to which the chain was checked. */
export interface ChainPlace {
  position: number;
  hash: string | null;
}

export interface ChainPart {
  /** Number of seals of this part that fit their entries and the seals before them. */
  whole: number;
  /** The last seal of the part; null at the end. */
  last: ChainPlace | null;
  /** The entry of the first seal that does not fit: changed, deleted, or after a gap. */
  brokenId: number | null;
}

/** Recomputes the hashes of the next seals. */
export async function checkChainPart(db: Database, after: ChainPlace, limit: number): Promise<ChainPart> {
  const chosen = sql`select * from audit_seals where position > ${after.position} order by position limit ${limit}`;
  // Computed first, because the range of ids tells the planner how little of each month of the log must be read.
  const [span] = (
    await db.execute<{ first: string; last: string }>(
      sql`select coalesce(min(entry_id), 0) as first, coalesce(max(entry_id), 0) as last from (${chosen}) s`,
    )
  ).rows;
  const { rows } = await db.execute<{
    whole: string;
    last_position: string | null;
    last_hash: string | null;
    broken_id: string | null;
  }>(sql`
    with part as (
      select s.position, s.entry_id, s.hash, s.position - lag(s.position, 1, ${after.position}::bigint) over (order by s.position) as step,
        case when e.id is null then null
          when e.entry_hash is not null and e.entry_hash <> audit_entry_hash(null, e) then null
          else audit_entry_hash(lag(s.hash, 1, ${after.hash}::text) over (order by s.position), e) end as computed
      from (${chosen}) s
        left join audit_log e on e.id = s.entry_id and e.id between ${span!.first}::bigint and ${span!.last}::bigint
    ), first_broken as (
      select position, entry_id from part where step <> 1 or hash is distinct from computed order by position limit 1
    )
    select count(*) filter (where b.position is null or p.position < b.position) as whole, max(p.position) as last_position,
      (array_agg(p.hash order by p.position desc))[1] as last_hash, max(b.entry_id) as broken_id
    from part p left join first_broken b on true`);
  const row = rows[0]!;
  return {
    whole: Number(row.whole),
    last: row.last_position === null ? null : { position: Number(row.last_position), hash: row.last_hash },
    brokenId: row.broken_id === null ? null : Number(row.broken_id),
  };
}

/**
 * The number of unsealed entries between two ids, the time of the oldest, and the first that was changed since it was
 * inserted.
 */
export async function countUnsealed(
  db: Database,
  { afterId, untilId }: { afterId: number; untilId: number },
): Promise<{ count: number; since: Date | null; changedId: number | null }> {
  const { rows } = await db.execute<{ count: string; since: string | null; changed_id: string | null }>(sql`
    select count(*) as count, min(e.at)::text as since,
      min(e.id) filter (where e.entry_hash <> audit_entry_hash(null, e)) as changed_id from audit_log e
    where e.id > ${afterId} and e.id <= ${untilId} and not exists (select from audit_seals s where s.entry_id = e.id)`);
  const { count, since, changed_id: changedId } = rows[0]!;
  return {
    count: Number(count),
    since: since === null ? null : new Date(since),
    changedId: changedId === null ? null : Number(changedId),
  };
}

export async function findLastEntryId(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: string | null }>(sql`select max(id) as id from audit_log`);
  return Number(rows[0]!.id ?? 0);
}
