import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { partTitles } from '#src/features/patient/privacy/export-parts.rules.ts';
import type { PatientRecord } from '../patient-look-up.server.ts';
import { DueDay, kindWords, RequestStateChip } from './privacy-words.tsx';

/** Other accounts with the same number: perhaps of the same person. */
export function Doubles({ lookUpId, doubles }: { lookUpId: string; doubles: PatientRecord['doubles'] }) {
  if (doubles.length === 0) return null;
  return (
    <div className="mb-8">
      <Notice tone="warning" title={m.privacy_doubles()}>
        <ul>
          {doubles.map(({ accountId, name, email }) => (
            <li key={accountId}>
              <SiteLink
                href={`/staff/privacy/patients/${lookUpId}/${accountId}`}
                className="inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
              >
                {name} · {email}
              </SiteLink>
              <CsrfForm className="mb-2">
                <input type="hidden" name="otherId" value={accountId} />
                <Button variant="secondary" name="intent" value="compare">
                  {m.privacy_pair_compare()}
                  <span className="sr-only">: {name}</span>
                </Button>
              </CsrfForm>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** The name of a part of a patient's data. */
export function areaName(name: string): string {
  return partTitles[name]?.({}, { locale: getLocale() }) ?? name;
}

/** The number of records in each feature; their contents are not shown here. */
export function Areas({ areas }: { areas: PatientRecord['areas'] }) {
  return (
    <AdminSection id="areas" title={m.privacy_areas()} intro={m.privacy_areas_intro()}>
      <table className="w-full max-w-xl border-collapse">
        <caption className="sr-only">{m.privacy_areas()}</caption>
        <thead>
          <tr className="border-b-2 border-line text-left">
            <th scope="col" className="py-2 pr-4">
              {m.privacy_area()}
            </th>
            <th scope="col" className="py-2 text-right">
              {m.privacy_records()}
            </th>
          </tr>
        </thead>
        <tbody>
          {areas.map(({ name, count }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {areaName(name)}
              </th>
              <td className="py-2 text-right tabular-nums">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </AdminSection>
  );
}

/** Every consent and withdrawal, newest first. */
export function Consents({ consents }: { consents: PatientRecord['consents'] }) {
  return (
    <AdminSection id="consents" title={m.privacy_consents()}>
      {consents.length === 0 && <p>{m.privacy_consents_none()}</p>}
      <ol className="divide-y divide-line">
        {consents.map(({ subject, version, event, at }) => (
          <li key={`${at.toISOString()} ${subject} ${event}`} className="py-2">
            {formatDateTime(at, getLocale())} ·{' '}
            {subject === 'video' ? m.privacy_consent_video() : m.privacy_consent_notice()} ·{' '}
            {event === 'given' ? m.privacy_consent_given({ version }) : m.privacy_consent_withdrawn({ version })}
          </li>
        ))}
      </ol>
    </AdminSection>
  );
}

export function RequestsAbout({ requests }: { requests: PatientRecord['requests'] }) {
  return (
    <AdminSection id="requests" title={m.privacy_requests()}>
      {requests.length === 0 && <p>{m.privacy_empty()}</p>}
      <ul className="divide-y divide-line">
        {requests.map(({ id, reference, kind, state, dueOn }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 py-1">
            <SiteLink href={`/staff/privacy/${id}`} className="inline-flex min-h-11 items-center font-semibold">
              {reference}
            </SiteLink>
            {kindWords(kind)} <RequestStateChip state={state} /> <DueDay dueOn={dueOn} daysLeft={null} />
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}

const actorWords: Record<string, () => string> = { staff: m.staff_kind_staff, system: m.staff_kind_system };

/** Who else saw or changed the data recently; the whole list is in the audit log. */
export function Accesses({ accesses }: { accesses: PatientRecord['accesses'] }) {
  return (
    <AdminSection id="accesses" title={m.privacy_accesses()}>
      {accesses.length === 0 && <p>{m.privacy_accesses_none()}</p>}
      <ol className="divide-y divide-line">
        {accesses.map(({ id, at, actorKind, action }) => (
          <li key={id} className="py-2">
            {formatDateTime(at, getLocale())} · {actorWords[actorKind]?.() ?? m.staff_kind_guest()} ·{' '}
            {action === 'look' ? m.audit_act_look() : action.replaceAll('_', ' ')}
          </li>
        ))}
      </ol>
    </AdminSection>
  );
}
