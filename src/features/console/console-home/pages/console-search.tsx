import type { ReactNode } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import type { RecordList } from '../record-search.server.ts';
import { searchConsole } from '../console-search.server.ts';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import type { Route } from './+types/console-search';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  return consoleLoad(async () => ({
    q,
    found: await searchConsole(app, actor, { q, language }),
    mayFindPatients: hospitalsFor(requireStaff(actor, 'console').roleAssignments, 'run_privacy_office') === 'all',
  }));
}

/** The results of the console's search. */
export default function ConsoleSearch({
  loaderData: {
    q,
    found: { menuItems, appointments, people, records },
    mayFindPatients,
  },
}: Route.ComponentProps) {
  const isEmpty = menuItems.length + appointments.length + people.length + records.length === 0;
  return (
    <AdminPage title={q ? m.staff_search_for({ q }) : m.staff_search()} intro={m.staff_search_intro()}>
      {isEmpty && (
        <p className="measure" role="status">
          {q.length < 2 ? m.staff_search_short() : m.staff_search_none()}
        </p>
      )}
      {appointments.length > 0 && (
        <Findings id="found-visits" title={m.front_desk_title()}>
          {appointments.map((appointment) => (
            <Finding
              key={appointment.reference}
              href={`/staff/appointments/${appointment.reference}`}
              label={appointment.patientName}
              hint={`${formatDateTime(appointment.startsAt, getLocale())} · ${appointment.doctorName} · ${appointment.hospitalName}`}
            />
          ))}
        </Findings>
      )}
      {records.map(({ list, rows }) => (
        <Findings key={list} id={`found-${list}`} title={recordWords[list]()}>
          {rows.map((row) => (
            <Finding key={row.href} {...row} />
          ))}
        </Findings>
      ))}
      {people.length > 0 && (
        <Findings id="found-people" title={m.staff_desk_people()}>
          {people.map((person) => (
            <Finding
              key={person.accountId}
              href={`/staff/people/${person.accountId}`}
              label={person.name}
              hint={person.email}
            />
          ))}
        </Findings>
      )}
      {menuItems.length > 0 && (
        <Findings id="found-desks" title={m.staff_menu()}>
          {menuItems.map(({ path, label, hint }) => (
            <Finding key={path} href={path} label={label} hint={hint} />
          ))}
        </Findings>
      )}
      {mayFindPatients && <PatientSearch q={q} />}
    </AdminPage>
  );
}

/** A patient is looked for with a reason, which stays in the audit log; neither stands in an address. */
function PatientSearch({ q }: { q: string }) {
  return (
    <AdminSection id="find-patient" title={m.privacy_search()} intro={m.privacy_patients_intro()}>
      <CsrfForm action="/staff/privacy/patients" className="grid max-w-2xl gap-5" noValidate>
        <TextField
          name="query"
          label={m.privacy_query()}
          hint={m.privacy_query_hint()}
          defaultValue={q}
          maxLength={120}
          autoComplete="off"
          required
        />
        <TextField name="reason" label={m.staff_reason()} hint={m.privacy_reason_hint()} maxLength={500} required />
        <div>
          <Button>{m.privacy_search_do()}</Button>
        </div>
      </CsrfForm>
    </AdminSection>
  );
}

const recordWords: Record<RecordList, () => string> = {
  enquiries: m.forms_desk,
  orders: m.package_desk_orders,
  packages: m.package_admin_packages,
  doctors: m.staff_found_doctors,
  hospitals: m.staff_found_hospitals,
  content: m.content_desk,
};

function Findings({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <AdminSection id={id} title={title}>
      <ul className="divide-y divide-line">{children}</ul>
    </AdminSection>
  );
}

function Finding({ href, label, hint }: { href: string; label: string; hint: string }) {
  return (
    <li className="py-2">
      <SiteLink href={href} className="inline-flex min-h-11 items-center font-semibold">
        {label}
      </SiteLink>
      <span className="block text-[0.9375rem] text-muted">{hint}</span>
    </li>
  );
}
