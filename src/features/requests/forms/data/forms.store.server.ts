import { asc, eq, inArray, lt } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { formFiles, formHistory, formSubmissions } from './forms.table.ts';

export type SubmissionRow = typeof formSubmissions.$inferSelect;
export type HistoryRow = typeof formHistory.$inferSelect;

export async function insertSubmission(
  tx: Transaction,
  row: typeof formSubmissions.$inferInsert,
  fileIds: readonly string[],
): Promise<void> {
  await tx.insert(formSubmissions).values(row);
  if (fileIds.length > 0)
    await tx.insert(formFiles).values(fileIds.map((fileId, position) => ({ fileId, submissionId: row.id, position })));
  await tx.insert(formHistory).values({ submissionId: row.id, at: row.sentAt, toState: row.state, by: 'sender' });
}

export async function insertFiles(
  tx: Transaction,
  { submissionId, fileIds, from }: { submissionId: string; fileIds: readonly string[]; from: number },
): Promise<void> {
  await tx.insert(formFiles).values(fileIds.map((fileId, index) => ({ fileId, submissionId, position: from + index })));
}

export async function findSubmission(
  db: Database | Transaction,
  reference: string,
): Promise<SubmissionRow | undefined> {
  const [row] = await db.select().from(formSubmissions).where(eq(formSubmissions.reference, reference));
  return row;
}

/** Locks a submission, so that two members of staff change it one after the other. */
export async function lockSubmission(tx: Transaction, reference: string): Promise<SubmissionRow | undefined> {
  const [row] = await tx.select().from(formSubmissions).where(eq(formSubmissions.reference, reference)).for('update');
  return row;
}

export async function updateSubmissionState(
  tx: Transaction,
  id: string,
  change: { state: string; changedAt: Date; dueAt: Date | null },
): Promise<void> {
  // After the answer the escalation is reset, so that a later promise starts without it.
  const settled = change.dueAt === null ? { escalation: 0, escalatedAt: null } : {};
  await tx
    .update(formSubmissions)
    .set({ ...change, ...settled })
    .where(eq(formSubmissions.id, id));
}

export async function updateSubmissionOwner(tx: Transaction, id: string, handlerId: string | null): Promise<void> {
  await tx.update(formSubmissions).set({ handlerId }).where(eq(formSubmissions.id, id));
}

export async function insertHistory(tx: Transaction, row: typeof formHistory.$inferInsert): Promise<void> {
  await tx.insert(formHistory).values(row);
}

export async function listHistory(db: Database, submissionId: string): Promise<HistoryRow[]> {
  return db.select().from(formHistory).where(eq(formHistory.submissionId, submissionId)).orderBy(asc(formHistory.id));
}

export async function listFileIds(db: Database | Transaction, submissionId: string): Promise<string[]> {
  return (
    await db
      .select({ id: formFiles.fileId })
      .from(formFiles)
      .where(eq(formFiles.submissionId, submissionId))
      .orderBy(asc(formFiles.position))
  ).map(({ id }) => id);
}

export async function findHospitalName(db: Database | Transaction, id: number): Promise<string | undefined> {
  const [row] = await db.select({ name: hospitals.name }).from(hospitals).where(eq(hospitals.id, id));
  return row?.name;
}

export async function findHandlerName(db: Database, accountId: string): Promise<string | undefined> {
  const [row] = await db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, accountId));
  return row?.name;
}

export async function listSubmissionsOf(db: Database | Transaction, ownerKey: string): Promise<SubmissionRow[]> {
  return db
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.ownerKey, ownerKey))
    .orderBy(asc(formSubmissions.sentAt));
}

export async function listPastSubmissions(tx: Transaction, now: Date, limit: number): Promise<string[]> {
  return (
    await tx
      .select({ id: formSubmissions.id })
      .from(formSubmissions)
      .where(lt(formSubmissions.deleteAfter, now))
      .limit(limit)
      .for('update', { skipLocked: true })
  ).map(({ id }) => id);
}

/** Deletes submissions; returns the ids of their files, which the caller deletes. */
export async function deleteSubmissions(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const ofThese = inArray(formFiles.submissionId, [...ids]);
  const files = await tx.select({ id: formFiles.fileId }).from(formFiles).where(ofThese);
  await tx.delete(formSubmissions).where(inArray(formSubmissions.id, [...ids]));
  return files.map(({ id }) => id);
}
