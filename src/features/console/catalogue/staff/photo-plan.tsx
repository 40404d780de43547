import { useEffect, useRef } from 'react';
import { redirect } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { consoleLoad, consoleAction } from '#src/features/console/frame/frame.server.ts';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { pictureMegabytes } from '#src/shared/uploads.ts';
import { photoListOf } from '../catalogue-page.server.ts';
import { applyPhotos, viewPhotos } from '../imports/photos/photo-imports.server.ts';
import { photoEffects, type PhotoEffect, type PhotoRow } from '../imports/photos/photo-imports.rules.ts';
import { importList } from '../lists/file-lists.ts';
import { said } from '../ui/catalogue-words.ts';
import type { Route } from './+types/photo-plan';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const name = await photoListOf(params.list);
  const shown = await consoleLoad(() => viewPhotos(app, actor, { name, id: params.importId }));
  if (!shown.isChecked) throw redirect(localPath(`/staff/catalogue/${name}/import/${shown.id}`, language), 303);
  return { name, goesOn: new URL(request.url).searchParams.get('continue') === 'yes', ...shown };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, actor, language } = here;
  const name = await photoListOf(params.list);
  const form = await sentForm(request, here);
  const key = { name, id: params.importId };
  const outcome = await consoleAction({ form, language }, () => applyPhotos(app, actor, key));
  if (!('done' in outcome)) return outcome;
  const path = `/staff/catalogue/${name}`;
  const next = outcome.done ? `import/${params.importId}` : `photos/${params.importId}?continue=yes`;
  throw redirect(localPath(`${path}/${next}`, language), 303);
}

const formId = 'photo-form';

/** The effect of an import of photos, file by file. */
export default function PhotoPlan({ loaderData, actionData }: Route.ComponentProps) {
  const { name, rows, prepared, goesOn, fileName } = loaderData;
  const path = `/staff/catalogue/${name}`;
  const title = m.catalogue_photos_title({ list: said(importList(name).label) });
  const matched = rows.filter(({ effect }) => effect === 'match').length;
  const isWorking = goesOn && prepared < matched && !actionData;
  const form = useRef<HTMLDivElement>(null);
  // The next part starts by itself; without scripts, by its button.
  useEffect(() => {
    if (isWorking) form.current?.querySelector('form')?.requestSubmit();
  }, [isWorking]);
  return (
    <AdminPage
      title={fileName}
      back={{ label: title, href: `${path}/photos` }}
      actions={
        <ButtonLink href={`${path}/photos`} variant="secondary">
          {m.catalogue_import_again()}
        </ButtonLink>
      }
    >
      <RefusalSummary refusal={actionData?.refusal} />
      {/* A form with files has the longest deadline, which encoding the pictures needs. */}
      <div ref={form}>
        <CsrfForm id={formId} encType="multipart/form-data">
          {null}
        </CsrfForm>
      </div>
      <AdminSection id="photo-plan" title={m.catalogue_photos_plan()}>
        <p className="mb-4" role="status">
          {isWorking
            ? m.catalogue_photos_working({ done: prepared, count: matched })
            : m.catalogue_photos_matched({ count: matched, all: rows.length })}
        </p>
        {matched > 0 ? (
          <ConfirmStep
            label={isWorking ? m.catalogue_photos_continue() : m.catalogue_photos_apply()}
            intent="apply"
            variant="primary"
            form={formId}
          >
            {m.catalogue_photos_apply_hint()}
          </ConfirmStep>
        ) : (
          <Notice>{m.catalogue_photos_nothing()}</Notice>
        )}
      </AdminSection>
      {photoEffects.map((effect) => (
        <Files key={effect} effect={effect} rows={rows.filter((row) => row.effect === effect)} />
      ))}
    </AdminPage>
  );
}

const headings: Record<PhotoEffect, () => string> = {
  match: m.catalogue_photos_match,
  same: m.catalogue_photos_same,
  unknown: m.catalogue_photos_unknown,
  twice: m.catalogue_photos_twice,
  large: () => m.catalogue_photos_large({ megabytes: pictureMegabytes }),
  not_picture: m.catalogue_photos_not_picture,
};

function Files({ effect, rows }: { effect: PhotoEffect; rows: readonly PhotoRow[] }) {
  if (rows.length === 0) return null;
  return (
    <AdminSection id={`photos-${effect}`} title={`${headings[effect]()} (${rows.length})`}>
      <ul className="divide-y divide-line">
        {rows.map(({ file, title }) => (
          <li key={file} className="grid gap-x-4 py-2 md:grid-cols-2">
            <span className="min-w-0 break-words">{file}</span>
            <span className="min-w-0 font-semibold text-deep">{title}</span>
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}
