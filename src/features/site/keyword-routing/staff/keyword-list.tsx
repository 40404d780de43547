import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { CheckboxField, SelectField, TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { keyOfText } from '#src/features/console/bulk-changes/bulk-changes.rules.ts';
import { BulkBar, bulkFormId } from '#src/features/console/bulk-changes/ui/bulk-bar.tsx';
import { consoleLoad, consoleAction, textOf, type ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { importFileHref, listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { Disclosure } from '#src/features/console/frame/ui/disclosure.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { AutosavedForm } from '#src/features/console/unsaved-changes/ui/autosaved-form.tsx';
import { UnsavedOffer } from '#src/features/console/unsaved-changes/ui/unsaved-offer.tsx';
import type { ShownUnsaved } from '#src/features/console/unsaved-changes/unsaved-changes.schema.ts';
import {
  dropSaved,
  unsavedForm,
  type Continued,
} from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDay } from '#src/shared/dates.ts';
import { addKeyword, keywordShape, listKeywordAddresses } from '../keyword-admin.server.ts';
import { keywordComponents, type KeywordComponent } from '../keywords.schema.ts';
import { keywordActionWords } from '../ui/keyword-action-words.ts';
import type { Route } from './+types/keyword-list';

const path = '/staff/keywords';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const state = readListState(query, keywordShape);
  return consoleLoad(async () => ({
    state,
    components: keywordComponents,
    said: query.get('done'),
    ...(await listKeywordAddresses(app, actor, state)),
    ...(await unsavedForm(app, actor, { record: path, saved: { field: 'was', value: '' }, query })),
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const outcome = await consoleAction({ form, language }, () =>
    addKeyword(app, actor, {
      path: textOf(form, 'path', 200),
      target: textOf(form, 'target', 300),
      isRedirect: textOf(form, 'redirect') === 'yes',
      mayHide: textOf(form, 'hide') === 'yes',
    }),
  );
  if (!('done' in outcome)) return outcome;
  await dropSaved(app, actor, { record: path, form });
  throw redirect(`${localPath(path, language)}?kind=short&done=added`);
}

/** The keyword table: addresses and their pages. */
export default function KeywordList({
  loaderData: { state, components, said, rows, total, moved, unsaved, continued },
  actionData,
}: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage title={m.keywords_desk()} intro={m.keywords_intro()} actions={<ImportLink list="short-addresses" />}>
      {said && !refusal && (
        <div className="mb-6">
          <Notice tone="success">{m.keywords_saved()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      <NewAddress unsaved={unsaved} continued={continued} refusal={refusal} />
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.keywords_search()}
        csvHref={listHref(`${path}/csv`, state)}
        importHref={importFileHref('short-addresses')}
      >
        <SelectField
          name="component"
          label={m.keywords_component()}
          options={components.map((value) => ({ value, label: componentWords[value]() }))}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters.component}
        />
        <SelectField
          name="kind"
          label={m.keywords_kind()}
          options={[{ value: 'short', label: m.keywords_kind_short() }]}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters.kind}
        />
      </AdminFilters>
      <AdminTable
        caption={m.keywords_desk()}
        path={path}
        state={state}
        columns={columns()}
        rows={rows}
        total={total}
        keyOf={(row) => keyOfText(row.path)}
        empty={m.keywords_empty()}
        selection={{ form: bulkFormId, labelOf: (row) => row.path, isSelectable: (row) => row.isShort }}
      />
      <BulkBar
        path={path}
        back={listHref(path, state)}
        keys={rows.filter(({ isShort }) => isShort).map((row) => keyOfText(row.path))}
        actions={[{ value: 'remove', label: keywordActionWords().label }]}
      />
      {moved.length > 0 && (
        <div className="mt-8">
          <AdminSection id="moved" title={m.keywords_moved()} intro={m.keywords_moved_intro()}>
            <ul className="divide-y divide-line">
              {moved.map((old) => (
                <li key={old.path} className="py-1.5 break-all">
                  {old.path} → {old.movedTo}
                </li>
              ))}
            </ul>
          </AdminSection>
        </div>
      )}
    </AdminPage>
  );
}

interface NewAddressProps {
  unsaved: ShownUnsaved | null;
  continued: Continued | null;
  refusal: ActionRefusal | undefined;
}

/** The form of a new short address; its typed values are stored. */
function NewAddress({ unsaved, continued, refusal }: NewAddressProps) {
  const shown = refusal ?? continued ?? undefined;
  return (
    <>
      {refusal ? null : <UnsavedOffer unsaved={unsaved} />}
      <Disclosure title={m.keywords_new()} isOpen={shown !== undefined}>
        <AutosavedForm
          id="new-address-form"
          record={path}
          unsaved={unsaved}
          isTyped={refusal !== undefined}
          typed={shown?.typed}
          className="grid max-w-2xl gap-4"
        >
          <TextField
            name="path"
            label={m.keywords_path()}
            hint={m.keywords_path_hint()}
            defaultValue={shown?.typed['path']}
            error={refusal?.fields['path']}
            maxLength={120}
            autoComplete="off"
            required
          />
          <TextField
            name="target"
            label={m.keywords_target()}
            hint={m.keywords_target_hint()}
            defaultValue={shown?.typed['target']}
            error={refusal?.fields['target']}
            maxLength={300}
            autoComplete="off"
            required
          />
          <div>
            <CheckboxField
              name="redirect"
              label={m.keywords_redirect()}
              defaultChecked={shown?.typed['redirect'] === 'yes'}
            />
            <CheckboxField name="hide" label={m.keywords_hide()} defaultChecked={shown?.typed['hide'] === 'yes'} />
          </div>
          <div>
            <Button>{m.keywords_add()}</Button>
          </div>
        </AutosavedForm>
      </Disclosure>
    </>
  );
}

const componentWords: Record<KeywordComponent, () => string> = {
  doctor: m.keywords_is_doctor,
  hospital: m.keywords_is_hospital,
  'speciality-centre': m.keywords_is_speciality,
  'speciality-centre-service': m.keywords_is_service,
  'center-of-excellence': m.keywords_is_excellence,
  'health-package': m.keywords_is_package,
  events: m.content_kind_event,
  'campaigns-promotions': m.content_kind_campaign,
  articles: m.content_kind_article,
  video: m.content_kind_video,
  podcast: m.content_kind_podcast,
  landing: m.content_kind_landing,
  clinic: m.keywords_is_clinic,
};

type Row = Awaited<ReturnType<typeof listKeywordAddresses>>['rows'][number];

function columns(): Column<Row>[] {
  return [
    {
      key: 'path',
      label: m.keywords_path(),
      isSortable: true,
      cell: (row) =>
        row.isShort ? (
          <SiteLink href={`${path}/edit?path=${encodeURIComponent(row.path)}`} className="font-semibold break-all">
            {row.path}
          </SiteLink>
        ) : (
          <span className="break-all">{row.path}</span>
        ),
    },
    {
      key: 'component',
      label: m.keywords_component(),
      cell: (row) => componentWords[row.component as KeywordComponent]?.() ?? row.component,
    },
    {
      key: 'url',
      label: m.keywords_shows(),
      cell: (row) => (
        <SiteLink href={row.url} className="break-all">
          {row.url}
        </SiteLink>
      ),
    },
    {
      key: 'kind',
      label: m.keywords_kind(),
      cell: (row) => (row.isShort ? m.keywords_kind_short() : m.keywords_kind_own()),
    },
    {
      key: 'added',
      label: m.keywords_added(),
      isSortable: true,
      isDate: true,
      cell: (row) => formatDay(row.createdAt, getLocale()),
    },
  ];
}
