import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { Field, SelectField, TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Pagination } from '#src/design/navigation/pagination.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { importFileHref, listHref, readListState, rowsPerPage } from '#src/features/console/frame/list-state.rules.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { Disclosure } from '#src/features/console/frame/ui/disclosure.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';
import { pictureMegabytes } from '#src/shared/uploads.ts';
import { uploadOf } from '../upload-form.server.ts';
import { addImage, describeImage, mediaLibrary } from '../media.server.ts';
import { longestDescription } from '../media-library.rules.ts';
import { mediaFilter, mediaShape } from '../media-list.rules.ts';
import type { Route } from './+types/media-library';
import { languages } from '#src/shared/languages.ts';

const path = '/staff/media';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const state = readListState(query, mediaShape);
  return consoleLoad(async () => {
    const { roleAssignments } = requireStaff(actor, 'edit_content');
    return {
      state,
      mayImport: hospitalsFor(roleAssignments, 'edit_content') === 'all',
      added: query.get('added'),
      ...(await mediaLibrary(app, {
        ...mediaFilter(state),
        limit: rowsPerPage,
        offset: (state.page - 1) * rowsPerPage,
      })),
    };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, actor, language } = here;
  const form = await sentForm(request, here);
  const upload = await uploadOf(form, 'image');
  const outcome = await consoleAction({ form, language }, async () => {
    if (textOf(form, 'intent') === 'describe') {
      const id = Number(textOf(form, 'id'));
      await describeImage(app, actor, { id, alt: upload.alt });
      return id;
    }
    return addImage(app, actor, upload);
  });
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${path}?added=${outcome.done}`, language));
}

/** Pictures with their alternative texts. */
export default function MediaLibrary({
  loaderData: { state, added, items, total, mayImport },
  actionData,
}: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={m.content_media_desk()}
      intro={m.content_media_intro()}
      actions={mayImport ? <ImportLink list="media-texts" /> : null}
    >
      {added && !refusal ? (
        <div className="mb-6">
          <Notice tone="success">{m.content_media_added({ number: added })}</Notice>
        </div>
      ) : null}
      <RefusalSummary refusal={refusal} />
      <Disclosure title={m.content_media_add()} isOpen={refusal !== undefined || (total === 0 && state.q === '')}>
        <CsrfForm encType="multipart/form-data" className="grid max-w-2xl gap-4">
          <Field
            label={m.content_media_file({ megabytes: pictureMegabytes })}
            name="image"
            error={refusal?.fields['image']}
          >
            <input
              id="image"
              type="file"
              name="image"
              required
              accept="image/jpeg,image/png,image/webp,image/avif"
              className="block min-h-12 w-full rounded-soft border-2 border-field bg-white p-2"
            />
          </Field>
          <AltFields typed={refusal?.typed} error={refusal?.fields['alt']} />
          <div>
            <Button name="intent" value="add">
              {m.content_media_add()}
            </Button>
          </div>
        </CsrfForm>
      </Disclosure>
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.content_media_alt()}
        csvHref={listHref(`${path}/csv`, state)}
        importHref={mayImport ? importFileHref('media-texts') : undefined}
      >
        <SelectField
          name="used"
          label={m.content_media_used()}
          options={[
            { value: 'yes', label: m.content_media_used_yes() },
            { value: 'no', label: m.content_media_used_no() },
          ]}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters['used']}
        />
      </AdminFilters>
      {items.length > 1 && (
        <p className="mb-3">
          <SiteLink
            href={listHref(path, state, { sort: state.isDescending ? 'id' : '-id' })}
            className="inline-flex min-h-11 items-center"
          >
            {state.isDescending ? m.content_media_oldest() : m.content_media_newest()}
          </SiteLink>
        </p>
      )}
      {items.length === 0 ? (
        <p className="text-muted">{m.content_media_empty()}</p>
      ) : (
        <ul className="mb-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((item) => (
            <li key={item.id} className="rounded-soft border border-line bg-white p-4">
              <Item item={item} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={state.page}
        pageSize={rowsPerPage}
        total={total}
        hrefFor={(page) => listHref(path, state, { page })}
      />
    </AdminPage>
  );
}

function AltFields({ typed, error }: { typed: Record<string, string> | undefined; error: string | undefined }) {
  return (
    <>
      <TextField
        label={m.content_media_alt()}
        name="alt"
        required
        maxLength={longestDescription}
        defaultValue={typed?.['alt']}
        error={error}
      />
      <TextField
        label={m.content_media_alt_ms()}
        name="alt-ms"
        maxLength={longestDescription}
        defaultValue={typed?.['alt-ms']}
      />
      <TextField
        label={m.content_media_alt_zh()}
        name="alt-zh"
        maxLength={longestDescription}
        defaultValue={typed?.['alt-zh']}
      />
    </>
  );
}

const altLabels = { en: m.content_media_alt, ms: m.content_media_alt_ms, zh: m.content_media_alt_zh };

function Item({
  item,
}: {
  item: { id: number; alt: LocalText; width: number; height: number; widths: number[]; uses: number };
}) {
  return (
    <>
      <img
        src={`/media/${item.id}/${item.widths[0]}.webp`}
        alt={localText(item.alt, getLocale()).text}
        width={item.width}
        height={item.height}
        loading="lazy"
        className="aspect-[3/2] w-full rounded-soft object-cover"
      />
      <p className="mt-2 font-semibold text-deep tabular-nums">{m.content_media_number({ number: item.id })}</p>
      <p>{localText(item.alt, getLocale()).text}</p>
      <p className="text-[0.9375rem] text-muted tabular-nums">
        {item.width} × {item.height} · {m.content_media_uses({ count: item.uses })}
      </p>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center text-teal underline underline-offset-4">
          {m.content_media_describe()}
        </summary>
        <CsrfForm className="mt-2 grid gap-3">
          <input type="hidden" name="id" value={item.id} />
          {languages.map((language) => {
            const name = language === 'en' ? 'alt' : `alt-${language}`;
            return (
              <Field key={language} label={altLabels[language]()} name={`${name}-${item.id}`}>
                <input
                  id={`${name}-${item.id}`}
                  name={name}
                  required={language === 'en'}
                  maxLength={longestDescription}
                  defaultValue={item.alt[language]}
                  className="block min-h-12 w-full rounded-soft border-2 border-field bg-white px-3"
                />
              </Field>
            );
          })}
          <div>
            <Button name="intent" value="describe" variant="secondary">
              {m.content_media_describe()}
            </Button>
          </div>
        </CsrfForm>
      </details>
    </>
  );
}
