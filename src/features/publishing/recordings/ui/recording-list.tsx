import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import type { RecordingsPage } from '../manage-recordings.server.ts';
import type { RecordingRow } from '../recordings.schema.ts';
import { failureOf, megabytes, playingTime, stateWords } from './recording-words.ts';
import { StateNews } from './state-news.tsx';

/** The recordings of an entry with their states; the one that the entry plays can be played here. */
export function RecordingList({ pageData: { entryId, rows } }: { pageData: RecordingsPage }) {
  return (
    <AdminSection id="recordings" title={m.recordings_sent()} intro={m.recordings_sent_intro()}>
      {rows.length === 0 ? <p className="text-muted">{m.recordings_none()}</p> : null}
      <ul className="grid gap-4">
        {rows.map((row) => (
          <li key={row.id} className="rounded-soft border border-line p-4">
            <Recording row={row} />
          </li>
        ))}
      </ul>
      <StateNews entryId={entryId} shown={rows.map(({ id, state }) => `${id} ${state}`).join(',')} />
    </AdminSection>
  );
}

function Recording({ row }: { row: RecordingRow }) {
  const { id, name, state, bytes, seconds, sentAt } = row;
  const failure = failureOf(row);
  const facts = [
    formatDateTime(new Date(sentAt), getLocale()),
    megabytes(bytes),
    ...(seconds === null ? [] : [playingTime(seconds)]),
  ];
  return (
    <>
      <p className="font-semibold break-words text-deep">{name}</p>
      <p className="text-muted tabular-nums">{facts.join(' · ')}</p>
      <p className="mt-1">{[stateWords(row), ...placeOf(row)].join(' · ')}</p>
      {failure ? <p className="mt-1 font-medium text-error">{failure}</p> : null}
      <Player row={row} />
      {state === 'failed' ? (
        <CsrfForm className="mt-3">
          <Button variant="secondary" name="intent" value={`retry:${id}`}>
            {m.recordings_retry()}
          </Button>
        </CsrfForm>
      ) : null}
      {row.isPublished ? null : (
        <div className="mt-3">
          <ConfirmStep label={m.recordings_remove()} intent={`remove:${id}`}>
            {m.recordings_remove_meaning()}
          </ConfirmStep>
        </div>
      )}
    </>
  );
}

function placeOf({ state, isChosen, isPublished }: RecordingRow): string[] {
  if (state !== 'ready') return [];
  if (isPublished) return [isChosen ? m.recordings_place_published() : m.recordings_place_until_published()];
  return [isChosen ? m.recordings_place_chosen() : m.recordings_place_former()];
}

function Player({ row: { kind, address, name } }: { row: RecordingRow }) {
  if (!address) return null;
  return kind === 'audio' ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the editor hears what was sent; readers have the transcript
    <audio src={address} controls preload="none" aria-label={name} className="mt-3 w-full max-w-2xl" />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the editor sees what was sent; captions are given below
    <video
      src={address}
      controls
      preload="none"
      playsInline
      poster={address.replace(/\.\w+$/, '.jpg')}
      aria-label={name}
      className="mt-3 aspect-video h-auto w-full max-w-2xl rounded-soft bg-pale"
    />
  );
}
