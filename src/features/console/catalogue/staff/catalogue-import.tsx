import { redirect } from 'react-router';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { Field } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { consoleLoad, consoleAction } from '#src/features/console/frame/frame.server.ts';
import { workbookHref } from '#src/features/console/frame/list-state.rules.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { fileInvalid } from '../catalogue.errors.ts';
import { inputNamesOf, type ImportList } from '../fields/catalogue-fields.ts';
import { importList } from '../lists/file-lists.ts';
import { isPhotoListName } from '../imports/photos/photo-imports.rules.ts';
import { importListOf } from '../catalogue-page.server.ts';
import { checkFile, recentImports } from '../imports/imports.server.ts';
import { inputLabel, said } from '../ui/catalogue-words.ts';
import type { Route } from './+types/catalogue-import';
import { mostImportMegabytes, mostImportRows } from '../catalogue.rules.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const { name, maxRows } = await importListOf(params.list);
  return consoleLoad(async () => ({
    name,
    mostRows: maxRows ?? mostImportRows,
    recent: await recentImports(app, actor, name),
  }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, actor, language } = here;
  const { name } = await importListOf(params.list);
  const form = await sentForm(request, here);
  const outcome = await consoleAction({ form, language }, async () => {
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0) throw fileInvalid(m.catalogue_file_missing);
    return checkFile(app, actor, {
      name,
      fileName: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    });
  });
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`/staff/catalogue/${name}/import/${outcome.done}`, language), 303);
}

/** The first step of an import: the file, the meaning of its columns, and earlier imports. */
export default function CatalogueImport({ loaderData, actionData }: Route.ComponentProps) {
  const { name, mostRows, recent } = loaderData;
  const list = importList(name);
  const path = `/staff/catalogue/${name}`;
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={m.catalogue_import_title({ list: said(list.label) })}
      intro={m.catalogue_import_intro()}
      back={{ label: said(list.label), href: list.adminPage ?? path }}
      actions={
        <>
          <ButtonLink href={workbookHref(`${path}/csv?template=yes`)} variant="secondary">
            {m.catalogue_import_template()}
          </ButtonLink>
          <ButtonLink href={workbookHref(`${path}/csv`)} variant="secondary">
            {m.catalogue_import_export()}
          </ButtonLink>
          {isPhotoListName(name) && (
            <ButtonLink href={`${path}/photos`} variant="secondary">
              {m.catalogue_photos()}
            </ButtonLink>
          )}
        </>
      }
    >
      <RefusalSummary refusal={refusal} />
      <AdminSection id="import-file" title={m.catalogue_import_file()}>
        <CsrfForm encType="multipart/form-data" className="grid max-w-xl gap-4">
          <Field
            name="file"
            label={m.catalogue_import_file_label()}
            hint={m.catalogue_import_file_hint({ max: mostRows.toLocaleString('en'), megabytes: mostImportMegabytes })}
            error={refusal?.fields.file}
          >
            <input
              id="file"
              type="file"
              name="file"
              accept=".xlsx,.csv,text/csv"
              required
              aria-describedby="file-hint"
              className="block min-h-12 w-full rounded-soft border-2 border-field bg-white p-2"
            />
          </Field>
          <div>
            <Button>{m.catalogue_import_check()}</Button>
          </div>
        </CsrfForm>
        <p className="mt-4 flex flex-wrap items-center gap-x-5">
          <SiteLink href={`${path}/csv?template=yes`} className="inline-flex min-h-11 items-center">
            {m.catalogue_import_template_csv()}
          </SiteLink>
          <SiteLink href={`${path}/csv`} className="inline-flex min-h-11 items-center">
            {m.catalogue_import_export_csv()}
          </SiteLink>
        </p>
      </AdminSection>
      <Columns list={list} />
      <AdminSection id="import-recent" title={m.catalogue_import_recent()}>
        {recent.length === 0 ? (
          <p className="text-muted">{m.catalogue_import_recent_none()}</p>
        ) : (
          <ul className="divide-y divide-line">
            {recent.map((row) => (
              <li key={row.id} className="flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
                <SiteLink href={`${path}/import/${row.id}`} className="inline-flex min-h-11 items-center">
                  {row.fileName}
                </SiteLink>
                <span>
                  {m.catalogue_import_by({ created: row.createdCount, changed: row.changedCount, name: row.by ?? '' })}
                </span>
                {row.appliedAt && <span className="text-muted">{formatDateTime(row.appliedAt, getLocale())}</span>}
                {row.undoneAt && <span className="text-muted">{m.catalogue_import_undone()}</span>}
              </li>
            ))}
          </ul>
        )}
      </AdminSection>
    </AdminPage>
  );
}

function Columns({ list }: { list: ImportList }) {
  const columns = list.fields.flatMap((field) =>
    inputNamesOf(field).map((input) => ({ input, field, isRequired: isRequired(field, input) })),
  );
  return (
    <AdminSection
      id="import-columns"
      title={m.catalogue_import_columns()}
      intro={m.catalogue_import_columns_hint({ key: list.key.join(' + ') })}
    >
      <dl className="divide-y divide-line">
        {columns.map(({ input, field, isRequired: required }) => (
          <div key={input} className="grid gap-x-4 py-2 md:grid-cols-[14rem_1fr]">
            <dt className="min-w-0 font-mono text-[0.9375rem] break-words text-deep">
              {input}
              {required && <span className="ml-2 font-sans text-sm text-muted">{m.catalogue_import_required()}</span>}
            </dt>
            <dd className="min-w-0">
              {inputLabel(list, input)}
              {field.hint && <span className="block text-[0.9375rem] text-muted">{said(field.hint)}</span>}
              {'choices' in field && (
                <span className="block text-[0.9375rem] text-muted">
                  {field.choices.map(({ value }) => value).join(', ')}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </AdminSection>
  );
}

function isRequired(field: ImportList['fields'][number], input: string): boolean {
  if (field.isOptional || field.kind === 'flag' || field.kind === 'capacities') return false;
  if (field.kind === 'choice' && field.fallback !== undefined) return false;
  if (field.kind === 'number') return field.fallback === undefined;
  return field.kind === 'local' || field.kind === 'localLines' ? input.endsWith('_en') : true;
}
