/** Recordings: staff send sound and films for episodes and videos, and the site converts, stores and plays them. */
export { convertRecordings } from './convert-recordings.server.ts';
export { recordingsOf } from './manage-recordings.server.ts';
export { playedRecording, type PlayedRecording } from './play-recordings.server.ts';
export { receiveRecording } from './receive-recording.server.ts';
export { uploadForeign } from './recordings.errors.ts';
export { sweepRecordings } from './sweep-recordings.server.ts';
