import { data } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { customKind } from '#src/features/requests/forms/custom/custom-kind.rules.ts';
import { answerFormPost, loadForm, readCustomForm } from '#src/features/requests/forms/forms.server.ts';
import { FormPage } from '#src/features/requests/forms/ui/form-page.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext, type RequestContext } from '#src/platform/request-context.ts';
import { answerContext } from '../custom-form-answers.server.ts';
import type { Route } from './+types/custom-form';

export async function loader({ params, context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  const found = await formAt(here, params.slug);
  if (!found) return data({ version: null, form: null }, { status: 410 });
  // Mail addresses of staff must not reach readers.
  const version = { ...found, form: { ...found.form, notified: '' } };
  return { version, form: await loadForm(here, customKind(version)) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const version = await formAt(here, params.slug);
  if (!version) return data(undefined, { status: 410 });
  return answerFormPost(request, here, { kind: customKind(version), more: answerContext(here.app, version) });
}

/** The open form at this address; null where it has ended. Answers 404 where there never was one. */
async function formAt({ app }: Pick<RequestContext, 'app'>, slug: string) {
  const found = await readCustomForm(app, slug);
  if (!found) throw data({ unknown: 'item' as const }, { status: 404 });
  return found.state === 'over' ? null : found.version;
}

/** A form that staff have built. */
export default function CustomFormPage({ loaderData: { version, form }, actionData }: Route.ComponentProps) {
  if (!version) return <ClosedForm />;
  const language = getLocale();
  return (
    <FormPage
      kind={customKind(version)}
      path={`/forms/${version.slug}`}
      title={version.form.title[language]}
      intro={version.form.intro[language]}
      send={m.forms_send()}
      parent={{ label: m.forms_contact_write(), href: '/contact-us' }}
      form={form}
      refusal={actionData}
    />
  );
}

/** A form that no longer accepts answers, with links to other pages. */
function ClosedForm() {
  const title = m.custom_forms_closed();
  return (
    <Page title={title} crumbs={[{ label: title, href: '/contact-us' }]}>
      <PageHead title={title} description={title} keywords={[]} path="/contact-us" noindex />
      <div className="pb-10">
        <p className="measure text-lg">{m.custom_forms_closed_text()}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href="/contact-us">{m.forms_contact_write()}</ButtonLink>
          <ButtonLink href="/follow-up" variant="secondary">
            {m.forms_follow_title()}
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}
