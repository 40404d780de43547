import { redirect } from 'react-router';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { languages } from '#src/shared/languages.ts';
import { DifferenceView } from '../ui/difference-view.tsx';
import { languageWords } from '../ui/content-words.ts';
import { differenceSince, restoreVersion, versionsOf } from '../versions/versions.server.ts';
import type { Route } from './+types/content-versions';

const asked = (typed: string | null) => languages.find((language) => language === typed) ?? 'en';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const key = { entryId: Number(params.id), language: asked(query.get('language')) };
  const number = Number(query.get('number') ?? 0);
  return consoleLoad(async () => ({
    ...key,
    number,
    versions: await versionsOf(app, actor, key),
    difference: number > 0 ? await differenceSince(app, actor, { ...key, number }) : null,
  }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const key = {
    entryId: Number(params.id),
    language: asked(textOf(form, 'language')),
    number: Number(textOf(form, 'number')),
  };
  const outcome = await consoleAction({ form, language }, () => restoreVersion(app, actor, key));
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`/staff/content/${key.entryId}?language=${key.language}&done=saved`, language));
}

const eventWords = {
  saved: m.content_version_saved,
  published: m.content_version_published,
  restored: m.content_version_restored,
};

/** Every saved and published state of a language. */
export default function ContentVersions({
  loaderData: { entryId, language, number, versions, difference },
  actionData,
}: Route.ComponentProps) {
  const path = `/staff/content/${entryId}`;
  return (
    <AdminPage
      title={`${m.content_versions()}: ${languageWords[language]()}`}
      intro={m.content_versions_intro()}
      back={{ label: m.content_back_to_edit(), href: `${path}?language=${language}` }}
    >
      <RefusalSummary refusal={actionData?.refusal} />
      {difference ? (
        <AdminSection id="difference" title={m.content_version_changes({ number })}>
          <DifferenceView difference={difference} language={language} />
        </AdminSection>
      ) : null}
      <ol className="divide-y divide-line rounded-soft border border-line bg-white">
        {versions.map((version) => (
          <li key={version.number} className="flex flex-wrap items-center gap-x-5 gap-y-2 p-4">
            <span className="font-semibold text-deep">{m.content_version_number({ number: version.number })}</span>
            <span className="text-muted tabular-nums">
              {eventWords[version.event]()} · {formatDateTime(new Date(version.takenAt), getLocale())}
            </span>
            <span className="min-w-0 grow">{version.title}</span>
            <SiteLink
              href={`${path}/versions?language=${language}&number=${version.number}`}
              className="inline-flex min-h-11 items-center"
            >
              {m.content_version_compare()}
            </SiteLink>
            <ConfirmStep
              label={m.content_version_restore()}
              variant="primary"
              intent="restore"
              fields={
                <>
                  <input type="hidden" name="language" value={language} />
                  <input type="hidden" name="number" value={version.number} />
                </>
              }
            >
              {m.content_version_restore_meaning()}
            </ConfirmStep>
          </li>
        ))}
      </ol>
    </AdminPage>
  );
}
