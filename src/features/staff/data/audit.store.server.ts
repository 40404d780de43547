import type { Transaction } from '#src/platform/db/transaction.ts';
import { auditLog } from './audit.table.ts';

export async function insertAuditEntry(tx: Transaction, row: typeof auditLog.$inferInsert): Promise<void> {
  await tx.insert(auditLog).values(row);
}
