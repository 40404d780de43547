import { useState } from 'react';
import { data } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { registrationSchema } from '#src/features/patient/accounts/accounts.schema.ts';
import { registerAccount } from '#src/features/patient/accounts/accounts.server.ts';
import { ContactAside } from '#src/design/content/contact-aside.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { countryChoices, shownSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import { textsOfIssues } from '#src/platform/http/form-answer.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { perAddress } from '../identity.api.server.ts';
import { refusalOf, typedIn } from '../sign-in-pages.server.ts';
import { registrationTexts } from '../registration-texts.ts';
import { RegistrationForm } from '../ui/registration/registration-form.tsx';
import type { Route } from './+types/register';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, language } = context.get(requestContext);
  return {
    noticeVersion: (await shownSetting(app, 'privacyNotice')).version,
    minimum: app.identity.minimumPassword,
    countries: await countryChoices(app, language),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const form = await request.formData();
  const typed = typedIn(form, ['password']);
  const input = Object.fromEntries(
    Object.entries({ ...typed, password: String(form.get('password') ?? '').slice(0, 4_000) }).filter(
      ([, value]) => value !== '',
    ),
  );
  const parsed = registrationSchema.safeParse(input);
  if (!parsed.success) {
    const fields = Object.fromEntries(
      Object.entries(textsOfIssues(parsed.error, input, registrationTexts)).map(([name, text]) => [
        name,
        text({}, { locale: here.language }),
      ]),
    );
    return data({ typed, fields, message: undefined, sentTo: undefined }, { status: 422 });
  }
  try {
    await countAgainstLimit(here.app, perAddress, here.clientAddress);
    await registerAccount(here.app, { ...parsed.data, language: here.language });
    return { typed: {}, fields: {}, message: undefined, sentTo: parsed.data.email };
  } catch (error) {
    const { status, fields, message } = refusalOf(here, error);
    return data({ typed, fields, message, sentTo: undefined }, { status });
  }
}

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const [sentByCall, setSentByCall] = useState<string>();
  const sentTo = sentByCall ?? actionData?.sentTo;
  return (
    <FlowPage
      title={sentTo ? m.session_registered() : m.session_register()}
      {...(sentTo ? {} : { intro: m.session_register_intro() })}
      step={{ now: sentTo ? 2 : 1, of: 2 }}
      aside={<ContactAside />}
    >
      <PageHead
        title={m.session_register()}
        description={m.session_register_intro()}
        keywords={[]}
        path="/register"
        noindex
      />
      {sentTo ? (
        <div role="status" className="space-y-6">
          <Notice tone="success">{m.session_registered_text({ email: sentTo })}</Notice>
          <ButtonLink href="/login">{m.session_sign_in()}</ButtonLink>
        </div>
      ) : (
        <RegistrationForm
          {...loaderData}
          typed={actionData?.typed ?? {}}
          fields={actionData?.fields ?? {}}
          {...(actionData?.message ? { message: actionData.message } : {})}
          onDone={setSentByCall}
        />
      )}
    </FlowPage>
  );
}
