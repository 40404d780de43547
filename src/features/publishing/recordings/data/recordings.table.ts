import { customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { contentEntries } from '#src/features/publishing/entries/data/content.table.ts';
import { extensions, recordingFailures, recordingKinds, recordingStates } from '../recordings.schema.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = () => timestamp({ withTimezone: true });

/** Recordings that editors have sent: sound of episodes, and films. */
export const recordings = pgTable(
  'recordings',
  {
    /** Also in its public address. */
    id: uuid().primaryKey(),
    /** Null once the entry is deleted for good: the sweep then removes the recording. */
    entryId: integer().references(() => contentEntries.id, { onDelete: 'set null' }),
    kind: text({ enum: recordingKinds }).notNull(),
    state: text({ enum: recordingStates }).notNull().default('waiting'),
    /** The file as it was sent, in the file storage; null once the converted one has taken its place. */
    sourceId: uuid(),
    /** The media type of what was sent, by its content. */
    sourceMime: text().notNull(),
    /** The file that is played. */
    fileId: uuid(),
    extension: text({ enum: extensions }),
    /** Of the file that is played; of the one that was sent until then. */
    bytes: integer().notNull(),
    seconds: integer(),
    /** A still of a converted film, as JPEG. */
    poster: bytea(),
    failure: text({ enum: recordingFailures }),
    /** Conversions that were begun. */
    tries: integer().notNull().default(0),
    /** The conversion under way; another may begin one only after `leasedUntil`. */
    runId: uuid(),
    leasedUntil: instant(),
    createdBy: text(),
    createdAt: instant().notNull(),
    /** When it became ready or failed. */
    endedAt: instant(),
  },
  (t) => [index().on(t.entryId), index().on(t.state, t.createdAt)],
);
