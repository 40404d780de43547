import { data } from 'react-router';
import { Notice } from '#src/design/states/notice.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { PhoneLink } from '#src/design/content/phone-link.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';
import { answerQuestion } from '../new-time-form.server.ts';
import { NewTimeCode } from '../ui/new-time-code.tsx';
import { NewTimeQuestion } from '../ui/new-time-question.tsx';
import type { Route } from './+types/new-time';

export async function loader({ context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  return { phone: (await readSetting(app, 'brand')).phone };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const token = String(form.get('token') ?? '')
    .trim()
    .slice(0, 100);
  try {
    const page = await answerQuestion({ app, actor, language }, { token }, form);
    return data({ page, token }, { status: page.status });
  } catch (error) {
    if (!isFailure(error)) throw error;
    return data({ error: wordsOf(error, language).message }, { status: error.details.status });
  }
}

/** The mailed question about a new time: its token is in the fragment or is pasted, and is sent only in forms. */
export default function NewTimePage({ loaderData: { phone }, actionData }: Route.ComponentProps) {
  const title = m.new_times_title();
  const open = actionData && 'page' in actionData ? actionData : undefined;
  const error = actionData && 'error' in actionData ? actionData.error : undefined;
  return (
    <Page title={title} {...(open ? {} : { intro: m.new_times_code_intro() })}>
      <PageHead title={title} description={title} keywords={[]} path="/new-time" noindex />
      <div className="pb-16">
        {open ? (
          <NewTimeQuestion page={open.page} token={open.token} />
        ) : (
          <div className="space-y-6">
            {error ? <Notice tone="error">{error}</Notice> : null}
            <NewTimeCode error={error} />
            {phone ? (
              <p>
                {m.new_times_call()}: <PhoneLink phone={phone} />
              </p>
            ) : null}
          </div>
        )}
      </div>
    </Page>
  );
}
