import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { RecordKey, WaitingProposal } from '../text-proposals.schema.ts';
import { textProposals } from './text-proposals.table.ts';

type Reader = Database | Transaction;
export type ProposalRow = typeof textProposals.$inferSelect;
export type NewProposal = typeof textProposals.$inferInsert;

const openStates = ['waiting', 'sent_back'] as const;
const ofRecord = ({ kind, recordId }: RecordKey) =>
  and(eq(textProposals.kind, kind), eq(textProposals.recordId, recordId));

/** The proposal of a record that is not decided yet, or was sent back. */
export async function findOpenProposal(db: Reader, key: RecordKey): Promise<ProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(textProposals)
    .where(and(ofRecord(key), inArray(textProposals.state, [...openStates])));
  return row;
}

/** A proposal by its number; with `lock`, nobody else decides it meanwhile. */
export async function findProposal(db: Reader, id: number, lock = false): Promise<ProposalRow | undefined> {
  const query = db.select().from(textProposals).where(eq(textProposals.id, id));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** The newest approval of exactly these texts. */
export async function findApproved(db: Reader, key: RecordKey, fingerprint: string): Promise<ProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(textProposals)
    .where(and(ofRecord(key), eq(textProposals.state, 'approved'), eq(textProposals.fingerprint, fingerprint)))
    .orderBy(desc(textProposals.reviewedOn), desc(textProposals.id))
    .limit(1);
  return row;
}

/** The accounts that wrote in proposals of the record since the last approved one. */
export async function listFormerWriters(tx: Transaction, { kind, recordId }: RecordKey): Promise<string[]> {
  const { rows } = await tx.execute<{ writer: string }>(sql`select distinct unnest(p.writers) as writer
    from text_proposals p where p.kind = ${kind} and p.record_id = ${recordId} and p.state <> 'approved'
      and p.id > coalesce((select max(a.id) from text_proposals a
        where a.kind = p.kind and a.record_id = p.record_id and a.state = 'approved' and a.decided_by is not null), 0)`);
  return rows.map(({ writer }) => writer);
}

export async function insertProposal(tx: Transaction, row: NewProposal): Promise<number> {
  const [inserted] = await tx.insert(textProposals).values(row).returning({ id: textProposals.id });
  return inserted!.id;
}

export async function updateProposal(tx: Transaction, id: number, change: Partial<ProposalRow>): Promise<void> {
  await tx.update(textProposals).set(change).where(eq(textProposals.id, id));
}

/** The open proposals that an import made. */
export function listOpenOfImport(tx: Transaction, importId: string): Promise<ProposalRow[]> {
  return tx
    .select()
    .from(textProposals)
    .where(and(eq(textProposals.importId, importId), inArray(textProposals.state, [...openStates])));
}

export async function deleteProposals(tx: Transaction, key: RecordKey): Promise<void> {
  await tx.delete(textProposals).where(ofRecord(key));
}

/** Proposals that wait, of these hospitals and of the whole group, the longest waiting first, and their number. */
export async function listWaiting(
  db: Reader,
  { scope, limit }: { scope: 'all' | readonly number[]; limit: number },
): Promise<{ rows: WaitingProposal[]; total: number }> {
  const own =
    scope === 'all' ? sql`true` : sql`(p.hospital_id is null or p.hospital_id = any (${sql.param([...scope])}::int[]))`;
  const where = sql`from text_proposals p where p.state = 'waiting' and ${own}`;
  const [page, counted] = await Promise.all([
    db.execute<WaitingProposal>(sql`select p.id, p.kind, p.title,
      to_char(p.proposed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
      ${where} order by p.proposed_at, p.id limit ${limit}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${where}`),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}
