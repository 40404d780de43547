import { redirect } from 'react-router';
import { Notice } from '#src/design/states/notice.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { languages } from '#src/shared/languages.ts';
import { addDocument, changeDocument, loadDocumentsPage, removeDocument } from '../manage-documents.server.ts';
import { DocumentList } from '../ui/document-list.tsx';
import { NewDocument } from '../ui/new-document.tsx';
import type { Route } from './+types/content-documents';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return consoleLoad(async () => ({
    pageData: await loadDocumentsPage(app, actor, { entryId: Number(params.id), language }),
    done: new URL(request.url).searchParams.get('done'),
  }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, actor, language } = here;
  const form = await sentForm(request, here);
  const entryId = Number(params.id);
  const [intent = '', documentId = ''] = textOf(form, 'intent', 100).split(':');
  const words = {
    title: textOf(form, 'title'),
    language: languages.find((one) => one === textOf(form, 'language')) ?? 'en',
  };
  const file = await sentFile(form);
  const outcome = await consoleAction({ form, language }, async () => {
    if (intent === 'remove') return removeDocument(app, actor, { entryId, documentId });
    if (intent === 'change')
      return changeDocument(app, actor, {
        entryId,
        documentId,
        ...words,
        file: file.bytes.length === 0 && file.name === '' ? null : file,
      });
    await addDocument(app, actor, { entryId, ...words, file });
  });
  if (!('done' in outcome)) return outcome;
  const done = intent === 'remove' || intent === 'change' ? intent : 'add';
  throw redirect(localPath(`/staff/content/${entryId}/documents?done=${done}`, language));
}

async function sentFile(form: FormData): Promise<{ name: string; bytes: Uint8Array }> {
  const file = form.get('file');
  if (!(file instanceof File)) return { name: '', bytes: new Uint8Array() };
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

const doneWords: Record<string, () => string> = {
  add: m.documents_done_added,
  change: m.documents_done_changed,
  remove: m.documents_done_removed,
};

/**
 * The documents of an entry: each with the file that readers have, and forms to add, change, replace and remove
 * documents.
 */
export default function ContentDocuments({ loaderData: { pageData, done }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  const words = done && !refusal ? doneWords[done]?.() : undefined;
  // The id of the document whose form was refused; empty for the form of a new one.
  const [, refusedId = ''] = (refusal?.typed['intent'] ?? '').split(':');
  const named = (name: string) => (refusedId === '' ? name : `${name}-${refusedId}`);
  const summary = refusal && {
    ...refusal,
    fields: Object.fromEntries(Object.entries(refusal.fields).map(([name, message]) => [named(name), message])),
  };
  return (
    <AdminPage
      title={m.documents_title()}
      intro={pageData.title}
      back={{ label: m.documents_back(), href: `/staff/content/${pageData.entryId}` }}
    >
      {words ? (
        <div className="mb-6">
          <Notice tone="success">{words}</Notice>
        </div>
      ) : null}
      <RefusalSummary refusal={summary} />
      <DocumentList pageData={pageData} refusal={refusedId === '' ? undefined : refusal} refusedId={refusedId} />
      <NewDocument refusal={refusedId === '' ? refusal : undefined} />
    </AdminPage>
  );
}
