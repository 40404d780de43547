/** Why an upload without scripts was refused: its page is shown again with the code in its address. */
import { wordsOf, type Failure } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  recordingEmpty,
  recordingMissing,
  recordingNotPlayable,
  recordingRefused,
  recordingTooLarge,
  uploadCut,
  uploadUnreadable,
} from './recordings.errors.ts';
import type { RecordingKind } from './recordings.schema.ts';

/** The words of a refusal by its code, or null for a code that is none of these. */
export function refusedUpload(code: string | null, kind: RecordingKind, language: Language): string | null {
  const failures: Failure[] = [
    recordingEmpty(),
    recordingMissing(),
    recordingNotPlayable(),
    recordingRefused(kind),
    recordingTooLarge(),
    uploadCut(),
    uploadUnreadable(),
  ];
  const failure = failures.find(({ details }) => details.code === code);
  return failure ? wordsOf(failure, language).message : null;
}
