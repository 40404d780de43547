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
    /** The sent file in the file storage; null once the converted file has replaced it. */
    sourceId: uuid(),
    /** The media type of the sent file, by its content. */
    sourceMime: text().notNull(),
    /** The file that is played. */
    fileId: uuid(),
    extension: text({ enum: extensions }),
    /** Size of the played file; until there is one, of the sent file. */
    bytes: integer().notNull(),
    seconds: integer(),
    /** A still of a converted film, as JPEG. */
    poster: bytea(),
    failure: text({ enum: recordingFailures }),
    /** Number of conversions that were started. */
    tries: integer().notNull().default(0),
    /** The conversion in progress; another may start only after `leasedUntil`. */
    runId: uuid(),
    leasedUntil: instant(),
    createdBy: text(),
    createdAt: instant().notNull(),
    /** When it became ready or failed. */
    endedAt: instant(),
  },
  (t) => [index().on(t.entryId), index().on(t.state, t.createdAt)],
);
