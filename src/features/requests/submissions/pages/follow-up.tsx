import { data, redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';
import { WithContactAside } from '#src/design/content/contact-aside.tsx';
import { uploadsIn } from '#src/features/requests/forms/forms.server.ts';
import { addToSubmission } from '../follow-up/submission-additions.server.ts';
import {
  listOwnSubmissions,
  openByFollowCode,
  sendFollowCode,
  viewFollowed,
} from '../follow-up/submission-follow-up.server.ts';
import { Followed } from '../ui/submission-status.tsx';
import type { Route } from './+types/follow-up';
import { codeMinutes } from '../submissions.rules.ts';

const perAddress = { name: 'follow_up', points: 30, seconds: 900 };
const path = '/follow-up';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const token = query.get('case');
  const isAdded = query.has('added');
  try {
    return {
      view: token ? await viewFollowed(app, token, language) : null,
      own: token ? [] : await listOwnSubmissions(app, actor, language),
      isOver: false,
      isAdded,
    };
  } catch (error) {
    // The access token has expired, so the page asks for the code again.
    if (isFailure(error)) return { view: null, own: [], isOver: true, isAdded };
    throw error;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, language, clientAddress } = here;
  const form = await sentForm(request, here);
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 254);
  const typed = { reference: text('reference'), email: text('email') };
  const way = new URL(request.url).searchParams.get('case') ?? '';
  const added = { text: String(form.get('message') ?? '').slice(0, 4_000), files: await uploadsIn(form) };
  try {
    await countAgainstLimit(app, perAddress, clientAddress);
    if (form.get('intent') === 'open') {
      const token = await openByFollowCode(app, { reference: typed.reference, code: text('code') });
      throw redirect(`${localPath(path, language)}?case=${encodeURIComponent(token)}`, 303);
    }
    if (form.get('intent') === 'add') {
      await addToSubmission(app, way, added);
      throw redirect(`${localPath(path, language)}?case=${encodeURIComponent(way)}&added`, 303);
    }
    await sendFollowCode(app, typed);
    return data({ typed, step: 'code' as const, message: '', fields: {} as Record<string, string>, added: '' });
  } catch (error) {
    if (!isFailure(error)) throw error;
    const { message, fields } = wordsOf(error, language);
    const step =
      form.get('intent') === 'add' ? ('add' as const) : fields['code'] ? ('code' as const) : ('ask' as const);
    return data({ typed, step, message, fields, added: added.text }, { status: error.details.status });
  }
}

/** The state of a message, an enquiry or an application. */
export default function FollowUp({ loaderData: { view, own, isOver, isAdded }, actionData }: Route.ComponentProps) {
  return (
    <Page
      title={m.forms_follow_title()}
      intro={m.forms_follow_intro()}
      crumbs={[{ label: m.forms_follow_title(), href: path }]}
    >
      <PageHead
        title={m.forms_follow_title()}
        description={m.forms_follow_intro()}
        keywords={[m.forms_follow_title()]}
        path={path}
        noindex
      />
      <WithContactAside>
        {view && (!actionData || actionData.step === 'add') ? (
          <Followed view={view} isAdded={isAdded && !actionData} refusal={actionData} />
        ) : (
          <>
            {isOver && !actionData ? (
              <div className="mb-6">
                <Notice tone="warning">{m.forms_follow_over()}</Notice>
              </div>
            ) : null}
            {own.length > 0 && !actionData ? <OwnList own={own} /> : null}
            <AskForm answer={actionData} />
          </>
        )}
      </WithContactAside>
    </Page>
  );
}

function OwnList({ own }: { own: Route.ComponentProps['loaderData']['own'] }) {
  return (
    <section aria-labelledby="own" className="mb-10">
      <h2 id="own" className="text-xl">
        {m.forms_follow_own()}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {own.map(({ reference, title, state, sentAt, href }) => (
          <li key={reference} className="py-3">
            <SiteLink href={href} className="inline-flex min-h-11 items-center font-semibold">
              {title}, {reference}
            </SiteLink>
            <p className="text-muted">
              {state} · {formatDateTime(sentAt, getLocale())}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AskForm({
  answer,
}: {
  answer: { typed: { reference: string; email: string }; step: 'ask' | 'code' | 'add'; message: string } | undefined;
}) {
  const isCode = answer?.step === 'code';
  const error = answer?.message || undefined;
  return (
    <>
      {error ? <ErrorSummary errors={[{ name: isCode ? 'code' : 'reference', message: error }]} /> : null}
      <CsrfForm className="max-w-md space-y-5" data-no-draft="">
        {isCode ? (
          <>
            {error ? null : <Notice tone="success">{m.forms_follow_sent({ minutes: codeMinutes })}</Notice>}
            <input type="hidden" name="reference" value={answer.typed.reference} />
            <input type="hidden" name="email" value={answer.typed.email} />
            <TextField
              label={m.forms_follow_code()}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              error={error}
              maxLength={10}
              required
            />
            <Button name="intent" value="open">
              {m.forms_follow_open()}
            </Button>
          </>
        ) : (
          <>
            <TextField
              label={m.forms_reference()}
              name="reference"
              hint={m.forms_reference_hint()}
              defaultValue={answer?.typed.reference}
              error={error}
              maxLength={12}
              required
            />
            <TextField
              label={m.forms_email()}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              defaultValue={answer?.typed.email}
              maxLength={254}
              required
            />
            <Button name="intent" value="send">
              {m.forms_follow_send()}
            </Button>
          </>
        )}
      </CsrfForm>
    </>
  );
}
