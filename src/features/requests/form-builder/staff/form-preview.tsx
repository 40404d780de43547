import { InHead } from '#src/design/frame/in-head.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { kindOfForm } from '#src/features/requests/forms/custom/custom-kind.rules.ts';
import { loadForm } from '#src/features/requests/forms/forms.server.ts';
import { FormFieldRow } from '#src/features/requests/forms/ui/form-fields.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { languages } from '#src/shared/languages.ts';
import { previewForm } from '../built-forms.server.ts';
import { inLanguage } from '../ui/builder-words.ts';
import type { Route } from './+types/form-preview';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  const number = new URL(request.url).searchParams.get('version');
  return consoleLoad(async () => {
    const shown = await previewForm(here.app, here.actor, {
      id: Number(params.id),
      number: number === null ? null : Number(number),
    });
    return { ...shown, page: await loadForm(here, kindOfForm(shown.form, shown.hospitalId)) };
  });
}

/** A form as visitors see it, from the saved draft or a version, without a button to send it. */
export default function FormPreview({ loaderData: { id, number, form, hospitalId, page } }: Route.ComponentProps) {
  const kind = kindOfForm(form, hospitalId);
  const language = getLocale();
  const title = form.title[language] || form.title.en;
  const query = number === null ? '' : `?version=${number}`;
  return (
    <Page title={title} intro={form.intro[language] || form.intro.en} crumbs={[]}>
      <InHead>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </InHead>
      <div className="mb-6 max-w-3xl">
        <Notice tone="info">{m.custom_forms_preview_notice()}</Notice>
        <p className="mt-2 flex flex-wrap gap-x-5">
          <SiteLink href={`/staff/forms/${id}`} className="inline-flex min-h-11 items-center">
            {m.custom_forms_back()}
          </SiteLink>
          {languages
            .filter((one) => one !== language)
            .map((one) => (
              <a
                key={one}
                href={localPath(`/staff/forms/${id}/preview${query}`, one)}
                className="inline-flex min-h-11 items-center"
              >
                {inLanguage(m.custom_forms_preview(), one)}
              </a>
            ))}
        </p>
      </div>
      <div className="max-w-3xl space-y-6 rounded-petal border border-line bg-white p-5 shadow-card md:p-8">
        {kind.fields.map((field) => (
          <FormFieldRow key={field.name} field={field} page={page} typed={{}} />
        ))}
        {kind.purpose ? (
          <p className="measure whitespace-pre-line text-muted">{kind.purpose({}, { locale: language })}</p>
        ) : null}
      </div>
    </Page>
  );
}
