import { expect, test } from 'vitest';
import { readsTablesOf } from '../../depcruise.config.mjs';
import { projectSources, type SourceFile } from './source-rules.ts';
import { unlistedTables } from './sql-tables.ts';

const table: SourceFile = {
  path: 'src/features/find-care/doctors/data/doctors.table.ts',
  text: "export const doctors = pgTable('doctors', {});",
};
const store = (text: string): SourceFile => ({
  path: 'src/features/find-care/hospitals/data/hospitals.store.server.ts',
  text,
});

test.each([
  'select name from doctors',
  'select 1 from hospitals h join doctors d on d.hospital_id = h.id',
  'select 1 from hospitals h, doctors d',
  'insert into doctors (name) values ($1)',
  'update only doctors set name = $1',
])('a table that is not listed is found in %j', (sql) => {
  const found = 'hospitals -> doctors: doctors in src/features/find-care/hospitals/data/hospitals.store.server.ts';
  expect(unlistedTables([table, store(`const statement = sql\`${sql}\`;`)], {})).toEqual([found]);
});

test('a listed table, its own and one that only a comment names are not found', () => {
  const text = 'const statement = sql`select 1 from doctors`;';
  expect(unlistedTables([table, store(text)], { hospitals: ['doctors'] })).toEqual([]);
  expect(unlistedTables([table, { ...store(text), path: table.path.replace('table', 'store.server') }], {})).toEqual(
    [],
  );
  expect(unlistedTables([table, store('/** Rows from doctors. */\n// from doctors')], {})).toEqual([]);
});

test("SQL written as text names other features' tables only where readsTablesOf lists them", () => {
  expect(unlistedTables(projectSources(process.cwd()), readsTablesOf)).toEqual([]);
});
