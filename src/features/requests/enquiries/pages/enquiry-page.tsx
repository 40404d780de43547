import { Page } from '#src/design/frame/page.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { enquiryForm } from '#src/features/requests/forms/kinds/enquiry-form.schema.ts';
import { answerFormPost, loadForm } from '#src/features/requests/forms/forms.server.ts';
import { FormSheet } from '#src/features/requests/forms/ui/form-sheet.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { WithContactAside } from '#src/design/content/contact-aside.tsx';
import { subjectOf } from '../enquiries.server.ts';
import type { Route } from './+types/enquiry-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  const subject = await subjectOf(here.app, new URL(request.url).searchParams, here.language);
  return {
    subject,
    form: await loadForm(here, enquiryForm, subject?.hospitalId ? { hospital: String(subject.hospitalId) } : {}),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const subject = await subjectOf(here.app, new URL(request.url).searchParams, here.language);
  return answerFormPost(request, here, {
    kind: enquiryForm,
    more: subject ? { subject: { kind: subject.kind, slug: subject.slug, title: subject.title } } : {},
  });
}

/** A question about a hospital, a doctor, a package or a speciality. */
export default function EnquiryPage({ loaderData: { subject, form }, actionData }: Route.ComponentProps) {
  const title = subject ? m.forms_enquiry_about({ subject: subject.title }) : m.forms_enquiry_ask();
  return (
    <Page
      title={title}
      intro={m.forms_contact_intro()}
      crumbs={[
        ...(subject ? [{ label: subject.title, href: subject.href }] : []),
        { label: m.forms_enquiry_ask(), href: '/enquiry' },
      ]}
    >
      <PageHead title={title} description={m.forms_contact_intro()} keywords={[]} path="/enquiry" noindex />
      <WithContactAside>
        {subject?.kind === 'doctor' ? (
          <p className="mb-6">
            <SiteLink href={`/book/${subject.slug}`} className="inline-flex min-h-11 items-center">
              {m.forms_enquiry_book_instead()}
            </SiteLink>
          </p>
        ) : null}
        <FormSheet kind={enquiryForm} page={form} refusal={actionData} submitLabel={m.forms_enquiry_send()} />
      </WithContactAside>
    </Page>
  );
}
