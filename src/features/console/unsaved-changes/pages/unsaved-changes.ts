import { redirect } from 'react-router';
import { consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { recordUnknown } from '../unsaved-changes.errors.ts';
import { isRecord, pageOfRecord } from '../unsaved-changes.rules.ts';
import { dropUnsaved, storeUnsaved } from '../unsaved-changes.server.ts';
import type { Route } from './+types/unsaved-changes';

/** Stores the text that the browser sends while somebody types; 'discard' deletes it and opens the record's page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const record = textOf(form, 'record', 200);
  if (textOf(form, 'intent', 10) !== 'discard') {
    const fields = form.get('fields');
    const typed = { record, fields: typeof fields === 'string' ? fields : '' };
    const typedAt = await consoleLoad(() => storeUnsaved(app, actor, typed));
    return Response.json({ typedAt: typedAt.toISOString() }, { headers: { 'cache-control': 'no-store' } });
  }
  await consoleLoad(() => {
    if (!isRecord(record)) throw recordUnknown();
    return dropUnsaved(app, actor, record);
  });
  throw redirect(localPath(pageOfRecord(record), language), 303);
}
