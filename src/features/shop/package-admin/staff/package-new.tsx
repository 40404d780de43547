import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { consoleLoad, consoleAction } from '#src/features/console/frame/frame.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { listAdminTypes, savePackage } from '../packages-admin.server.ts';
import { packageDraftOf } from '../draft/package-form.server.ts';
import { PackageFields } from './package-fields.tsx';
import type { Route } from './+types/package-new';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => {
    requireStaffEverywhere(actor, 'manage_packages');
    return { types: await listAdminTypes(app, actor) };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  // Checked first, so that staff without the permission learn of that before they type.
  await consoleLoad(() => requireStaffEverywhere(actor, 'manage_packages'));
  const outcome = await consoleAction({ form, language }, async () =>
    savePackage(app, actor, { draft: packageDraftOf(form) }),
  );
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`/staff/packages/${outcome.done.id}?done=saved`, language), 303);
}

/** A new package: a draft until it is put on sale. */
export default function PackageNew({ loaderData: { types }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={m.package_admin_new()}
      intro={m.package_admin_new_hint()}
      back={{ label: m.package_admin_packages(), href: '/staff/packages' }}
    >
      <RefusalSummary refusal={refusal} />
      <CsrfForm>
        <PackageFields item={null} types={types} refusal={refusal} />
        <Button>{m.package_admin_save()}</Button>
      </CsrfForm>
    </AdminPage>
  );
}
