import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { SelectField, TextField } from '#src/design/form/field.tsx';
import { consoleAction, consoleLoad, hospitalChoices, textOf } from '#src/features/console/frame/frame.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { createForm, mayBuild } from '../form-builder.server.ts';
import type { Route } from './+types/form-new';

const path = '/staff/forms';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'build_forms');
    return { hospitals: await hospitalChoices(app, staff, 'build_forms'), isGroupWide: mayBuild(staff, null) };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const hospital = textOf(form, 'hospital', 10);
  const outcome = await consoleAction({ form, language }, () =>
    createForm(app, actor, {
      title: textOf(form, 'title', 200),
      slug: textOf(form, 'slug', 200),
      hospitalId: hospital === '' ? null : Number(hospital),
    }),
  );
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${path}/${outcome.done}?done=created`, language), 303);
}

/** A new form: its title, its address, and its hospital or the group. */
export default function FormNew({ loaderData: { hospitals, isGroupWide }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage title={m.custom_forms_new()} back={{ label: m.custom_forms_desk(), href: path }}>
      <RefusalSummary refusal={refusal} />
      <AdminSection id="new" title={m.custom_forms_begin()}>
        <CsrfForm className="grid max-w-xl gap-5">
          <TextField
            name="title"
            label={m.custom_forms_title_english()}
            error={refusal?.fields['title']}
            defaultValue={refusal?.typed['title']}
            maxLength={120}
          />
          <TextField
            name="slug"
            label={m.custom_forms_address()}
            hint={m.custom_forms_address_hint()}
            error={refusal?.fields['slug']}
            defaultValue={refusal?.typed['slug']}
            maxLength={80}
          />
          <SelectField
            name="hospital"
            label={m.forms_hospital()}
            hint={m.custom_forms_hospital_hint()}
            error={refusal?.fields['hospital']}
            defaultValue={refusal?.typed['hospital']}
            options={hospitals.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...(isGroupWide ? { emptyLabel: m.forms_desk_group() } : {})}
          />
          <div>
            <Button>{m.custom_forms_begin()}</Button>
          </div>
        </CsrfForm>
      </AdminSection>
    </AdminPage>
  );
}
