import { expect, test } from 'vitest';
import { statementKind, statementShape } from './statement-shape.ts';

test.each([
  ['select * from "accounts" where "id" = $1 limit $2', 'select * from "accounts" where "id" = $1 limit $2'],
  ["select 1 from persons where nric = '900101-14-5556'", 'select ? from persons where nric = ?'],
  ["update t set a = 'it''s', b = 12.5 where c2 = 7", 'update t set a = ?, b = ? where c2 = ?'],
  ["select 'a text that was cut", 'select ?'],
  ['select $body$ 900101145556 $body$', 'select ?'],
  ['select pg_advisory_xact_lock(7301,\n   $1)', 'select pg_advisory_xact_lock(?, $1)'],
])('%s is traced as %s', (statement, shape) => {
  expect(statementShape(statement)).toBe(shape);
});

test('a long statement is cut at 600 characters', () => {
  expect(statementShape(`select ${'a, '.repeat(500)}`)).toHaveLength(600);
});

test.each([
  ['  (SELECT a', 'select'],
  ['with x as (', 'with'],
  ['', 'statement'],
])('the kind of %j is %s', (statement, kind) => {
  expect(statementKind(statement)).toBe(kind);
});
