import { redirect } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { InHead } from '#src/design/frame/in-head.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { places } from '#src/features/reading/campaigns/campaigns.server.ts';
import { landingPageOf } from '#src/features/reading/landing-pages/landing-pages.server.ts';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { draftOf } from '#src/features/publishing/editor/editor.server.ts';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { languages } from '#src/shared/languages.ts';
import { DraftPage } from '../ui/draft-page.tsx';
import type { Route } from './+types/content-preview';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const asked = new URL(request.url).searchParams.get('language');
  const edited = languages.find((candidate) => candidate === asked);
  // The address decides the language of the preview, as for readers: the language switcher links to the other drafts.
  if (edited) throw redirect(localPath(`/staff/content/${Number(params.id)}/preview`, edited));
  return consoleLoad(async () => {
    const { draft, hasFields } = await draftOf(app, actor, { entryId: Number(params.id), language });
    const landing =
      draft.kind === 'landing' && hasFields ? await landingPageOf(app, draft as EntryData<'landing'>, language) : null;
    return {
      draft,
      hasFields,
      landing,
      edited: language,
      hospitals: await places(app),
      now: app.clock.now().toISOString(),
    };
  });
}

/** The preview of a working copy on its public page, in the public frame. */
export default function ContentPreview({
  loaderData: { draft, hasFields, landing, edited, hospitals, now },
}: Route.ComponentProps) {
  return (
    <>
      <InHead>
        <meta name="robots" content="noindex" />
      </InHead>
      <div className="page-column flex flex-wrap items-center justify-between gap-3 py-4">
        <Notice tone="warning">{m.content_preview_note()}</Notice>
        <ButtonLink href={`/staff/content/${draft.id}?language=${edited}`} variant="secondary">
          {m.content_back_to_edit()}
        </ButtonLink>
      </div>
      {hasFields ? null : (
        <div className="page-column pb-4">
          <Notice tone="warning">{m.content_lack_fields()}</Notice>
        </div>
      )}
      <DraftPage draft={draft} hasFields={hasFields} hospitals={hospitals} landing={landing} now={now} />
    </>
  );
}
