import { useRef, useState, type FormEvent } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { Field } from '#src/design/form/field.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import type { RecordingsPage } from '../manage-recordings.server.ts';
import { proposedTypes } from '../recordings.rules.ts';
import { megabytes } from './recording-words.ts';
import { sendRecording, type Sending } from './send-recording.ts';

interface RecordingUploadProps {
  pageData: RecordingsPage;
  error: string | undefined;
}

/** The form for a recording. With scripts it shows the progress of the upload. */
export function RecordingUpload({
  pageData: { entryId, kind, rows, maxBytes, hasConverter },
  error,
}: RecordingUploadProps) {
  const [sending, setSending] = useState<Sending>();
  const stop = useRef<() => void>(undefined);
  const share = sending?.share;
  const send = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const file = new FormData(form).get('file');
    if (!(file instanceof File) || file.size === 0) return;
    event.preventDefault();
    if (share !== undefined) return;
    if (file.size > maxBytes) return setSending({ fault: m.recordings_error_large() });
    stop.current = sendRecording(form, setSending);
  };
  return (
    <AdminSection
      id="send"
      title={rows.length === 0 ? m.recordings_send() : m.recordings_send_another()}
      intro={kind === 'film' ? m.recordings_send_hint_film() : m.recordings_send_hint_audio()}
    >
      <p className="measure mb-4 text-muted">
        {hasConverter ? m.recordings_with_converter() : m.recordings_without_converter()}
      </p>
      <CsrfForm
        action={`/staff/content/${entryId}/recording/file`}
        encType="multipart/form-data"
        onSubmit={send}
        className="grid max-w-2xl gap-4"
      >
        <Field
          label={kind === 'film' ? m.recordings_file_film() : m.recordings_file_audio()}
          name="file"
          hint={m.recordings_file_hint({ size: megabytes(maxBytes) })}
          error={sending?.fault ?? error}
        >
          <input
            id="file"
            type="file"
            name="file"
            required
            accept={proposedTypes[kind]}
            aria-describedby={sending?.fault || error ? 'file-hint file-error' : 'file-hint'}
            className="block min-h-12 w-full rounded-soft border-2 border-field bg-white p-2"
          />
        </Field>
        {share === undefined ? null : <Progress share={share} stop={() => stop.current?.()} />}
        <div>
          <Button disabled={share !== undefined}>{m.recordings_send_button()}</Button>
        </div>
        <p role="status" className="sr-only">
          {share === 1 ? m.recordings_arrived() : ''}
        </p>
      </CsrfForm>
    </AdminSection>
  );
}

function Progress({ share, stop }: { share: number; stop(): void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <label className="grow">
        <span className="mb-1 block font-semibold text-deep">
          {m.recordings_progress({ percent: Math.floor(share * 100) })}
        </span>
        <progress max={1} value={share} className="h-3 w-full accent-teal" />
      </label>
      <Button type="button" variant="quiet" onClick={stop}>
        {m.recordings_stop()}
      </Button>
    </div>
  );
}
