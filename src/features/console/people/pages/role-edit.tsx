import { data, redirect } from 'react-router';
import { Notice } from '#src/design/states/notice.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { changeOwnRole, removeOwnRole, viewOwnRole } from '#src/features/console/roles/roles.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { givablePermissions, roleOfForm } from '../role-form.server.ts';
import { RoleForm } from '../ui/role-form.tsx';
import type { Route } from './+types/role-edit';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => {
    const { key, name, permissions, version, holders } = await viewOwnRole(app, actor, params.key);
    return {
      role: { key, name, permissions, version, holders },
      givable: givablePermissions(actor),
      isSaved: new URL(request.url).searchParams.get('done') === 'saved',
    };
  });
}

export async function action({ request, params: { key }, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const isRemoval = textOf(form, 'intent', 20) === 'remove';
  const typed = roleOfForm(form);
  const outcome = await consoleAction({ form, language }, () =>
    isRemoval
      ? removeOwnRole(app, actor, key)
      : changeOwnRole(app, actor, { key, version: Number(textOf(form, 'version', 20)), ...typed }),
  );
  if (!('done' in outcome))
    return data({ ...outcome.data, ticked: isRemoval ? null : typed.permissions }, outcome.init ?? {});
  throw redirect(localPath(isRemoval ? '/staff/roles?done=removed' : `/staff/roles/${key}?done=saved`, language));
}

/** One own role: changed, or removed from everybody who has it. */
export default function RoleEdit({ loaderData: { role, givable, isSaved }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage title={role.name} back={{ label: m.roles_title(), href: '/staff/roles' }}>
      {isSaved && !refusal && (
        <div className="mb-6">
          <Notice tone="success">{m.roles_saved()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      <AdminSection id="role-facts" title={m.roles_facts()}>
        <RecordList
          items={[
            { label: m.roles_holders(), value: String(role.holders) },
            { label: m.roles_key(), value: role.key },
          ]}
        />
        <p className="mt-4">
          <SiteLink href={`/staff/people?role=${role.key}`} className="inline-flex min-h-11 items-center">
            {m.roles_people()}
          </SiteLink>
        </p>
      </AdminSection>
      <AdminSection id="role-form" title={m.roles_role()} intro={m.roles_effect()}>
        <RoleForm
          name={role.name}
          permissions={actionData?.ticked ?? role.permissions}
          givable={givable}
          version={role.version}
          refusal={refusal}
        />
      </AdminSection>
      <ConfirmStep label={m.roles_remove()} intent="remove">
        {m.roles_remove_text({ people: role.holders })}
      </ConfirmStep>
    </AdminPage>
  );
}
