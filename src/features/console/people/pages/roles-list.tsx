import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { importFileHref } from '#src/features/console/frame/list-state.rules.ts';
import { FileLinks, ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { listRoles } from '#src/features/console/roles/roles.server.ts';
import { actionsOf } from '#src/features/console/roles/staff-access.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { staffRoles } from '#src/platform/actor.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { permissionLabel } from '../ui/permission-words.ts';
import { roleLabel } from '../ui/role-assignment-words.ts';
import type { Route } from './+types/roles-list';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => ({
    own: await listRoles(app, actor),
    isRemoved: new URL(request.url).searchParams.get('done') === 'removed',
  }));
}

/** The roles of the console: the group's own, and the shipped ones with what they allow. */
export default function RolesList({ loaderData: { own, isRemoved } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.roles_title()}
      intro={m.roles_intro()}
      back={{ label: m.staff_desk_people(), href: '/staff/people' }}
      actions={
        <>
          <FileLinks importHref={importFileHref('own-roles')} />
          <ImportLink list="own-roles" />
          <ButtonLink href="/staff/roles/new">{m.roles_new()}</ButtonLink>
        </>
      }
    >
      {isRemoved && (
        <div className="mb-6">
          <Notice tone="success">{m.roles_removed()}</Notice>
        </div>
      )}
      <AdminSection id="own-roles" title={m.roles_own()}>
        {own.length === 0 ? (
          <p className="text-muted">{m.roles_own_none()}</p>
        ) : (
          <ul className="divide-y divide-line">
            {own.map(({ key, name, permissions, holders }) => (
              <li key={key} className="py-3">
                <SiteLink href={`/staff/roles/${key}`} className="inline-flex min-h-11 items-center font-semibold">
                  {name}
                </SiteLink>
                <p className="text-muted">{m.roles_holders_count({ people: holders })}</p>
                <Permissions actions={permissions} />
              </li>
            ))}
          </ul>
        )}
      </AdminSection>
      <AdminSection id="shipped-roles" title={m.roles_shipped()} intro={m.roles_shipped_hint()}>
        <ul className="divide-y divide-line">
          {staffRoles.map((role) => (
            <li key={role} className="py-3">
              <p className="font-semibold text-deep">{roleLabel(role)}</p>
              <Permissions actions={actionsOf(role)} />
            </li>
          ))}
        </ul>
      </AdminSection>
    </AdminPage>
  );
}

function Permissions({ actions }: { actions: readonly string[] }) {
  return <p className="text-[0.9375rem]">{actions.map(permissionLabel).join(' · ')}</p>;
}
