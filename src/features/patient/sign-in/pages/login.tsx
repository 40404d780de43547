import { data, redirect } from 'react-router';
import { Notice } from '#src/design/states/notice.tsx';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { nextPage } from '../next-page.rules.ts';
import { signInWithPassword } from '../methods/sign-in-by-proof.server.ts';
import { goOn, refusalOf, clientOf } from '../sign-in-pages.server.ts';
import { LoginForm } from '../ui/login-form.tsx';
import { elsewheres, OtherSignInMethods, type Elsewhere } from '../ui/providers/other-sign-in-methods.tsx';
import type { Route } from './+types/login';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const next = nextPage(query.get('next'));
  if (actor.kind === 'patient') throw redirect(next);
  const { firebase } = app.config;
  return {
    next,
    providers: firebase ? (['google', 'facebook'] as const) : app.social.providers,
    isSimulated: !firebase && app.social.isSimulated,
    firebase: firebase
      ? { projectId: firebase.projectId, apiKey: firebase.apiKey, authDomain: firebase.authDomain }
      : null,
    elsewhere: elsewhereIn(query.get('social')),
    isChanged: query.has('changed'),
    isEnded: query.has('ended'),
  };
}

/** The result of a sign-in that left the page: it failed, or the account has another sign-in method. */
function elsewhereIn(said: string | null): Elsewhere | null {
  return elsewheres.find((one) => one === said) ?? (said === null ? null : 'failed');
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const form = await request.formData();
  const email = String(form.get('email') ?? '').slice(0, 254);
  const password = String(form.get('password') ?? '');
  const next = nextPage(new URL(request.url).searchParams.get('next'));
  const fields = {
    ...(email.includes('@') ? {} : { email: m.accounts_error_email() }),
    ...(password && password.length <= 200 ? {} : { password: m.accounts_error_password() }),
  };
  if (Object.keys(fields).length > 0) return data({ status: 422, fields, typed: { email } }, { status: 422 });
  try {
    throw goOn(
      here,
      await signInWithPassword(here.app, clientOf(here, request), { email, password, audience: 'patient' }),
      {
        next,
      },
    );
  } catch (error) {
    if (error instanceof Response) throw error;
    const refusal = refusalOf(here, error, { email });
    return data(refusal, { status: refusal.status });
  }
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FlowPage title={m.session_sign_in()} intro={m.session_login_intro()}>
      <PageHead title={m.session_sign_in()} description={m.session_login_intro()} keywords={[]} path="/login" noindex />
      {loaderData.isEnded && !actionData ? (
        <div className="mb-8 max-w-4xl">
          <Notice tone="info" title={m.session_ended_title()}>
            {m.session_ended_text()}
          </Notice>
        </div>
      ) : null}
      <div className="grid max-w-4xl items-start gap-8 pb-16 md:grid-cols-2">
        <LoginForm {...(actionData ? { refusal: actionData } : {})} isChanged={loaderData.isChanged} />
        <OtherSignInMethods {...loaderData} />
      </div>
    </FlowPage>
  );
}
