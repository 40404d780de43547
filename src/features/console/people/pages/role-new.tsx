import { data, redirect } from 'react-router';
import { consoleAction, consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { createOwnRole } from '#src/features/console/roles/roles.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { givablePermissions, roleOfForm } from '../role-form.server.ts';
import { RoleForm } from '../ui/role-form.tsx';
import type { Route } from './+types/role-new';

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(requestContext);
  return consoleLoad(() => ({ givable: givablePermissions(actor) }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const typed = roleOfForm(form);
  const outcome = await consoleAction({ form, language }, () => createOwnRole(app, actor, typed));
  if (!('done' in outcome)) return data({ ...outcome.data, ticked: typed.permissions }, outcome.init ?? {});
  throw redirect(localPath(`/staff/roles/${outcome.done}?done=saved`, language));
}

/** A new role of the group's own. */
export default function RoleNew({ loaderData: { givable }, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={m.roles_new()} intro={m.roles_intro()} back={{ label: m.roles_title(), href: '/staff/roles' }}>
      <RefusalSummary refusal={actionData?.refusal} />
      <AdminSection id="role-form" title={m.roles_role()}>
        <RoleForm name="" permissions={actionData?.ticked ?? []} givable={givable} refusal={actionData?.refusal} />
      </AdminSection>
    </AdminPage>
  );
}
