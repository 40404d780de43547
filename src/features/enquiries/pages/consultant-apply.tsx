import { Page } from '#src/design/page.tsx';
import { consultantApplicationForm } from '#src/features/forms/consultant-application.form.ts';
import { answerFormPost, loadForm } from '#src/features/forms/form-page.server.ts';
import { FormSheet } from '#src/features/forms/ui/form-sheet.tsx';
import { PageHead } from '#src/features/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import type { Route } from './+types/consultant-apply';

const path = '/consultant/apply';

export async function loader({ context }: Route.LoaderArgs) {
  return { form: await loadForm(context.get(requestContext), consultantApplicationForm) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerFormPost(request, context.get(requestContext), consultantApplicationForm);
}

/** A doctor applies to practise with us. */
export default function ConsultantApply({ loaderData: { form }, actionData }: Route.ComponentProps) {
  const title = m.forms_consultant_apply();
  const crumbs = [{ label: m.forms_consultant_crumb(), href: '/consultant' }, { label: title, href: path }];
  return (
    <Page title={title} intro={m.forms_consultant_intro()} crumbs={crumbs}>
      <PageHead title={title} description={m.forms_consultant_intro()} keywords={[title]} path={path} crumbs={crumbs} />
      <div className="max-w-2xl"><FormSheet kind={consultantApplicationForm} page={form} refusal={actionData} submitLabel={m.forms_consultant_send()} /></div>
    </Page>
  );
}
