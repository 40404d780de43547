import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { TestedPart } from '../set-up.rules.ts';
import { setUpTests } from './set-up-tests.table.ts';

/** Pages that a site must have by law. */
const legalSlugs = ['pdpa', 'privacy', 'terms'];

export interface CountedFacts {
  legalPages: string[];
  holidays: number;
  hospitals: number;
  doctors: number;
  doctorsWithSessions: number;
}

/** What the group has entered so far; `today` is a Malaysian day. */
export async function countFacts(db: Database | Transaction, today: string): Promise<CountedFacts> {
  const { rows } = await db.execute<{ [Key in keyof CountedFacts]: CountedFacts[Key] }>(sql`
    select
      array(select e.slug from content_published p join content_entries e on e.id = p.entry_id
        where p.kind = 'page' and p.language = 'en'
          and e.slug in (${sql.join(
            legalSlugs.map((slug) => sql`${slug}`),
            sql`, `,
          )})) as "legalPages",
      (select count(*)::int from public_holidays where day >= ${today}::date) as "holidays",
      (select count(*)::int from published_hospitals) as "hospitals",
      (select count(*)::int from published_doctors) as "doctors",
      (select count(*)::int from published_doctors d
        where exists (select from weekly_sessions s where s.doctor_id = d.id)) as "doctorsWithSessions"`);
  return rows[0]!;
}

export async function listTests(db: Database | Transaction) {
  return db.select().from(setUpTests);
}

export async function saveTest(
  tx: Transaction,
  test: { part: TestedPart; passed: boolean; configuration: string; testedAt: Date },
): Promise<void> {
  await tx.insert(setUpTests).values(test).onConflictDoUpdate({ target: setUpTests.part, set: test });
}

/** The address for a test mail. */
export async function findEmailOf(db: Database, accountId: string): Promise<string | null> {
  const { rows } = await db.execute<{ email: string | null }>(sql`select email from accounts where id = ${accountId}`);
  return rows[0]?.email ?? null;
}

/** Locks the opening, so that changes of it run one after the other. */
export async function lockOpening(tx: Transaction): Promise<void> {
  await tx.execute(sql`select from settings where key = 'opening' for update`);
}

/** All cache tags, because no cached page may still show the sample. */
export async function listTags(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ area: string }>(sql`select area from area_versions`);
  return rows.map(({ area }) => area);
}
