/** Shared by the two forms: the typed record, and the answers to save, check and refusal. */
import { data, redirect } from 'react-router';
import type { RequestContext } from '#src/platform/request-context.ts';
import { consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { begunOn, scriptRecord } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import { dropSaved, unsavedForm } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import { previewScript, type confirmScript } from './script-admin.server.ts';
import type { TypedScript } from './script-check.server.ts';

/** The typed record; markup that is too long is refused, not cut. */
function typedScript(form: FormData): TypedScript {
  const long = (name: string) => textOf(form, name, 25_000).replaceAll('\r\n', '\n');
  return {
    name: textOf(form, 'name', 200),
    context: textOf(form, 'context', 80),
    head: long('head'),
    body: long('body'),
    hosts: long('hosts'),
    needsConsent: textOf(form, 'consent') === 'yes',
    isActive: textOf(form, 'active') === 'yes',
  };
}

/** Typed values of the form that were not saved: the offer, and the typed record where it is continued. */
export async function unsavedScript(
  { app, actor }: Pick<RequestContext, 'app' | 'actor'>,
  { id, version, query }: { id: string; version: string; query: URLSearchParams },
) {
  const { unsaved, continued } = await unsavedForm(app, actor, {
    record: scriptRecord(id),
    saved: { field: 'saved-at', value: version },
    query,
  });
  if (!continued) return { unsaved, continued: null };
  const form = new FormData();
  for (const [name, value] of Object.entries(continued.typed)) form.set(name, value);
  return { unsaved, continued: { typed: typedScript(form), begun: begunOn(form, 'saved-at') } };
}

/**
 * Answers the form: a check returns the policy's lines; a save redirects to the result of `save`; a refusal returns
 * everything typed.
 */
export async function answerScriptForm(
  { app, actor, language }: RequestContext,
  { id, form }: { id: string; form: FormData },
  save: (typed: TypedScript) => Promise<string>,
) {
  const typed = typedScript(form);
  const begun = begunOn(form, 'saved-at');
  const isCheck = textOf(form, 'intent') === 'check';
  const outcome = await consoleAction({ form, language }, async () =>
    isCheck ? previewScript(app, actor, typed) : save(typed),
  );
  if (!('done' in outcome))
    return data({ typed, begun, refusal: outcome.data.refusal, policy: null }, { status: outcome.init?.status ?? 422 });
  if (typeof outcome.done === 'string') {
    await dropSaved(app, actor, { record: scriptRecord(id), form });
    throw redirect(localPath(outcome.done, language), 303);
  }
  return data({ typed, begun, refusal: null, policy: outcome.done });
}

/** The second administrator's decision on a proposed change. */
export async function answerProposal(
  { app, actor, language }: RequestContext,
  { id, form }: { id: string; form: FormData },
  settle: typeof confirmScript,
) {
  const outcome = await consoleAction({ form, language }, () =>
    settle(app, actor, { id, version: textOf(form, 'saved-at') }),
  );
  if (!('done' in outcome))
    return data(
      { typed: null, begun: '', refusal: outcome.data.refusal, policy: null },
      { status: outcome.init?.status ?? 409 },
    );
  throw redirect(localPath(`/staff/scripts/${id}?done=saved`, language), 303);
}
