import { data, redirect } from 'react-router';
import { Button, ButtonLink } from '#src/design/button.tsx';
import { CheckboxField, TextField } from '#src/design/field.tsx';
import { Notice } from '#src/design/notice.tsx';
import { Page } from '#src/design/page.tsx';
import { SiteLink } from '#src/design/site-link.tsx';
import { CsrfForm, CsrfField } from '#src/design/csrf-form.tsx';
import { findAccount } from '#src/features/patient/accounts/accounts.server.ts';
import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { refusalOf, typedTexts } from '#src/platform/http/form-answer.ts';
import { cookieText } from '#src/platform/http/cookies.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure } from '#src/shared/failure.ts';
import { giveConsent, viewConsent, withdrawConsent } from '../consent.server.ts';
import { deleteAccount, isFreshlySignedIn } from '../data-requests.server.ts';
import { Refusal } from '#src/features/patient/profile/ui/account-form.tsx';
import { AccountCard } from '#src/features/patient/profile/ui/account-card.tsx';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import type { Route } from './+types/data-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const patient = requirePatient(actor);
  // Rendered once more after the deletion, for the farewell.
  if (!(await findAccount(app, patient.accountId))) return null;
  const [consent, isFresh] = await Promise.all([viewConsent(app, patient), isFreshlySignedIn(app, patient)]);
  const query = new URL(request.url).searchParams;
  return { consent, isFresh, done: query.get('done'), asksToDelete: query.has('delete') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language, setCookie } = context.get(requestContext);
  const typed = typedTexts(await request.formData());
  if (typed['intent'] === 'consent' || typed['intent'] === 'withdraw') {
    await (typed['intent'] === 'consent' ? giveConsent(app, actor) : withdrawConsent(app, actor));
    throw redirect(`/setting/data?done=${typed['intent']}`);
  }
  try {
    await deleteAccount(app, actor, { password: typed['password'] ?? '', isConfirmed: typed['confirmed'] === 'yes' });
  } catch (error) {
    if (!isFailure(error)) throw error;
    return data({ isDeleted: false, refusal: refusalOf(error, typed, language) }, { status: error.details.status });
  }
  setCookie(cookieText(app, 'session', '', 0));
  return data({ isDeleted: true, refusal: undefined });
}

/** Consent, the export of all that is kept, and the end of the account. */
export default function DataPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <Farewell />;
  const { consent, isFresh, done, asksToDelete } = loaderData;
  const doneWords =
    done === 'consent' ? m.setting_consent_done() : done === 'withdraw' ? m.setting_consent_withdrawn() : null;
  return (
    <AccountFrame
      title={m.setting_data()}
      intro={m.setting_data_intro()}
      parent={{ label: m.setting_title(), href: '/setting' }}
      done={doneWords}
    >
      <Refusal refusal={actionData?.refusal} />
      <AccountCard id="export" title={m.setting_export()} icon="download">
        <p className="measure">{m.setting_export_text()}</p>
        <form method="post" action={localPath('/setting/export', getLocale())} className="mt-4 flex flex-wrap gap-3">
          <CsrfField />
          <Button>{m.setting_export_now()}</Button>
          <Button name="format" value="pdf" variant="secondary">
            {m.setting_export_pdf()}
          </Button>
        </form>
      </AccountCard>
      <AccountCard id="consent" title={m.setting_consent()} icon="document">
        <Consent consent={consent} />
      </AccountCard>
      <AccountCard id="delete" title={m.setting_delete()} icon="warning">
        <p className="measure">{m.setting_delete_text()}</p>
        {asksToDelete || actionData?.refusal ? (
          <DeletionForm isFresh={isFresh} errors={actionData?.refusal?.fields ?? {}} />
        ) : (
          <ButtonLink variant="danger" href="/setting/data?delete#delete" className="mt-4">
            {m.setting_delete_start()}
          </ButtonLink>
        )}
      </AccountCard>
    </AccountFrame>
  );
}

function Consent({
  consent: { version, at, current },
}: {
  consent: { version: string | null; at: Date | null; current: string };
}) {
  return (
    <>
      <p className="measure">
        {version && at
          ? m.setting_consent_given({ version, date: formatDay(at, getLocale()) })
          : m.setting_consent_none()}{' '}
        <SiteLink href="/pdpa">{m.setting_consent_read()}</SiteLink>
      </p>
      <CsrfForm className="mt-4 flex flex-wrap gap-3">
        {version === current ? null : (
          <Button name="intent" value="consent">
            {m.setting_consent_give({ version: current })}
          </Button>
        )}
        {version ? (
          <Button name="intent" value="withdraw" variant="secondary">
            {m.setting_consent_withdraw()}
          </Button>
        ) : null}
      </CsrfForm>
      <p className="mt-3 text-[0.9375rem] text-muted">{m.setting_consent_effect()}</p>
    </>
  );
}

/** The password, unless the sign-in was a moment ago; and a box that is not ticked by itself. */
function DeletionForm({ isFresh, errors }: { isFresh: boolean; errors: Record<string, string> }) {
  return (
    <CsrfForm noValidate className="mt-5 max-w-xl space-y-4 rounded-soft bg-error-pale p-5">
      <input type="hidden" name="intent" value="delete" />
      <p>{m.setting_delete_kept()}</p>
      {isFresh && !errors['password'] && !errors['current'] ? null : (
        <TextField
          label={m.setting_password_current()}
          name="password"
          type="password"
          autoComplete="current-password"
          hint={m.setting_delete_password_hint()}
          error={errors['password'] ?? errors['current']}
          maxLength={128}
        />
      )}
      <CheckboxField label={m.setting_delete_confirm()} name="confirmed" error={errors['confirmed']} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger">{m.setting_delete_now()}</Button>
        <ButtonLink variant="quiet" href="/setting/data">
          {m.setting_delete_keep()}
        </ButtonLink>
      </div>
    </CsrfForm>
  );
}

function Farewell() {
  return (
    <Page title={m.setting_deleted_title()}>
      <PageHead
        title={m.setting_deleted_title()}
        description={m.setting_deleted_text()}
        keywords={[]}
        path="/setting/data"
        noindex
      />
      <div className="measure space-y-6">
        <Notice tone="success">{m.setting_deleted_text()}</Notice>
        <ButtonLink href="/">{m.setting_deleted_home()}</ButtonLink>
      </div>
    </Page>
  );
}
