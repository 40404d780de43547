import { bigint, bigserial, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const value = () => bigint({ mode: 'number' }).notNull().default(0);

/** Figures of a day in Malaysia, summed once, so that a year is read from some hundred rows. */
export const dayFigures = pgTable(
  'day_figures',
  {
    figure: text().notNull(),
    /** The hospital; 0 for the whole group, -1 for what belongs to no hospital. */
    hospitalId: integer().notNull(),
    day: date().notNull(),
    /** What else the figure is counted by, such as the title of a package; empty where nothing else. */
    label: text().notNull(),
    a: value(),
    b: value(),
    c: value(),
    d: value(),
    e: value(),
  },
  (t) => [primaryKey({ columns: [t.figure, t.hospitalId, t.day, t.label] }), index().on(t.figure, t.day)],
);

/** The days of each source that `day_figures` has; all other days are counted when they are asked for. */
export const storedDays = pgTable('kept_days', { source: text().notNull(), day: date().notNull() }, (t) => [
  primaryKey({ columns: [t.source, t.day] }),
]);

/**
 * Days whose rows changed since they were summed. Triggers of the database write them in the transaction of the change
 * (migration 0660): rows are only added, so that no two bookings wait for each other.
 */
export const changedDays = pgTable(
  'changed_days',
  { id: bigserial({ mode: 'number' }).primaryKey(), source: text().notNull(), day: date().notNull() },
  (t) => [index().on(t.source, t.day)],
);
