import { requestContext } from '#src/platform/request-context.ts';
import { auditShape, exportAuditLog } from '../audit-log.server.ts';
import { listFile, consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import type { Route } from './+types/audit-csv';

/** The audit log as CSV, with the list's filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const rows = await consoleLoad(() =>
    exportAuditLog(app, actor, readListState(new URL(request.url).searchParams, auditShape)),
  );
  return listFile(request, {
    name: 'audit-log',
    columns: [
      { label: 'id', value: (row) => row.id },
      { label: 'at', value: (row) => row.at.toISOString() },
      { label: 'actor_kind', value: (row) => row.actorKind },
      { label: 'account', value: (row) => row.accountId },
      { label: 'name', value: (row) => row.name },
      { label: 'action', value: (row) => row.action },
      { label: 'subject_kind', value: (row) => row.subjectKind },
      { label: 'subject', value: (row) => row.subjectId },
      { label: 'patient', value: (row) => row.patientId },
      { label: 'hospital', value: (row) => row.hospitalId },
      { label: 'detail', value: (row) => JSON.stringify(row.detail) },
      { label: 'hash', value: (row) => row.hash },
    ],
    rows,
  });
}
