import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SelectField, TextField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { roleLabel, roleOptions } from '#src/features/console/people/ui/role-assignment-words.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { ownViews, removeView, renameView, saveView, setStart, shareView } from '../list-views.server.ts';
import { ViewForm } from '../ui/saved-views.tsx';
import { addressOf, longestName } from '../list-views.rules.ts';
import type { Route } from './+types/list-views';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => ({
    isDone: query.has('done'),
    open: query.get('view'),
    ...(await ownViews(app, actor)),
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const id = textOf(form, 'id', 40);
  const [list, address] = [textOf(form, 'list', 200), textOf(form, 'address', 4_000)];
  const intent = textOf(form, 'intent', 20);
  const outcome = await consoleAction({ form, language }, async () => {
    if (intent === 'rename') return renameView(app, actor, { id, name: textOf(form, 'view_name', 200) });
    if (intent === 'start' || intent === 'no-start') return setStart(app, actor, { id, isStart: intent === 'start' });
    if (intent === 'share') return shareView(app, actor, { id, role: textOf(form, 'role', 40) });
    if (intent === 'delete') return removeView(app, actor, id);
    const isStart = textOf(form, 'view_start') === 'yes';
    return saveView(app, actor, { list, address, name: textOf(form, 'view_name', 200), isStart });
  });
  if (!('done' in outcome)) return outcome;
  // After a view was saved, the list is shown as it was.
  const next = typeof outcome.done === 'string' ? addressOf(list, address) : '/staff/views?done';
  throw redirect(localPath(next, language), 303);
}

/** The views that a member of staff has saved: each can be renamed, made the start of its list, shared and deleted. */
export default function ListViews({ loaderData, actionData }: Route.ComponentProps) {
  const { views, mayShare, ownRoles, isDone, open } = loaderData;
  const refusal = actionData?.refusal;
  const typed = refusal?.typed ?? {};
  const opened = views.find(({ id }) => id === (typed['id'] ?? open));
  const error = refusal?.fields['view_name'];
  return (
    <AdminPage title={m.views_title()} intro={m.views_intro()}>
      {isDone && !refusal && (
        <div className="mb-6">
          <Notice tone="success">{m.views_saved()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      {error && !opened && (
        <div className="mb-6 w-fit rounded-soft border border-line bg-white px-4 py-2">
          <ViewForm
            list={typed['list'] ?? ''}
            address={typed['address'] ?? ''}
            name={typed['view_name']}
            error={error}
          />
        </div>
      )}
      {views.length === 0 && <EmptyState title={m.views_none()}>{m.views_none_text()}</EmptyState>}
      {opened && <View key={opened.id} view={opened} ownRoles={ownRoles} mayShare={mayShare} error={error} />}
      {views.length > 0 && (
        <ul className="divide-y divide-line rounded-soft border border-line bg-white px-5">
          {views.map((view) => (
            <Entry key={view.id} view={view} ownRoles={ownRoles} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}

type OwnView = Route.ComponentProps['loaderData']['views'][number];
type OwnRoles = Route.ComponentProps['loaderData']['ownRoles'];

/** A view with its list, and the link to change it. */
function Entry({
  view: { id, list, name, query, isStart, sharedRole },
  ownRoles,
}: {
  view: OwnView;
  ownRoles: OwnRoles;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 py-1">
      <SiteLink href={`${list}?${query}`} className="inline-flex min-h-11 items-center font-semibold">
        {name}
      </SiteLink>
      <span className="text-muted [overflow-wrap:anywhere]">{list}</span>
      {isStart && <span className="text-muted">{m.views_is_start()}</span>}
      {sharedRole && <span className="text-muted">{m.views_shared({ role: roleLabel(sharedRole, ownRoles) })}</span>}
      <SiteLink
        href={`/staff/views?view=${id}`}
        aria-label={m.views_change({ name })}
        className="ml-auto inline-flex min-h-11 items-center"
      >
        {m.views_change_short()}
      </SiteLink>
    </li>
  );
}

/** The forms that change one view. */
function View({
  view: { id, name, isStart, sharedRole },
  ownRoles,
  mayShare,
  error,
}: {
  view: OwnView;
  ownRoles: OwnRoles;
  mayShare: boolean;
  error: string | undefined;
}) {
  const own = <input type="hidden" name="id" value={id} />;
  return (
    <AdminSection id={`view-${id}`} title={name}>
      <div className="grid gap-4">
        <CsrfForm className="flex flex-wrap items-end gap-3">
          {own}
          <TextField
            name="view_name"
            label={m.views_name()}
            defaultValue={name}
            maxLength={longestName}
            error={error}
          />
          <Button variant="secondary" name="intent" value="rename">
            {m.views_rename()}
          </Button>
        </CsrfForm>
        {mayShare && (
          <CsrfForm className="flex flex-wrap items-end gap-3">
            {own}
            <SelectField
              name="role"
              label={m.views_shared_with()}
              emptyLabel={m.views_shared_none()}
              options={roleOptions(ownRoles)}
              defaultValue={sharedRole ?? undefined}
            />
            <Button variant="secondary" name="intent" value="share">
              {m.views_share()}
            </Button>
          </CsrfForm>
        )}
        <div className="flex flex-wrap items-start gap-3">
          <CsrfForm>
            {own}
            <Button variant="secondary" name="intent" value={isStart ? 'no-start' : 'start'}>
              {isStart ? m.views_no_start() : m.views_start()}
            </Button>
          </CsrfForm>
          <ConfirmStep label={m.views_delete()} intent="delete" fields={own}>
            {sharedRole ? m.views_delete_shared() : m.views_delete_hint()}
          </ConfirmStep>
        </div>
      </div>
    </AdminSection>
  );
}
