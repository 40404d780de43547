/**
 * Moves a patient's rows to another account, by the rules of the features that store them, and back again. Names no
 * table: the rules do.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { AccountMove, DataSubjectHandler, MergeRule, MovedRow } from '../app.ts';
import type { Transaction } from '../db/transaction.ts';

type Moves = Extract<MergeRule, { ownedBy: unknown }>;

/** Moves every row that a rule of the handlers moves. Returns them, to be moved back. */
export async function moveRows(
  tx: Transaction,
  handlers: readonly DataSubjectHandler[],
  move: AccountMove,
): Promise<MovedRow[]> {
  const moved: MovedRow[] = [];
  for (const { mergeRules } of handlers)
    for (const [table, rule] of Object.entries(mergeRules)) {
      if ('ownedBy' in rule) moved.push(...(await moveOwned(tx, { table, rule, move })));
      else if ('personOf' in rule) moved.push(...(await moveNamed(tx, { table, rule, move })));
    }
  return moved;
}

const ownerOf = ({ ownedBy }: Moves, accountId: string) => (ownedBy.isKey ? `patient:${accountId}` : accountId);

/** A column of the moved row; a person's id is replaced by that of the same person in the other account. */
function mapped(column: string, type: 'uuid' | 'text', persons: AccountMove['persons']): SQL {
  const value = sql`${sql.identifier('r')}.${sql.identifier(column)}::text`;
  return sql`coalesce(${JSON.stringify(persons)}::jsonb ->> ${value}, ${value})::${sql.raw(type)}`;
}

/** The condition for rows of the table that move: rows of the account that have no equal in the other one. */
function movable(table: string, rule: Moves, move: AccountMove): SQL {
  const { ownedBy, person, twins, isPerson } = rule;
  const owner = sql.identifier(ownedBy.column);
  const own = sql`r.${owner} = ${ownerOf(rule, move.from)}`;
  if (isPerson) return sql`${own} and not ${JSON.stringify(move.persons)}::jsonb ? r.id::text`;
  if (!twins) return own;
  const same = twins.columns.map(
    (column) => sql`o.${sql.identifier(column)} is not distinct from r.${sql.identifier(column)}`,
  );
  if (person)
    same.push(
      sql`o.${sql.identifier(person.column)} is not distinct from ${mapped(person.column, person.type, move.persons)}`,
    );
  // A card belongs to its person, whichever account has it. A row is not compared with itself.
  if (twins.isOfPerson && person)
    same.push(sql`r.${sql.identifier(person.column)} is not null`, sql`o.${owner} <> r.${owner}`);
  else same.push(sql`o.${owner} = ${ownerOf(rule, move.to)}`);
  if (twins.among)
    for (const side of ['o', 'r'])
      same.push(
        sql`${sql.identifier(side)}.${sql.identifier(twins.among.column)} in (${sql.join(
          twins.among.values.map((value) => sql`${value}`),
          sql`, `,
        )})`,
      );
  return sql`${own} and not exists (select from ${sql.identifier(table)} o where ${sql.join(same, sql` and `)})`;
}

async function moveOwned(
  tx: Transaction,
  { table, rule, move }: { table: string; rule: Moves; move: AccountMove },
): Promise<MovedRow[]> {
  const { ownedBy, person, key } = rule;
  const keys = key.map((column) => sql`r.${sql.identifier(column)}::text as ${sql.identifier(column)}`);
  const old = person ? sql`, r.${sql.identifier(person.column)}::text as "personBefore"` : sql``;
  const columns = sql.join(keys, sql`, `);
  const same = sql.join(
    key.map((column) => sql`t.${sql.identifier(column)}::text = r.${sql.identifier(column)}`),
    sql` and `,
  );
  const change = person ? sql`, ${sql.identifier(person.column)} = ${mappedText(person.type, move.persons)}` : sql``;
  const { rows } = await tx.execute<Record<string, string | null>>(sql`
    with r as materialized (select ${columns}${old} from ${sql.identifier(table)} r where ${movable(table, rule, move)} for update of r)
    update ${sql.identifier(table)} t set ${sql.identifier(ownedBy.column)} = ${ownerOf(rule, move.to)}${change}
    from r where ${same} returning r.*`);
  return rows.map((row) => {
    const was = row['personBefore'] ?? null;
    const isOther = person !== undefined && was !== null && was in move.persons;
    return {
      table,
      key: Object.fromEntries(
        key.map((column) => [column, column === ownedBy.column ? ownerOf(rule, move.to) : row[column]!]),
      ),
      before: { [ownedBy.column]: ownerOf(rule, move.from), ...(isOther ? { [person.column]: was } : {}) },
      after: { [ownedBy.column]: ownerOf(rule, move.to), ...(isOther ? { [person.column]: move.persons[was]! } : {}) },
    };
  });
}

function mappedText(type: 'uuid' | 'text', persons: AccountMove['persons']): SQL {
  return sql`coalesce(${JSON.stringify(persons)}::jsonb ->> r."personBefore", r."personBefore")::${sql.raw(type)}`;
}

/** Moves rows that belong to a moved row and name a person themselves. */
async function moveNamed(
  tx: Transaction,
  { table, rule, move }: { table: string; rule: Extract<MergeRule, { personOf: string }>; move: AccountMove },
): Promise<MovedRow[]> {
  const column = sql.identifier(rule.personOf);
  const gone = sql.join(
    Object.keys(move.persons).map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ id: string; was: string }>(sql`
    with r as materialized (select r.id, r.${column} as was from ${sql.identifier(table)} r where r.${column} in (${gone}) for update)
    update ${sql.identifier(table)} t set ${column} = ${JSON.stringify(move.persons)}::jsonb ->> r.was from r
    where t.id = r.id returning r.id::text as id, r.was`);
  return rows.map(({ id, was }) => ({
    table,
    key: { id },
    before: { [rule.personOf]: was },
    after: { [rule.personOf]: move.persons[was]! },
  }));
}

/** Moves rows back if nothing has changed them since they were moved. Returns how many. */
export async function moveRowsBack(tx: Transaction, moved: readonly MovedRow[]): Promise<number> {
  let count = 0;
  // Newest first, so that a row moves back before the row that it belongs to.
  for (const { table, key, before, after } of moved.toReversed()) {
    const is = (columns: Record<string, string | null>) =>
      Object.entries(columns).map(
        ([name, value]) => sql`${sql.identifier(name)}::text is not distinct from ${value}::text`,
      );
    const set = Object.entries(before).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
    const { rowCount } = await tx.execute(sql`update ${sql.identifier(table)} set ${sql.join(set, sql`, `)}
      where ${sql.join([...is(key), ...is(after)], sql` and `)}`);
    count += rowCount ?? 0;
  }
  return count;
}

/** How many rows of the handlers' tables would move, and how many the other account has already. */
export async function countMovable(
  tx: Transaction,
  handler: DataSubjectHandler,
  move: AccountMove,
): Promise<{ moving: number; staying: number }> {
  const total = { moving: 0, staying: 0 };
  for (const [table, rule] of Object.entries(handler.mergeRules)) {
    if (!('ownedBy' in rule)) continue;
    const { rows } = await tx.execute<{ all: number; moving: number }>(sql`
      select count(*)::int as all, count(*) filter (where ${movable(table, rule, move)})::int as moving
      from ${sql.identifier(table)} r where r.${sql.identifier(rule.ownedBy.column)} = ${ownerOf(rule, move.from)}`);
    total.moving += rows[0]!.moving;
    total.staying += rows[0]!.all - rows[0]!.moving;
  }
  return total;
}
