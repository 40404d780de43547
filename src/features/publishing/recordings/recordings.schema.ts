/** Recordings of films and episodes: what is sent, what it becomes, and the states between. */
import type { Container } from '#src/platform/media-converter/media-converter.ts';

export const recordingKinds = ['audio', 'film'] as const;
export type RecordingKind = (typeof recordingKinds)[number];
export const recordingStates = ['waiting', 'converting', 'ready', 'failed'] as const;
export type RecordingState = (typeof recordingStates)[number];
export const recordingFailures = ['unreadable', 'too_slow', 'not_playable', 'interrupted'] as const;
export type RecordingFailure = (typeof recordingFailures)[number];

/** What a recording is called where it is sent to browsers. */
export const extensions = ['mp3', 'm4a', 'wav', 'ogg', 'mp4', 'webm'] as const;
export type Extension = (typeof extensions)[number];

/** The type of a file that was sent, by its content. */
export interface SentType {
  container: Container;
  /** Its extension where it is taken as it is; null for a container that browsers do not play. */
  extension: Extension | null;
}

/** A recording as its editor sees it. */
export interface RecordingRow {
  id: string;
  kind: RecordingKind;
  state: RecordingState;
  name: string;
  failure: RecordingFailure | null;
  /** Of the file that is played; of the one that was sent until then. */
  bytes: number;
  seconds: number | null;
  /** An ISO instant. */
  sentAt: string;
  /** The address at which it is played; null until it is ready. */
  address: string | null;
  isChosen: boolean;
  isPublished: boolean;
}
