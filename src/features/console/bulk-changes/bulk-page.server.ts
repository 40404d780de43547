/** The loader and the action that every list's page of a bulk change shares. */
import { redirect } from 'react-router';
import { consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import type { Staff } from '#src/platform/actor.ts';
import type { RequestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { BulkList } from './bulk-action.server.ts';
import { applyChange, planChange, undoChange, viewChange } from './change-rows.server.ts';
import { readConfirmed, readSelection, safeBack } from './bulk-changes.rules.ts';

type Here = Pick<RequestContext, 'app' | 'language'>;

/**
 * Data of a bulk page: what a press did (`change` in the address), or what the chosen action would do with the selected
 * rows; neither where no action or no row was chosen. Throws bulk_change_unknown (404).
 */
export async function loadBulk(
  { app, language }: Here,
  actor: Staff,
  { list, query }: { list: BulkList; query: URLSearchParams },
) {
  const back = safeBack(list.path, query.get('back'));
  const id = query.get('change');
  if (id !== null) return { back, plan: null, done: await viewChange(app, actor, { list, id }) };
  const { keys, leftOut } = readSelection(query);
  const action = query.get('do') ?? '';
  const bulkAction = list.actionOf(action);
  if (!bulkAction || keys.length === 0) return { back, plan: null, done: null };
  const rows = await planChange(app, bulkAction, { keys, language });
  return { back, plan: { id: app.random.uuid(), action, leftOut, rows }, done: null };
}

/** Does or undoes what a bulk page's form says, and shows what became of it. Answers as `consoleAction` does. */
export async function bulkAction(
  { app, language }: Here,
  actor: Staff,
  { list, form }: { list: BulkList; form: FormData },
) {
  const id = textOf(form, 'change', 40);
  const outcome = await consoleAction({ form, language }, () =>
    textOf(form, 'intent', 20) === 'undo'
      ? undoChange(app, actor, { list, id, language })
      : applyChange(app, actor, {
          list,
          change: { id, action: textOf(form, 'do', 60), items: readConfirmed(form.getAll('item')), language },
        }),
  );
  if (!('done' in outcome)) return outcome;
  const query = new URLSearchParams({ change: id, back: safeBack(list.path, textOf(form, 'back', 1_000)) });
  throw redirect(localPath(`${list.path}/bulk?${query}`, language), 303);
}
