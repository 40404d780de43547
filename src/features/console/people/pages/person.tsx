import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { SelectField, TextArea } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { consoleLoad, consoleAction, textOf, hospitalChoices } from '#src/features/console/frame/frame.server.ts';
import { listOwnRoles } from '#src/features/console/roles/roles.server.ts';
import { isWithin } from '#src/features/console/roles/role-assignments.rules.ts';
import { roleAssignmentsOfForm } from '../role-assignment-form.server.ts';
import { changeRoleAssignments } from '../role-changes.server.ts';
import { removeMember, unlockMember, viewPerson, type Person } from '../staff-people.server.ts';
import { linkDoctor, viewDoctorLink } from '../doctor-link.server.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RoleAssignmentFields } from '../ui/role-assignment-fields.tsx';
import { roleAssignmentWords } from '../ui/role-assignment-words.ts';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import type { Route } from './+types/person';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'manage_staff');
    const [person, ownRoles, hospitals, register] = await Promise.all([
      viewPerson(app, actor, params.accountId),
      listOwnRoles(app.db),
      hospitalChoices(app, staff, 'manage_staff'),
      viewDoctorLink(app, params.accountId),
    ]);
    const scope = hospitalsFor(staff.roleAssignments, 'manage_staff');
    return {
      person,
      register,
      hospitals,
      ownRoles: ownRoles.map(({ key, name }) => ({ key, name })),
      hasAll: scope === 'all',
      changeable: person.roleAssignments.filter((assignment) => isWithin(scope, assignment)),
      done: new URL(request.url).searchParams.get('done'),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  const { accountId } = params;
  const outcome = await consoleAction({ form, language }, () => {
    if (intent === 'remove') return removeMember(app, actor, { accountId, reason: textOf(form, 'reason', 500) });
    if (intent === 'doctor')
      return linkDoctor(app, actor, { accountId, doctorId: Number(textOf(form, 'doctor', 10)) || null });
    if (intent === 'unlock') return unlockMember(app, actor, accountId);
    return changeRoleAssignments(app, actor, { accountId, roleAssignments: roleAssignmentsOfForm(form) });
  });
  if (!('done' in outcome)) return outcome;
  const done = intent === 'unlock' ? 'unlocked' : 'saved';
  throw redirect(
    localPath(
      intent === 'remove' ? '/staff/people?state=removed' : `/staff/people/${accountId}?done=${done}`,
      language,
    ),
  );
}

/** One member of staff: changes the role assignments, or removes the access. */
export default function PersonPage({
  loaderData: { person, register, hospitals, ownRoles, hasAll, changeable, done },
  actionData,
}: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  const isManaged = person.managedBy === 'provider';
  return (
    <AdminPage title={person.name} back={{ label: m.staff_desk_people(), href: '/staff/people' }}>
      {done && !refusal && (
        <div className="mb-6">
          <Notice tone="success">{done === 'unlocked' ? m.staff_unlocked() : m.staff_saved()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      <AdminSection id="facts" title={m.staff_person_facts()}>
        <RecordList
          items={[
            { label: m.staff_email(), value: person.email },
            {
              label: m.staff_role_assignments(),
              value: person.roleAssignments
                .map((assignment) => roleAssignmentWords(assignment, hospitals, ownRoles))
                .join('; '),
            },
            { label: m.staff_since(), value: formatDateTime(person.addedAt, getLocale()) },
            ...(person.removedAt
              ? [{ label: m.staff_person_removed(), value: formatDateTime(person.removedAt, getLocale()) }]
              : []),
            {
              label: m.staff_person_second_factor(),
              value: secondFactorWords(person),
            },
          ]}
        />
        <p className="mt-4">
          <SiteLink href={`/staff/audit?person=${person.accountId}`} className="inline-flex min-h-11 items-center">
            {m.staff_person_log()}
          </SiteLink>
        </p>
      </AdminSection>
      {person.isSelf && <Notice>{m.staff_error_own_role_assignments()}</Notice>}
      {isManaged && !person.isSelf && !person.removedAt && <Notice>{m.staff_managed()}</Notice>}
      {!isManaged && !person.isSelf && !person.removedAt && (
        <AdminSection
          id="change-role-assignments"
          title={m.staff_role_assignments_change()}
          intro={m.staff_role_assignments_change_intro()}
        >
          <CsrfForm className="grid max-w-2xl gap-5">
            <RoleAssignmentFields
              present={changeable}
              hospitals={hospitals}
              ownRoles={ownRoles}
              hasAll={hasAll}
              error={refusal?.fields['roleAssignments']}
            />
            <div>
              <Button>{m.staff_save()}</Button>
            </div>
          </CsrfForm>
        </AdminSection>
      )}
      {hasAll && !person.isSelf && !person.removedAt && (
        <DoctorLink register={register} error={refusal?.fields['doctor']} />
      )}
      {!person.removedAt && (
        <div className="mb-6">
          <ConfirmStep label={m.staff_unlock()} intent="unlock" variant="primary">
            {m.staff_unlock_text()}
          </ConfirmStep>
        </div>
      )}
      {person.isRemovable && (
        <ConfirmStep
          label={m.staff_remove()}
          intent="remove"
          fields={
            <TextArea name="reason" label={m.staff_reason()} hint={m.staff_reason_hint()} rows={2} maxLength={500} />
          }
        >
          {m.staff_remove_text()}
        </ConfirmStep>
      )}
    </AdminPage>
  );
}

/** The choice of the doctor of the register with whom this person is linked. */
function DoctorLink({
  register: { doctorId, doctors },
  error,
}: {
  register: Awaited<ReturnType<typeof viewDoctorLink>>;
  error: string | undefined;
}) {
  return (
    <AdminSection id="doctor" title={m.staff_doctor()} intro={m.staff_doctor_intro()}>
      <CsrfForm className="grid max-w-2xl gap-5">
        <SelectField
          label={m.staff_doctor_label()}
          name="doctor"
          emptyLabel={m.staff_doctor_none()}
          defaultValue={doctorId === null ? '' : String(doctorId)}
          error={error}
          options={doctors.map(({ id, name, registrationNumber }) => ({
            value: String(id),
            label: `${name} (${registrationNumber})`,
          }))}
        />
        <div>
          <Button name="intent" value="doctor" variant="secondary">
            {m.staff_save()}
          </Button>
        </div>
      </CsrfForm>
    </AdminSection>
  );
}

function secondFactorWords({ managedBy, hasSecondFactor }: Pick<Person, 'managedBy' | 'hasSecondFactor'>): string {
  if (managedBy === 'provider') return m.staff_person_provider_factor();
  return hasSecondFactor ? m.staff_yes() : m.staff_person_no_second_factor();
}
