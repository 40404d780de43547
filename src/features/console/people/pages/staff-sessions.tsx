import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { consoleAction, consoleLoad, hospitalChoices, textOf } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { listOwnRoles } from '#src/features/console/roles/roles.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { endStaffSession, sessionShape, viewSessions, type StaffSession } from '../staff-sessions.server.ts';
import { deviceWords } from '../ui/device-words.ts';
import { roleAssignmentWords, type NamedRole } from '../ui/role-assignment-words.ts';
import type { Route } from './+types/staff-sessions';

const path = '/staff/sessions';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const state = readListState(query, sessionShape);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'console');
    const { own, others } = await viewSessions(app, actor, state);
    const [ownRoles, hospitals] = others
      ? await Promise.all([listOwnRoles(app.db), hospitalChoices(app, staff, 'manage_staff')])
      : [[], []];
    return {
      state,
      own,
      others,
      hospitals,
      ownRoles: ownRoles.map(({ key, name }) => ({ key, name })),
      isDone: query.get('done') === 'ended',
    };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const outcome = await consoleAction({ form, language }, () => endStaffSession(app, actor, textOf(form, 'session')));
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${path}?done=ended`, language));
}

/** Where staff are signed in; a device can be signed out. */
export default function StaffSessions({
  loaderData: { state, own, others, hospitals, ownRoles, isDone },
  actionData,
}: Route.ComponentProps) {
  return (
    <AdminPage title={m.staff_sessions()} intro={m.staff_sessions_intro()}>
      {isDone && !actionData?.refusal && (
        <div className="mb-6">
          <Notice tone="success">{m.staff_sessions_ended()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={actionData?.refusal} />
      <AdminSection id="own" title={m.staff_sessions_own()}>
        <ul className="divide-y divide-line">
          {own.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold">
                  {deviceWords(row.device)}
                  {row.isThisOne && <span className="ml-2 font-normal text-muted">{m.setting_device_this()}</span>}
                </p>
                <p className="text-[0.9375rem] text-muted">
                  {m.setting_device_since({ date: formatDateTime(row.startedAt, getLocale()) })} ·{' '}
                  {m.setting_device_seen({ date: formatDateTime(row.lastSeenAt, getLocale()) })}
                </p>
              </div>
              {!row.isThisOne && <EndForm row={row} />}
            </li>
          ))}
        </ul>
      </AdminSection>
      {others && (
        <>
          <h2 className="mb-3 text-xl font-semibold text-deep">{m.staff_sessions_others()}</h2>
          <AdminFilters path={path} state={state} searchLabel={m.staff_people_search()} />
          <AdminTable
            caption={m.staff_sessions_others()}
            path={path}
            state={state}
            columns={columnsOf(hospitals, ownRoles)}
            rows={others.rows}
            total={others.total}
            keyOf={(row) => row.id}
            empty={m.staff_sessions_empty()}
          />
        </>
      )}
    </AdminPage>
  );
}

function columnsOf(hospitals: { id: number; name: string }[], ownRoles: NamedRole[]): Column<StaffSession>[] {
  return [
    {
      key: 'name',
      label: m.staff_name(),
      isSortable: true,
      cell: (row) => (
        <SiteLink href={`/staff/people/${row.accountId}`} className="font-semibold">
          {row.name}
        </SiteLink>
      ),
    },
    {
      key: 'roles',
      label: m.staff_role_assignments(),
      cell: (row) =>
        row.roleAssignments.map((assignment) => roleAssignmentWords(assignment, hospitals, ownRoles)).join('; '),
    },
    { key: 'device', label: m.staff_session_on(), cell: (row) => deviceWords(row.device) },
    {
      key: 'since',
      label: m.staff_session_since(),
      isSortable: true,
      isDate: true,
      cell: (row) => formatDateTime(row.startedAt, getLocale()),
    },
    {
      key: 'used',
      label: m.staff_session_used(),
      isSortable: true,
      isDate: true,
      cell: (row) => formatDateTime(row.lastSeenAt, getLocale()),
    },
    { key: 'end', label: m.staff_session_action(), cell: (row) => <EndForm row={row} /> },
  ];
}

/** Signs one device out. There is no confirmation, because its owner can sign in again. */
function EndForm({ row }: { row: Pick<StaffSession, 'id' | 'name' | 'device'> }) {
  return (
    <CsrfForm>
      <input type="hidden" name="session" value={row.id} />
      <Button variant="secondary">
        {m.setting_device_end()}
        <span className="sr-only">
          : {row.name}, {deviceWords(row.device)}
        </span>
      </Button>
    </CsrfForm>
  );
}
