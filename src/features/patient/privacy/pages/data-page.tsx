import { data, redirect } from 'react-router';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { CsrfField } from '#src/design/form/csrf-form.tsx';
import { viewVideoConsent, withdrawVideoConsent } from '#src/features/appointments/teleconsult/teleconsult.server.ts';
import { findAccount } from '#src/features/patient/accounts/accounts.server.ts';
import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { refusalOf, typedTexts } from '#src/platform/http/form-answer.ts';
import { cookieText } from '#src/platform/http/cookies.ts';
import { requestContext } from '#src/platform/request-context.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure } from '#src/shared/failure.ts';
import { giveConsent, withdrawConsent } from '../consent.server.ts';
import { viewConsent } from '#src/features/patient/profile/profile.server.ts';
import { deleteAccount, isFreshlySignedIn } from '../data-requests.server.ts';
import { Refusal } from '#src/features/patient/profile/ui/account-form.tsx';
import { AccountCard } from '#src/features/patient/profile/ui/account-card.tsx';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import type { Route } from './+types/data-page';
import { Consent, VideoConsent } from '../ui/consents.tsx';
import { DeletionForm } from '../ui/delete-account.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const patient = requirePatient(actor);
  // The page is rendered once more after the deletion, with the confirmation.
  if (!(await findAccount(app, patient.accountId))) return null;
  const [consent, video, isFresh] = await Promise.all([
    viewConsent(app, patient),
    viewVideoConsent(app, patient),
    isFreshlySignedIn(app, patient),
  ]);
  const query = new URL(request.url).searchParams;
  return { consent, video, isFresh, done: query.get('done'), asksToDelete: query.has('delete') };
}

type ConsentChange = (app: App, actor: Actor, version: string) => Promise<void>;

/**
 * The actions of the consent buttons. Consent to video is given on the page of the room, where its limits are
 * explained.
 */
const consentChanges: ReadonlyMap<string, ConsentChange> = new Map<string, ConsentChange>([
  ['consent', giveConsent],
  ['withdraw', withdrawConsent],
  ['withdraw_video', withdrawVideoConsent],
]);
const doneWordsOf: ReadonlyMap<string, () => string> = new Map([
  ['consent', m.setting_consent_done],
  ['withdraw', m.setting_consent_withdrawn],
  ['withdraw_video', m.setting_video_withdrawn],
]);

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language, setCookie } = context.get(requestContext);
  const typed = typedTexts(await request.formData());
  const change = consentChanges.get(typed['intent'] ?? '');
  try {
    if (change) {
      await change(app, actor, typed['version'] ?? '');
      throw redirect(`/setting/data?done=${typed['intent']}`);
    }
    await deleteAccount(app, actor, { password: typed['password'] ?? '', isConfirmed: typed['confirmed'] === 'yes' });
  } catch (error) {
    if (!isFailure(error)) throw error;
    return data({ isDeleted: false, refusal: refusalOf(error, typed, language) }, { status: error.details.status });
  }
  setCookie(cookieText(app, { name: 'session', value: '', maxAgeSeconds: 0 }));
  return data({ isDeleted: true, refusal: undefined });
}

/** Consent, the data export, and the deletion of the account. */
export default function DataPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <Farewell />;
  const { consent, video, isFresh, done, asksToDelete } = loaderData;
  const doneWords = doneWordsOf.get(done ?? '')?.() ?? null;
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
      <AccountCard id="video-consent" title={m.setting_video()} icon="video">
        <VideoConsent video={video} />
      </AccountCard>
      <AccountCard id="delete" title={m.setting_delete()} icon="warning">
        <p className="measure">{m.setting_delete_text()}</p>
        {asksToDelete || (actionData?.refusal && actionData.refusal.typed['intent'] !== 'consent') ? (
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
