import { redirect } from 'react-router';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { FlowSummary } from '#src/design/frame/flow-summary.tsx';
import { careerApplicationForm } from '#src/features/requests/forms/kinds/career-application-form.schema.ts';
import { answerFormPost, loadForm } from '#src/features/requests/forms/forms.server.ts';
import { FormSheet } from '#src/features/requests/forms/ui/form-sheet.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { isFailure } from '#src/shared/failure.ts';
import { localText } from '#src/shared/local-text.ts';
import { ContactAside } from '#src/design/content/contact-aside.tsx';
import { applicationFor } from '../application.server.ts';
import { loadVacancy } from '../careers.server.ts';
import type { Route } from './+types/career-apply';

export async function loader({ params, context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  const { entry, hospital, now } = await loadVacancy(here.app, params.slug);
  const { closesAt } = entry.fields;
  // A closed vacancy has a notice on its own page.
  if (Date.parse(closesAt) <= Date.parse(now)) throw redirect(localPath(`/career/${entry.slug}`, here.language));
  return {
    title: entry.title,
    slug: entry.slug,
    closesAt,
    hospitalName: hospital?.name ?? null,
    form: await loadForm(here, careerApplicationForm),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  try {
    return await answerFormPost(request, here, {
      kind: careerApplicationForm,
      more: await applicationFor(here.app, params.slug, here.language),
    });
  } catch (error) {
    if (isFailure(error)) throw redirect(localPath(`/career/${params.slug}`, here.language));
    throw error;
  }
}

/** The vacancy's hospital, which the visitor does not choose. */
const fixed = ['hospital'];

/** The application form of a vacancy. */
export default function CareerApply({
  loaderData: { slug, closesAt, hospitalName, form, ...post },
  actionData,
}: Route.ComponentProps) {
  const name = localText(post.title, getLocale()).text;
  const path = `/career/${slug}`;
  const title = m.careers_apply_for({ post: name });
  return (
    <FlowPage
      title={title}
      back={{ label: name, href: path }}
      summary={
        <FlowSummary
          lines={[
            { icon: 'pin', term: m.careers_hospital(), value: hospitalName ?? m.careers_group() },
            {
              icon: 'clock',
              term: m.careers_closes(),
              value: `${m.careers_closes()}: ${formatDateTime(new Date(closesAt), getLocale())}`,
            },
          ]}
        />
      }
      aside={<ContactAside />}
    >
      <PageHead title={title} description={title} keywords={[]} path={`${path}/apply`} noindex />
      <FormSheet
        kind={careerApplicationForm}
        without={fixed}
        page={form}
        refusal={actionData}
        submitLabel={m.careers_send()}
      />
    </FlowPage>
  );
}
