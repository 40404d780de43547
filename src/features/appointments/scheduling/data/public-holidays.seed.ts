import { referenceSet } from '#src/platform/reference-data/reference-data.server.ts';
import { makeHolidays } from '../holidays/public-holidays.rules.ts';
import { publicHolidays } from '#src/features/appointments/appointments/data/appointments.table.ts';

export const referenceHolidays = referenceSet({
  name: 'public holidays',
  cacheTags: ['appointments'],
  rows: makeHolidays(),
  keyOf: ({ state, day }) => `${state} ${day}`,
  insert: (tx, rows) => tx.insert(publicHolidays).values(rows).onConflictDoNothing(),
});
