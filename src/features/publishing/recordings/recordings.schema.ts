/** Recordings of films and episodes: the sent file, the played file, and the states between them. */
import type { Container } from '#src/platform/media-converter/media-converter.ts';

export const recordingKinds = ['audio', 'film'] as const;
export type RecordingKind = (typeof recordingKinds)[number];
export const recordingStates = ['waiting', 'converting', 'ready', 'failed'] as const;
export type RecordingState = (typeof recordingStates)[number];
export const recordingFailures = ['unreadable', 'too_slow', 'not_playable', 'interrupted'] as const;
export type RecordingFailure = (typeof recordingFailures)[number];

/** The file extensions of recordings in their public addresses. */
export const extensions = ['mp3', 'm4a', 'wav', 'ogg', 'mp4', 'webm'] as const;
export type Extension = (typeof extensions)[number];

/** The type of a file that was sent, by its content. */
export interface SentType {
  container: Container;
  /** Its extension if it is accepted as it is; null for a container that browsers do not play. */
  extension: Extension | null;
}

/** A recording as its editor sees it. */
export interface RecordingRow {
  id: string;
  kind: RecordingKind;
  state: RecordingState;
  name: string;
  failure: RecordingFailure | null;
  /** Size of the played file; until there is one, of the sent file. */
  bytes: number;
  seconds: number | null;
  /** An ISO instant. */
  sentAt: string;
  /** The address at which it is played; null until it is ready. */
  address: string | null;
  isChosen: boolean;
  isPublished: boolean;
}
