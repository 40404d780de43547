/**
 * Third-party scripts from a file: checked as their form is. A file switches no script on: what is to run waits until
 * another administrator confirms it.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { isFailure, type MessageText } from '#src/shared/failure.ts';
import { findScript, listAllScripts, listPlaceCodes } from './data/third-party-scripts.store.server.ts';
import { checked, type TypedScript } from './script-check.server.ts';
import { contextKey, readContextKey } from './script-context.rules.ts';
import { deleteRecord, dropProposal, storeChange, storeNew, typedOf, valuesOf } from './script-records.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'config'>;

interface Change {
  actor: Actor;
  importId: string;
}

/** A record as a file has it, its hospital or clinic by code: 'hospital:seri-murni', 'clinic:cardiology/seri-murni'. */
export interface ImportedScript extends TypedScript {
  id: number;
}

/** Every record, with what is proposed in the place of what runs, as the form shows it. Names are unique. */
export async function listImportedScripts(tx: Transaction): Promise<ImportedScript[]> {
  const [rows, codes] = [await listAllScripts(tx), await contextCodes(tx)];
  const names = Map.groupBy(rows, ({ proposal, name }) => proposal?.name ?? name);
  return rows.map((row) => {
    const typed = typedOf(row.proposal ?? row);
    // Several of one name are told apart by their numbers.
    const name = names.get(typed.name)!.length > 1 ? `${typed.name} #${row.id}` : typed.name;
    return { ...typed, id: row.id, name, context: codes.written.get(typed.context) ?? typed.context };
  });
}

async function contextCodes(tx: Transaction): Promise<{ written: Map<string, string>; stored: Map<string, string> }> {
  const { hospitals, clinics } = await listPlaceCodes(tx);
  const pairs = [
    ...hospitals.map(({ id, code }) => [`hospital:${id}`, `hospital:${code}`] as const),
    ...clinics.map(({ id, code }) => [`clinic:${id}`, `clinic:${code}`] as const),
  ];
  return { written: new Map(pairs), stored: new Map(pairs.map(([id, code]) => [code, id])) };
}

/** The record with the ids of its place, and without the number that tells its name apart. */
async function withIds(tx: Transaction, { id, ...typed }: TypedScript & { id: number | null }): Promise<TypedScript> {
  const { stored } = await contextCodes(tx);
  const suffix = id === null ? '' : ` #${id}`;
  const name = suffix && typed.name.endsWith(suffix) ? typed.name.slice(0, -suffix.length) : typed.name;
  const former = readContextKey(typed.context);
  // A file names places by their codes alone.
  const isNumber = former !== null && /^\d+$/.test(former.value);
  const context = stored.get(typed.context) ?? (former && !isNumber ? contextKey(former) : '');
  return { ...typed, name, context };
}

/** The faults of a row by the form's field: name, context, hosts, head, body. */
export async function scriptImportFaults(
  app: Ports,
  tx: Transaction,
  row: TypedScript & { id: number | null },
): Promise<Record<string, MessageText>> {
  try {
    await checked(app, await withIds(tx, row));
    return {};
  } catch (error) {
    if (isFailure(error) && error.details.fields) return error.details.fields;
    throw error;
  }
}

/** Writes a row as its form would; returns the record's id. Throws script_invalid (422). */
export async function writeImportedScript(
  app: Ports,
  tx: Transaction,
  { row, ...by }: Change & { row: TypedScript & { id: number | null } },
): Promise<number> {
  const values = await checked(app, await withIds(tx, row));
  const stored = row.id === null ? undefined : await findScript(tx, row.id, true);
  if (!stored) return storeNew(app, tx, { ...by, values });
  await storeChange(app, tx, { ...by, row: stored, values });
  return stored.id;
}

/**
 * Takes back a row that an import wrote: deletes a new record, drops what is still proposed, and puts former values
 * back; former values that ran are proposed anew, because nothing is switched on by one person. False, and nothing
 * changed, where another administrator has confirmed the row since.
 */
export async function takeBackScript(
  app: Ports,
  tx: Transaction,
  { id, wanted, before, ...by }: Change & { id: number; wanted: TypedScript; before: TypedScript | null },
): Promise<boolean> {
  const row = await findScript(tx, id, true);
  const isConfirmed = wanted.isActive && !row?.proposal;
  if (!row || isConfirmed) return false;
  if (!before) {
    await deleteRecord(app, tx, { ...by, row });
    return true;
  }
  const values = await checked(app, await withIds(tx, { ...before, id }));
  if (row.proposal && isDeepStrictEqual(values, valuesOf(row))) await dropProposal(app, tx, { ...by, row });
  else await storeChange(app, tx, { ...by, row, values });
  return true;
}
