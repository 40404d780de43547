import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { Notice } from '#src/design/notice.tsx';
import { Page } from '#src/design/page.tsx';
import { answerFormPost, loadForm, type FormPageData, type SheetRefusal } from '#src/features/forms/form-page.server.ts';
import { FormSheet } from '#src/features/forms/ui/form-sheet.tsx';
import { PageHead } from '#src/features/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { treatmentSubject } from '../health-tourism.server.ts';
import { tourismForms } from '../tourism-forms.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const here = context.get(requestContext);
  const subject = await treatmentSubject(here.app, new URL(request.url).searchParams.get('treatment') ?? '', here.language);
  return { path: here.path, subject, form: await loadForm(here, tourismForms[here.path]!.kind) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const here = context.get(requestContext);
  const subject = await treatmentSubject(here.app, new URL(request.url).searchParams.get('treatment') ?? '', here.language);
  return answerFormPost(request, here, tourismForms[here.path]!.kind, subject ? { subject } : {});
}

interface TourismFormProps {
  loaderData: { path: string; subject: { title: string } | null; form: FormPageData };
  actionData?: SheetRefusal;
}

/** The three forms for people from abroad: a case, a letter for the visa, an interpreter. */
export default function TourismForm({ loaderData: { path, subject, form }, actionData }: TourismFormProps) {
  const { kind, title, intro, send } = tourismForms[path]!;
  const heading = subject ? m.health_tourism_ask_about({ treatment: subject.title }) : title();
  const crumbs = [{ label: m.health_tourism_to_centre(), href: '/international-patient-centre' }, { label: title(), href: path }];
  return (
    <Page title={heading} intro={intro()} crumbs={crumbs}>
      <PageHead title={heading} description={intro()} keywords={[title()]} path={path} crumbs={crumbs} />
      <div className="max-w-2xl">
        <div className="mb-6"><Notice tone="warning">{m.health_tourism_not_urgent()}</Notice></div>
        <FormSheet kind={kind} page={form} refusal={actionData} submitLabel={send()} />
      </div>
    </Page>
  );
}
