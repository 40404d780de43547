import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sessions } from '#src/features/patient/sessions/data/sessions.table.ts';

/**
 * Sessions that the group's own provider opened, each with the token for asking it whether the person may still sign
 * in.
 */
export const staffProviderSessions = pgTable(
  'staff_provider_sessions',
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The provider's own id of the person. */
    subject: text().notNull(),
    /** Encrypted at rest; null where the provider gave none: the session then ends by its time. */
    refreshToken: text(),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.checkedAt)],
);
