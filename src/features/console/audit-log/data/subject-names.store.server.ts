/** Names of the records that entries of the audit log are about. */
import { sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';

interface Named extends Record<string, unknown> {
  key: string;
  name: string;
}

export interface AskedSubjects {
  /** Accounts; only those of staff are named, because a patient's name is shown where its look is recorded. */
  accountIds: readonly string[];
  entryIds: readonly number[];
  packageIds: readonly number[];
  doctorIds: readonly number[];
  hospitalIds: readonly number[];
  language: Language;
}

/** The names by 'kind:id'. */
export async function listSubjectNames(app: Pick<App, 'db'>, asked: AskedSubjects): Promise<Map<string, string>> {
  const { accountIds, entryIds, packageIds, doctorIds, hospitalIds, language } = asked;
  const { rows } = await app.db.execute<Named>(sql`
    select 'staff:' || a.id as key, a.name from accounts a join staff_members s on s.account_id = a.id
      where a.id = any(${sql.param([...accountIds])}::uuid[])
    union all
    select 'entry:' || t.entry_id, coalesce(max(t.title) filter (where t.language = ${language}), max(t.title) filter (where t.language = 'en'))
      from content_texts t where t.entry_id = any(${sql.param([...entryIds])}::int[]) and t.title <> '' group by t.entry_id
    union all
    select 'package:' || id, coalesce(title ->> ${language}, title ->> 'en') from health_packages
      where id = any(${sql.param([...packageIds])}::int[])
    union all
    select 'doctor:' || id, name from doctors where id = any(${sql.param([...doctorIds])}::int[])
    union all
    select 'hospital:' || id, name from hospitals where id = any(${sql.param([...hospitalIds])}::int[])`);
  return new Map(rows.filter(({ name }) => name).map(({ key, name }) => [key, name]));
}
