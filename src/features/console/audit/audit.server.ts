/** The audit log: every change and every access to a patient's record is written in the transaction that makes it. */
export { listAuditEntries, type AuditFilter } from './data/audit.store.server.ts';
export type { AuditAction } from './audit-words.rules.ts';
export { recordAudit, recordAccesses, entriesAbout } from './record-audit.server.ts';
