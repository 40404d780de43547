import { data, redirect } from 'react-router';
import { consoleAction, consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { roleRecord } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import { dropSaved, unsavedForm } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { createOwnRole } from '#src/features/console/roles/roles.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { givablePermissions, roleOfForm } from '../role-form.server.ts';
import { RoleForm } from '../ui/role-form.tsx';
import type { Route } from './+types/role-new';

const record = roleRecord('new');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => ({
    givable: givablePermissions(actor),
    ...(await unsavedForm(app, actor, { record, saved: { field: 'version', value: '' }, query })),
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const typed = roleOfForm(form);
  const outcome = await consoleAction({ form, language }, () => createOwnRole(app, actor, typed));
  if (!('done' in outcome)) return data({ ...outcome.data, ticked: typed.permissions }, outcome.init ?? {});
  await dropSaved(app, actor, { record, form });
  throw redirect(localPath(`/staff/roles/${outcome.done}?done=saved`, language));
}

/** A new role of the group's own. */
export default function RoleNew({ loaderData: { givable, unsaved, continued }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage title={m.roles_new()} intro={m.roles_intro()} back={{ label: m.roles_title(), href: '/staff/roles' }}>
      <RefusalSummary refusal={refusal} />
      <AdminSection id="role-form" title={m.roles_role()}>
        <RoleForm
          name=""
          permissions={actionData?.ticked ?? continued?.chosen['permission'] ?? []}
          givable={givable}
          record={record}
          unsaved={unsaved}
          shown={refusal ?? continued ?? undefined}
          isRefused={refusal !== undefined}
        />
      </AdminSection>
    </AdminPage>
  );
}
