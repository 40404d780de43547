import { redirect } from 'react-router';
import { Notice } from '#src/design/states/notice.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { loadRecordingsPage, removeRecording, retryRecording, saveCaptions } from '../manage-recordings.server.ts';
import { refusedUpload } from '../refused-upload.server.ts';
import { CaptionFiles } from '../ui/caption-files.tsx';
import { RecordingList } from '../ui/recording-list.tsx';
import { RecordingUpload } from '../ui/recording-upload.tsx';
import type { Route } from './+types/content-recording';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => {
    const pageData = await loadRecordingsPage(app, actor, { entryId: Number(params.id), language });
    const refused = refusedUpload(query.get('refused'), pageData.kind, language);
    return { pageData, refused, done: query.get('done') };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, actor, language } = here;
  const form = await sentForm(request, here);
  const entryId = Number(params.id);
  const [intent = '', id = ''] = textOf(form, 'intent', 100).split(':');
  const edited: Language = languages.find((one) => one === textOf(form, 'language')) ?? 'en';
  const outcome = await consoleAction({ form, language }, async () => {
    if (intent === 'retry') return retryRecording(app, actor, { entryId, recordingId: id });
    if (intent === 'remove') return removeRecording(app, actor, { entryId, recordingId: id });
    const bytes = intent === 'captions_off' ? null : await bytesOf(form.get('captions'));
    return saveCaptions(app, actor, { entryId, language: edited, bytes });
  });
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`/staff/content/${entryId}/recording?done=${intent}`, language));
}

async function bytesOf(file: FormDataEntryValue | null): Promise<Uint8Array> {
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
}

const doneWords: Record<string, () => string> = {
  sent: m.recordings_done_sent,
  retry: m.recordings_done_retry,
  remove: m.recordings_done_removed,
  captions: m.recordings_done_captions,
  captions_off: m.recordings_done_captions_off,
};

/** The recordings of an entry and their states, a form to send another one, and the captions of a film. */
export default function ContentRecording({
  loaderData: { pageData, refused, done },
  actionData,
}: Route.ComponentProps) {
  const refusal =
    actionData?.refusal ?? (refused ? { message: refused, fields: { file: refused }, typed: {} } : undefined);
  const words = done && !refusal ? doneWords[done]?.() : undefined;
  return (
    <AdminPage
      title={pageData.kind === 'film' ? m.recordings_title_film() : m.recordings_title_audio()}
      intro={pageData.title}
      back={{ label: m.recordings_back(), href: `/staff/content/${pageData.entryId}` }}
    >
      {words ? (
        <div className="mb-6">
          <Notice tone="success">{words}</Notice>
        </div>
      ) : null}
      <RefusalSummary refusal={refusal} />
      <RecordingList pageData={pageData} />
      <RecordingUpload pageData={pageData} error={refusal?.fields['file']} />
      {pageData.kind === 'film' ? <CaptionFiles pageData={pageData} refusal={refusal} /> : null}
    </AdminPage>
  );
}
