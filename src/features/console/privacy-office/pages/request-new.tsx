import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { SelectField, TextArea, TextField } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { accountToRequest, openRequest } from '../open-request.server.ts';
import { kindOptions } from '../ui/privacy-words.tsx';
import type { Route } from './+types/request-new';

const path = '/staff/privacy';
const fieldNames = ['kind', 'accountId', 'personName', 'email', 'language', 'receivedOn', 'details'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return consoleLoad(async () => {
    requireStaffEverywhere(actor, 'run_privacy_office');
    const accountId = new URL(request.url).searchParams.get('account');
    const today = malaysianDay(app.clock.now());
    const about = accountId ? await accountToRequest(app, actor, accountId) : null;
    return { today, about: about ?? { accountId: '', personName: '', email: '', language } };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const typed = Object.fromEntries(fieldNames.map((name) => [name, textOf(form, name, 3_001)]));
  const outcome = await consoleAction({ form, language }, () => openRequest(app, actor, typed));
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${path}/${outcome.done}?done`, language), 303);
}

/** The form of a request that came by letter, telephone, email or at a counter; its deadline counts from that day. */
export default function RequestNew({ loaderData: { about, today }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  const typed = (name: (typeof fieldNames)[number]) => refusal?.typed[name];
  return (
    <AdminPage title={m.privacy_new()} intro={m.privacy_new_intro()} back={{ label: m.privacy_desk(), href: path }}>
      <RefusalSummary refusal={refusal} />
      <AdminSection id="request" title={m.privacy_request()}>
        <CsrfForm className="grid max-w-2xl gap-5" noValidate>
          <input type="hidden" name="accountId" value={typed('accountId') ?? about.accountId} />
          <SelectField
            name="kind"
            label={m.privacy_kind()}
            options={kindOptions()}
            emptyLabel={m.privacy_choose()}
            defaultValue={typed('kind')}
            error={refusal?.fields['kind']}
            required
          />
          <TextField
            name="personName"
            label={m.staff_name()}
            defaultValue={typed('personName') ?? about.personName}
            error={refusal?.fields['personName']}
            maxLength={120}
            required
          />
          <TextField
            name="email"
            type="email"
            label={m.staff_email()}
            hint={m.privacy_email_hint()}
            defaultValue={typed('email') ?? about.email}
            error={refusal?.fields['email']}
            maxLength={254}
          />
          <SelectField
            name="language"
            label={m.privacy_language()}
            options={[
              { value: 'en', label: 'English' },
              { value: 'ms', label: 'Bahasa Melayu' },
              { value: 'zh', label: '中文' },
            ]}
            defaultValue={typed('language') ?? about.language}
          />
          <TextField
            name="receivedOn"
            type="date"
            label={m.privacy_received_on()}
            hint={m.privacy_received_on_hint()}
            defaultValue={typed('receivedOn') ?? today}
            error={refusal?.fields['receivedOn']}
            required
          />
          <TextArea
            name="details"
            label={m.privacy_details()}
            defaultValue={typed('details')}
            error={refusal?.fields['details']}
            maxLength={3_000}
          />
          <div>
            <Button>{m.privacy_new_save()}</Button>
          </div>
        </CsrfForm>
      </AdminSection>
    </AdminPage>
  );
}
