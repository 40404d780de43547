import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { messageTemplateVersions } from './message-templates.table.ts';

export type TemplateVersionRow = typeof messageTemplateVersions.$inferSelect;

/** The newest version of every template that was ever changed. */
export async function listCurrentTemplates(db: Database | Transaction): Promise<TemplateVersionRow[]> {
  return db
    .selectDistinctOn([messageTemplateVersions.template])
    .from(messageTemplateVersions)
    .orderBy(messageTemplateVersions.template, desc(messageTemplateVersions.version));
}

/** The versions of one template, newest first. */
export async function listTemplateVersions(
  db: Database | Transaction,
  { template, limit }: { template: string; limit: number },
): Promise<TemplateVersionRow[]> {
  return db
    .select()
    .from(messageTemplateVersions)
    .where(eq(messageTemplateVersions.template, template))
    .orderBy(desc(messageTemplateVersions.version))
    .limit(limit);
}

export async function findTemplateVersion(
  db: Database | Transaction,
  { template, version }: { template: string; version: number },
): Promise<TemplateVersionRow | undefined> {
  const [row] = await db
    .select()
    .from(messageTemplateVersions)
    .where(and(eq(messageTemplateVersions.template, template), eq(messageTemplateVersions.version, version)));
  return row;
}

/** Adds a version. Returns false when another person has saved this version meanwhile. */
export async function insertTemplateVersion(tx: Transaction, row: TemplateVersionRow): Promise<boolean> {
  const { rowCount } = await tx.insert(messageTemplateVersions).values(row).onConflictDoNothing();
  return rowCount === 1;
}
