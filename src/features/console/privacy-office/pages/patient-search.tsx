import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { beginLookUp } from '../patient-look-up.server.ts';
import { PrivacyTabs } from '../ui/privacy-tabs.tsx';
import type { Route } from './+types/patient-search';

const path = '/staff/privacy/patients';

export function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(requestContext);
  return consoleLoad(() => {
    requireStaffEverywhere(actor, 'run_privacy_office');
    return null;
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const outcome = await consoleAction({ form, language }, () =>
    beginLookUp(app, actor, { query: textOf(form, 'query', 121), reason: textOf(form, 'reason', 501) }),
  );
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${path}/${outcome.done}`, language), 303);
}

/** The search for a patient: what is known about the person, and the reason. Neither is part of an address. */
export default function PatientSearch({ actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage title={m.privacy_patients()} intro={m.privacy_patients_intro()}>
      <PrivacyTabs here={path} />
      <RefusalSummary refusal={refusal} />
      <AdminSection id="search" title={m.privacy_search()}>
        <CsrfForm className="grid max-w-2xl gap-5" noValidate>
          <TextField
            name="query"
            label={m.privacy_query()}
            hint={m.privacy_query_hint()}
            defaultValue={refusal?.typed['query']}
            error={refusal?.fields['query']}
            maxLength={120}
            autoComplete="off"
            required
          />
          <TextField
            name="reason"
            label={m.staff_reason()}
            hint={m.privacy_reason_hint()}
            defaultValue={refusal?.typed['reason']}
            error={refusal?.fields['reason']}
            maxLength={500}
            required
          />
          <div>
            <Button>{m.privacy_search_do()}</Button>
          </div>
        </CsrfForm>
      </AdminSection>
    </AdminPage>
  );
}
