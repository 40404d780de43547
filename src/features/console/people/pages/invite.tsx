import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { consoleLoad, consoleAction, textOf, hospitalChoices } from '#src/features/console/frame/frame.server.ts';
import { roleAssignmentsOfForm } from '../role-assignment-form.server.ts';
import { inviteMember, withdrawInvitation } from '../invitations.server.ts';
import { listInvitations } from '../staff-people.server.ts';
import { listOwnRoles } from '#src/features/console/roles/roles.server.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RoleAssignmentFields } from '../ui/role-assignment-fields.tsx';
import { roleAssignmentWords } from '../ui/role-assignment-words.ts';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import type { Route } from './+types/invite';
import { invitationDays } from '../invitations.rules.ts';

const path = '/staff/people/invite';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'manage_staff');
    const [invitations, ownRoles, hospitals] = await Promise.all([
      listInvitations(app, actor),
      listOwnRoles(app.db),
      hospitalChoices(app, staff, 'manage_staff'),
    ]);
    return {
      invitations,
      hospitals,
      ownRoles: ownRoles.map(({ key, name }) => ({ key, name })),
      hasAll: hospitalsFor(staff.roleAssignments, 'manage_staff') === 'all',
      said: new URL(request.url).searchParams.get('done'),
    };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const withdrawn = textOf(form, 'intent') === 'withdraw';
  const outcome = await consoleAction({ form, language }, () =>
    withdrawn
      ? withdrawInvitation(app, actor, textOf(form, 'id'))
      : inviteMember(app, actor, {
          email: textOf(form, 'email'),
          roleAssignments: roleAssignmentsOfForm(form),
          language,
        }),
  );
  if (!('done' in outcome)) return outcome;
  throw redirect(`${localPath(path, language)}?done=${withdrawn ? 'withdrawn' : 'sent'}`);
}

/** Invites a colleague by mail, and lists the open invitations. */
export default function InvitePage({
  loaderData: { invitations, hospitals, ownRoles, hasAll, said },
  actionData,
}: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={m.staff_invite()}
      intro={m.staff_invite_intro({ days: invitationDays })}
      back={{ label: m.staff_desk_people(), href: '/staff/people' }}
    >
      {!refusal && said === 'sent' && (
        <div className="mb-6">
          <Notice tone="success">{m.staff_invite_sent()}</Notice>
        </div>
      )}
      {!refusal && said === 'withdrawn' && (
        <div className="mb-6">
          <Notice tone="success">{m.staff_invite_withdrawn()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      <AdminSection id="new-invitation" title={m.staff_invite_new()}>
        <CsrfForm className="grid max-w-2xl gap-5">
          <TextField
            type="email"
            name="email"
            label={m.staff_email()}
            hint={m.staff_invite_email_hint()}
            defaultValue={refusal?.typed.email}
            error={refusal?.fields.email}
            autoComplete="off"
            required
          />
          <RoleAssignmentFields
            present={[]}
            hospitals={hospitals}
            ownRoles={ownRoles}
            hasAll={hasAll}
            error={refusal?.fields['roleAssignments']}
            typed={refusal?.typed}
          />
          <div>
            <Button>{m.staff_invite_send()}</Button>
          </div>
        </CsrfForm>
      </AdminSection>
      <AdminSection id="open-invitations" title={m.staff_invite_open()}>
        {invitations.length === 0 ? (
          <p className="text-muted">{m.staff_invite_none()}</p>
        ) : (
          <ul className="divide-y divide-line">
            {invitations.map((invitation) => (
              <OpenInvitation key={invitation.id} invitation={invitation} {...{ hospitals, ownRoles }} />
            ))}
          </ul>
        )}
      </AdminSection>
    </AdminPage>
  );
}

type Invitation = Route.ComponentProps['loaderData']['invitations'][number];

function OpenInvitation({
  invitation: { id, email, name, roleAssignments, expiresAt, invitedBy },
  hospitals,
  ownRoles,
}: {
  invitation: Invitation;
  ownRoles: { key: string; name: string }[];
  hospitals: { id: number; name: string }[];
}) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 py-4">
      <div className="min-w-0">
        <p className="font-semibold break-all text-deep">{email}</p>
        {name && <p>{name}</p>}
        <p className="text-[0.9375rem]">
          {roleAssignments.map((assignment) => roleAssignmentWords(assignment, hospitals, ownRoles)).join('; ')}
        </p>
        <p className="text-[0.9375rem] text-muted">
          {m.staff_invite_until({
            name: invitedBy ?? m.staff_invited_by_server(),
            when: formatDateTime(expiresAt, getLocale()),
          })}
        </p>
      </div>
      <ConfirmStep
        label={m.staff_invite_withdraw()}
        intent="withdraw"
        fields={<input type="hidden" name="id" value={id} />}
      >
        {m.staff_invite_withdraw_text()}
      </ConfirmStep>
    </li>
  );
}
