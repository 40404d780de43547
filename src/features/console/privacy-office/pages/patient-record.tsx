import { redirect } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDay } from '#src/shared/dates.ts';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { pairPatients } from '../duplicates/duplicates.server.ts';
import { correctPerson, viewPatientRecord } from '../patient-look-up.server.ts';
import { countryChoices } from '#src/features/site/settings/settings.server.ts';
import { PersonCorrection } from '../ui/person-correction.tsx';
import { Accesses, Areas, Consents, Doubles, RequestsAbout } from '../ui/record-sections.tsx';
import type { Route } from './+types/patient-record';

const path = '/staff/privacy/patients';
const fieldNames = ['name', 'dateOfBirth', 'gender', 'idKind', 'idNumber', 'nationality', 'reason'] as const;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return consoleLoad(async () => {
    const record = await viewPatientRecord(app, actor, params);
    return {
      lookUpId: params.lookUpId,
      record,
      countries: await countryChoices(
        app,
        language,
        record.persons.map(({ nationality }) => nationality),
      ),
      isDone: new URL(request.url).searchParams.has('done'),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  if (textOf(form, 'intent', 20) === 'compare') {
    const ids = { accountId: params.accountId, otherId: textOf(form, 'otherId', 40) };
    const pairId = await consoleLoad(() => pairPatients(app, actor, ids));
    throw redirect(localPath(`/staff/privacy/duplicates/${pairId}`, language), 303);
  }
  const typed = Object.fromEntries(fieldNames.map((name) => [name, textOf(form, name, 501)]));
  const outcome = await consoleAction({ form, language }, () =>
    correctPerson(app, actor, { ...params, personId: textOf(form, 'personId', 40), typed }),
  );
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${path}/${params.lookUpId}/${params.accountId}?done`, language), 303);
}

/** One patient across all features: the number of records in each, consents, requests, accesses, and corrections. */
export default function PatientRecordPage({
  loaderData: { lookUpId, record, countries, isDone },
  actionData,
}: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={record.name}
      intro={m.privacy_found_reason({ reason: record.reason })}
      back={{ label: m.privacy_search(), href: `${path}/${lookUpId}` }}
      actions={<ButtonLink href={`/staff/privacy/new?account=${record.accountId}`}>{m.privacy_new()}</ButtonLink>}
    >
      {isDone && !refusal && (
        <div className="mb-6">
          <Notice tone="success">{m.privacy_saved()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      <AdminSection id="account" title={m.privacy_account()}>
        <RecordList
          items={[
            { label: m.staff_email(), value: <span className="[overflow-wrap:anywhere]">{record.email}</span> },
            { label: m.privacy_phone(), value: record.phone ?? m.privacy_none() },
            { label: m.privacy_since(), value: formatDay(record.createdAt, getLocale()) },
          ]}
        />
      </AdminSection>
      <Doubles lookUpId={lookUpId} doubles={record.doubles} />
      <AdminSection id="persons" title={m.privacy_persons()} intro={m.privacy_persons_intro()}>
        {record.persons.map((person) => (
          <PersonCorrection
            key={person.id}
            person={person}
            countries={countries}
            refusal={refusal?.typed['personId'] === person.id ? refusal : undefined}
          />
        ))}
      </AdminSection>
      <Areas areas={record.areas} />
      <Consents consents={record.consents} />
      <RequestsAbout requests={record.requests} />
      <Accesses accesses={record.accesses} />
    </AdminPage>
  );
}
