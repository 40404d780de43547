import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { viewRetention, type RetentionLine } from '../retention-view.server.ts';
import { PrivacyTabs } from '../ui/privacy-tabs.tsx';
import type { Route } from './+types/retention';

const path = '/staff/privacy/retention';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => ({ lines: await viewRetention(app, actor) }));
}

/**
 * How long each table's rows are kept: first those that jobs delete, then those that are deleted with them, then those
 * that stay.
 */
export default function RetentionPage({ loaderData: { lines } }: Route.ComponentProps) {
  return (
    <AdminPage title={m.privacy_retention()} intro={m.privacy_retention_intro()}>
      <PrivacyTabs here={path} />
      <Lines id="deleted" title={m.privacy_retention_job()} lines={lines.filter(({ rule }) => 'job' in rule)} />
      <Lines id="with" title={m.privacy_retention_with()} lines={lines.filter(({ rule }) => 'with' in rule)} />
      <Lines id="kept" title={m.privacy_retention_kept()} lines={lines.filter(({ rule }) => 'kept' in rule)} />
    </AdminPage>
  );
}

/** The rules come from the program, in the language in which they are written there. */
function Lines({ id, title, lines }: { id: string; title: string; lines: readonly RetentionLine[] }) {
  return (
    <AdminSection id={id} title={title}>
      <dl className="divide-y divide-line">
        {lines.map(({ table, rule, rows }) => (
          <div key={table} className="grid gap-x-6 py-2 lg:grid-cols-[16rem_1fr_9rem]">
            <dt lang="en" className="font-semibold [overflow-wrap:anywhere]">
              {table.replaceAll('_', ' ')}
            </dt>
            <dd lang="en" className="text-muted">
              {'kept' in rule ? rule.kept : 'with' in rule ? rule.with.replaceAll('_', ' ') : rule.after}
            </dd>
            <dd className="tabular-nums lg:text-right">
              {rows === null ? m.privacy_rows_unknown() : m.privacy_rows({ rows })}
            </dd>
          </div>
        ))}
      </dl>
    </AdminSection>
  );
}
