import { m } from '#src/paraglide/messages.js';
import { Failure, fieldInvalid, type MessageText } from '#src/shared/failure.ts';
import type { RecordingFailure } from './recordings.schema.ts';

const ofFile = (code: string, text: MessageText) => fieldInvalid(code, 'file', text);

export const recordingTooLarge = () => ofFile('recording_too_large', m.recordings_error_large);
export const recordingEmpty = () => ofFile('recording_empty', m.recordings_error_empty);
export const recordingMissing = () => ofFile('recording_missing', m.recordings_error_missing);
/** Decided by the bytes of the file, whatever its name says. */
export const recordingRefused = (kind: 'audio' | 'film') =>
  ofFile('recording_refused', kind === 'audio' ? m.recordings_error_no_audio : m.recordings_error_no_film);
/** A format that browsers do not play, where the machine has no converter. */
export const recordingNotPlayable = () => ofFile('recording_not_playable', m.recordings_failure_not_playable);
/** The connection ended before the whole file had arrived. */
export const uploadCut = () => ofFile('upload_cut', m.recordings_error_cut);
/** The body is no form with one file. */
export const uploadUnreadable = () =>
  new Failure({ status: 422, code: 'upload_unreadable', text: m.recordings_error_cut });

/** The form is not from a document of ours that is open for this session. */
export const uploadForeign = () =>
  new Failure({ status: 403, code: 'upload_foreign', text: m.recordings_error_foreign });

export const recordingUnknown = () =>
  new Failure({ status: 404, code: 'recording_unknown', text: m.recordings_error_unknown });
export const recordingInUse = () =>
  new Failure({ status: 409, code: 'recording_in_use', text: m.recordings_error_in_use });
export const recordingNotFailed = () =>
  new Failure({ status: 409, code: 'recording_not_failed', text: m.recordings_error_not_failed });

export const captionsRefused = () => fieldInvalid('captions_refused', 'captions', m.recordings_error_captions);
export const captionsTooLarge = () => fieldInvalid('captions_too_large', 'captions', m.recordings_error_captions_large);
export const captionsOutside = () =>
  fieldInvalid('captions_after_end', 'captions', m.recordings_error_captions_after_end);

/** Why a conversion failed, for the editor. */
export const failureWords: Record<RecordingFailure, MessageText> = {
  unreadable: m.recordings_failure_unreadable,
  too_slow: m.recordings_failure_too_slow,
  not_playable: m.recordings_failure_not_playable,
  interrupted: m.recordings_failure_interrupted,
};
