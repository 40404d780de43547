/** Writes the rows of master data by the fields that their lists declare. */
import { sql, type SQL } from 'drizzle-orm';
import { nameWords } from '#src/features/find-care/doctors/doctors.rules.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type {
  CatalogueField,
  CatalogueList,
  CatalogueListName,
  CatalogueRecord,
  PlaceValue,
} from '../fields/catalogue-fields.ts';
import type { CatalogueStatus } from '../catalogue-status.rules.ts';
import { tableOf, columnOf } from './record-columns.store.server.ts';

/** The id of each code, by list. */
export type CodesByList = ReadonlyMap<CatalogueListName, ReadonlyMap<string, number>>;

interface RowChange {
  list: CatalogueList;
  record: CatalogueRecord;
  status: CatalogueStatus;
  codes: CodesByList;
  now: Date;
}

/** Writes a record as a new row, or over the row with that id. Returns the id. */
export async function writeRow(tx: Transaction, id: number | null, change: RowChange): Promise<number> {
  const values = columnValues(change, id === null);
  const table = tableOf(change.list.name);
  const names = values.map(([column]) => sql.identifier(column));
  const { rows } = await tx.execute<{ id: number }>(
    id === null
      ? sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(
          values.map(([, value]) => value),
          sql`, `,
        )}) returning id`
      : sql`update ${table} set ${sql.join(
          values.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
          sql`, `,
        )} where id = ${id} returning id`,
  );
  const written = rows[0]!.id;
  if (change.list.name === 'doctors') {
    if (id !== null) await deleteDoctorTies(tx, id);
    await insertDoctorTies(tx, written, change);
  }
  return written;
}

function columnValues({ list, record, status, codes, now }: RowChange, isNew: boolean): [string, SQL][] {
  const values: [string, SQL][] = list.fields.flatMap((field) => {
    const column = columnOf(list.name, field);
    return column === null ? [] : [[column, valueOf(field, record[field.name], { column, codes })] as [string, SQL]];
  });
  values.push(['status', sql`${status}`]);
  if (list.name === 'hospitals' || list.name === 'doctors') values.push(['updated_at', sql`${now.toISOString()}`]);
  if (list.name === 'doctors') values.push(['search_name', sql`${nameWords(record.name as string).join(' ')}`]);
  if (list.name === 'doctors' && isNew) values.push(['portrait_seed', sql`${record.code}`]);
  if (list.name === 'clinics') values.push(['slug', sql`${record.hospital}`]);
  return values;
}

function valueOf(field: CatalogueField, value: unknown, input: { column: string; codes: CodesByList }): SQL {
  const { kind } = field;
  // Versions from before the field was added have no value for it.
  if (value === null || value === undefined) {
    if (kind === 'localLines') return sql`'[]'::jsonb`;
    if (kind === 'lines') return sql`'{}'::text[]`;
    return kind === 'text' || kind === 'logo' ? sql`''` : sql`null`;
  }
  if (kind === 'local' || kind === 'localLines' || kind === 'qualifications')
    return sql`${JSON.stringify(value)}::jsonb`;
  if (kind === 'lines' || kind === 'refs' || kind === 'choices') return sql`${sql.param(value)}::text[]`;
  if (kind === 'date') return sql`${value}::date`;
  if (kind === 'ref' && input.column.endsWith('_id'))
    return sql`${input.codes.get(field.list)?.get(value as string)}::int`;
  return sql`${value}`;
}

async function deleteDoctorTies(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`delete from doctor_specialities where doctor_id = ${id}`);
  await tx.execute(sql`delete from doctor_hospitals where doctor_id = ${id}`);
}

async function insertDoctorTies(tx: Transaction, id: number, { record, codes }: RowChange): Promise<void> {
  const specialities = (record.specialities as string[]).map((code) => codes.get('specialities')!.get(code)!);
  const places = record.places as PlaceValue[];
  await tx.execute(
    sql`insert into doctor_specialities (doctor_id, speciality_id, is_primary) values ${sql.join(
      specialities.map((speciality, index) => sql`(${id}, ${speciality}, ${index === 0})`),
      sql`, `,
    )}`,
  );
  await tx.execute(
    sql`insert into doctor_hospitals (doctor_id, hospital_id, room, consultation_fee_sen) values ${sql.join(
      places.map(
        ({ hospital, room, feeSen }) => sql`(${id}, ${codes.get('hospitals')!.get(hospital)!}, ${room}, ${feeSen})`,
      ),
      sql`, `,
    )}`,
  );
}

/** Publishes the rows of these codes. */
export async function publishRows(tx: Transaction, list: CatalogueListName, codes: readonly unknown[]): Promise<void> {
  const known = codes.filter((code) => typeof code === 'string');
  await tx.execute(
    sql`update ${tableOf(list)} set status = 'published' where slug = any (${sql.param(known)}::text[]) and status <> 'published'`,
  );
}

/** Deletes an unreferenced row. Throws the database's error where there is a reference. */
export async function deleteRow(tx: Transaction, list: CatalogueList, id: number): Promise<void> {
  if (list.name === 'doctors') await deleteDoctorTies(tx, id);
  await tx.execute(sql`delete from ${tableOf(list.name)} where id = ${id}`);
}
