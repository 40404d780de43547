import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { Field } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { consoleLoad, consoleAction } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { filesTogetherMegabytes, pictureMegabytes } from '#src/shared/uploads.ts';
import { photoListOf } from '../catalogue-page.server.ts';
import { recentImports } from '../imports/imports.server.ts';
import { checkPhotos } from '../imports/photos/photo-imports.server.ts';
import { mostPhotos, type PhotoListName } from '../imports/photos/photo-imports.rules.ts';
import { importList } from '../lists/file-lists.ts';
import { said } from '../ui/catalogue-words.ts';
import type { Route } from './+types/photo-import';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const name = await photoListOf(params.list);
  // The answer of the list's imports: staff who may not import see nothing of this page.
  await consoleLoad(() => recentImports(app, actor, name));
  return { name };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, actor, language } = here;
  const name = await photoListOf(params.list);
  const form = await sentForm(request, here);
  const outcome = await consoleAction({ form, language }, () => {
    const files = form.getAll('photos').filter((file) => file instanceof File);
    return checkPhotos(app, actor, { name, files });
  });
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`/staff/catalogue/${name}/photos/${outcome.done}`, language), 303);
}

const introWords: Record<PhotoListName, () => string> = {
  doctors: m.catalogue_photos_intro,
  hospitals: m.catalogue_photos_intro,
  centres: m.catalogue_photos_intro_centres,
  packages: m.catalogue_photos_intro_packages,
};

/** The first step of an import of photos: the files. */
export default function PhotoImport({ loaderData, actionData }: Route.ComponentProps) {
  const { name } = loaderData;
  const list = importList(name);
  const path = `/staff/catalogue/${name}`;
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={m.catalogue_photos_title({ list: said(list.label) })}
      intro={introWords[name]()}
      back={{ label: m.catalogue_import_title({ list: said(list.label) }), href: `${path}/import` }}
    >
      <RefusalSummary refusal={refusal} />
      <AdminSection id="photo-files" title={m.catalogue_photos_choose()}>
        <CsrfForm encType="multipart/form-data" className="grid max-w-xl gap-4">
          <Field
            name="photos"
            label={m.catalogue_photos_files()}
            hint={m.catalogue_photos_hint({
              max: mostPhotos,
              megabytes: pictureMegabytes,
              together: filesTogetherMegabytes,
            })}
            error={refusal?.fields.file}
          >
            <input
              id="photos"
              type="file"
              name="photos"
              multiple
              accept=".zip,image/jpeg,image/png,image/webp,image/avif"
              required
              aria-describedby="photos-hint"
              className="block min-h-12 w-full rounded-soft border-2 border-field bg-white p-2"
            />
          </Field>
          <div>
            <Button>{m.catalogue_photos_check()}</Button>
          </div>
        </CsrfForm>
      </AdminSection>
    </AdminPage>
  );
}
