import { data, redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { uploadsIn } from '#src/features/requests/forms/forms.server.ts';
import { addToSubmission, referenceIn, viewFollowed } from '#src/features/requests/submissions/submissions.server.ts';
import { Followed } from '#src/features/requests/submissions/ui/submission-status.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext, type RequestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';
import { openByLastFour, ownLetterWay } from '../guarantee-letters.server.ts';
import type { Route } from './+types/gl-status';

/** The access token of the account that sent it, or a valid one for this letter. */
async function wayOf({ app, actor }: RequestContext, request: Request, reference: string): Promise<string | null> {
  const token = new URL(request.url).searchParams.get('case');
  if (token && referenceIn(app, token) === reference) return token;
  return ownLetterWay(app, actor, reference);
}

export async function loader({ request, params: { reference }, context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  const way = await wayOf(here, request, reference);
  return {
    reference,
    isAdded: new URL(request.url).searchParams.has('added'),
    isPatient: here.actor.kind === 'patient',
    view: way ? await viewFollowed(here.app, way, here.language) : null,
  };
}

export async function action({ request, params: { reference }, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, language, clientAddress } = here;
  const form = await sentForm(request, here);
  const added = { text: String(form.get('message') ?? '').slice(0, 4_000), files: await uploadsIn(form) };
  const path = localPath(`/gl-application/${encodeURIComponent(reference)}`, language);
  const isAdding = form.get('intent') === 'add';
  try {
    if (isAdding) {
      const way = await wayOf(here, request, reference);
      // The token has expired, so the page asks for the number again.
      if (!way) throw redirect(path, 303);
      await addToSubmission(app, way, added);
      throw redirect(`${path}?case=${encodeURIComponent(way)}&added`, 303);
    }
    const way = await openByLastFour(app, {
      reference,
      typed: String(form.get('last_four') ?? '').slice(0, 20),
      clientAddress,
    });
    throw redirect(`${path}?case=${encodeURIComponent(way)}`, 303);
  } catch (error) {
    if (!isFailure(error)) throw error;
    return data({ ...wordsOf(error, language), isAdding, added: added.text }, { status: error.details.status });
  }
}

/** The state of an application for a guarantee letter, its history, and a form for additions. */
export default function LetterStatus({
  loaderData: { reference, view, isAdded, isPatient },
  actionData,
}: Route.ComponentProps) {
  const title = m.guarantee_letters_status_title();
  const crumbs = [
    isPatient
      ? { label: m.profile_menu_letters(), href: '/my-guarantee-letters' }
      : { label: m.guarantee_letters_title(), href: '/gl-application' },
    { label: title, href: `/gl-application/${reference}` },
  ];
  return (
    <Page title={title} crumbs={crumbs}>
      <PageHead title={title} description={m.guarantee_letters_intro()} keywords={[]} path="/gl-application" noindex />
      <div className="max-w-2xl pb-8">
        {view ? (
          <Followed
            view={view}
            isAdded={isAdded && !actionData}
            refusal={actionData?.isAdding ? actionData : undefined}
          />
        ) : (
          <AskLastFour error={actionData?.isAdding ? undefined : actionData?.message} />
        )}
      </div>
    </Page>
  );
}

function AskLastFour({ error }: { error: string | undefined }) {
  return (
    <>
      {error ? <ErrorSummary errors={[{ name: 'last_four', message: error }]} /> : null}
      <CsrfForm className="max-w-md space-y-5" data-no-draft="">
        <TextField
          label={m.guarantee_letters_last_four()}
          name="last_four"
          hint={m.guarantee_letters_last_four_hint()}
          autoComplete="off"
          maxLength={4}
          error={error}
          required
        />
        <Button name="intent" value="open">
          {m.guarantee_letters_show()}
        </Button>
      </CsrfForm>
      <div className="mt-8">
        <Notice>
          {m.guarantee_letters_status_other()}{' '}
          <SiteLink href="/follow-up" className="inline-flex min-h-11 items-center">
            {m.forms_follow_title()}
          </SiteLink>
        </Notice>
      </div>
    </>
  );
}
