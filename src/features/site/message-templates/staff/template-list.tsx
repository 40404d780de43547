import { SelectField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { importFileHref, listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { listTemplates, templateShape, type ListedTemplate } from '../template-views.server.ts';
import { languageName, templateWords } from '../ui/template-words.ts';
import type { Route } from './+types/template-list';

const path = '/staff/messages';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, templateShape);
  return { state, templates: await consoleLoad(() => listTemplates(app, actor, { state, wordsFor: templateWords })) };
}

/** The templates of the messages to patients and guests. */
export default function TemplateList({ loaderData: { state, templates } }: Route.ComponentProps) {
  return (
    <AdminPage title={m.templates_desk()} intro={m.templates_intro()} actions={<ImportLink list="message-texts" />}>
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.templates_search()}
        csvHref={listHref(`${path}/csv`, state)}
        importHref={importFileHref('message-texts')}
      >
        <SelectField
          name="channel"
          label={m.templates_channel()}
          defaultValue={state.filters['channel'] ?? ''}
          emptyLabel={m.templates_any()}
          options={[
            { value: 'mail', label: m.templates_mail() },
            { value: 'sms', label: m.templates_sms() },
          ]}
        />
        <SelectField
          name="texts"
          label={m.templates_texts()}
          defaultValue={state.filters['texts'] ?? ''}
          emptyLabel={m.templates_any()}
          options={[
            { value: 'own', label: m.templates_texts_own() },
            { value: 'shipped', label: m.templates_texts_shipped() },
          ]}
        />
      </AdminFilters>
      <AdminTable
        caption={m.templates_desk()}
        path={path}
        state={state}
        columns={columns()}
        rows={templates}
        keyOf={({ key }) => key}
        empty={m.templates_none()}
      />
    </AdminPage>
  );
}

function columns(): Column<ListedTemplate>[] {
  return [
    {
      key: 'name',
      label: m.templates_name(),
      isSortable: true,
      cell: ({ key, name, when }) => (
        <>
          <SiteLink href={`${path}/${key}`} className="inline-flex min-h-11 items-center font-semibold">
            {name}
          </SiteLink>
          <p className="measure text-muted">{when}</p>
        </>
      ),
    },
    {
      key: 'channels',
      label: m.templates_channel(),
      cell: ({ channels }) =>
        channels.map((channel) => (channel === 'sms' ? m.templates_sms() : m.templates_mail())).join(', '),
    },
    {
      key: 'texts',
      label: m.templates_texts(),
      cell: ({ changed }) =>
        changed.length === 0 ? (
          <span className="text-muted">{m.templates_texts_shipped()}</span>
        ) : (
          <StateChip tone="active">{changed.map(languageName).join(', ')}</StateChip>
        ),
    },
    {
      key: 'changed',
      label: m.templates_last_changed(),
      isSortable: true,
      isDate: true,
      cell: ({ savedAt }) => savedAt && formatDateTime(savedAt, getLocale()),
    },
  ];
}
