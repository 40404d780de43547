import type { recentChangesOf } from '#src/features/console/audit-log/audit-log.server.ts';
import { recentShown } from '#src/features/console/audit-log/audit-log.rules.ts';
import { wordsOf } from '#src/features/console/audit-log/ui/audit-words.ts';
import { actionWords } from '#src/features/console/audit/audit-words.rules.ts';

export interface RecentChange {
  id: number;
  at: Date;
  /** 'Article'. */
  word: string;
  name: string;
  href: string;
  /** 'Published a text'. */
  action: string;
}

/** What was changed last, each record once; those without a page are left out. */
export function recentWords({ entries, names }: Awaited<ReturnType<typeof recentChangesOf>>): RecentChange[] {
  const rows = entries.flatMap((entry) => {
    const { word, name, href } = wordsOf(entry, names).subject;
    return href === null ? [] : [{ id: entry.id, at: entry.at, word, name, href, action: actionWords(entry.action) }];
  });
  const isFirst = ({ href, name }: RecentChange, index: number) =>
    rows.findIndex((one) => one.href === href && one.name === name) === index;
  return rows.filter(isFirst).slice(0, recentShown);
}
