/** The loader and the action of every page for a bulk change. */
import { redirect, type RouterContextProvider } from 'react-router';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import type { Actor, Staff } from '#src/platform/actor.ts';
import { requestContext, type RequestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';
import type { BulkList } from './bulk-action.server.ts';
import { applyChange, planChange, undoChange, viewChange } from './change-rows.server.ts';
import { readConfirmed, readSelection, safeBack } from './bulk-changes.rules.ts';

type Here = Pick<RequestContext, 'app' | 'language'>;

/** The list of a bulk page, for the actor. Throws 403. */
type ListOf = (actor: Actor, language: Language) => { staff: Staff; bulk: BulkList };

interface PageArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The loader of a list's bulk page: `loadBulk`, with the console's error page for 403 and 404. */
export function loadBulkPage({ request, context }: PageArgs, listOf: ListOf) {
  const here = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => {
    const { staff, bulk } = listOf(here.actor, here.language);
    return loadBulk(here, staff, { list: bulk, query });
  });
}

/** The action of a list's bulk page: `bulkAction`. */
export async function answerBulkPage({ request, context }: PageArgs, listOf: ListOf) {
  const here = context.get(requestContext);
  const { staff, bulk } = await consoleLoad(() => listOf(here.actor, here.language));
  return bulkAction(here, staff, { list: bulk, form: await request.formData() });
}

/**
 * Data of a bulk page: the result of a change (`change` in the address), or the effect that the chosen action would
 * have on the selected rows; neither where no action or no row was chosen. Throws bulk_change_unknown (404).
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

/**
 * Carries out or undoes the change that a bulk page's form describes, and shows the result. Answers as `consoleAction`
 * does.
 */
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
