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
import {
  deleteRecord,
  dropProposal,
  restoreStopped,
  storeChange,
  storeNew,
  typedOf,
  valuesOf,
} from './script-records.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'config'>;

interface Change {
  actor: Actor;
  importId: string;
}

/** A record as a file has it, its hospital or clinic by code: 'hospital:seri-murni', 'clinic:cardiology/seri-murni'. */
export interface ImportedScript extends TypedScript {
  id: number;
  code: string;
}

/** Every record, with what is proposed in the place of what runs, as the form shows it. */
export async function listImportedScripts(tx: Transaction): Promise<ImportedScript[]> {
  const [rows, codes] = [await listAllScripts(tx), await contextCodes(tx)];
  return rows.map((row) => {
    const typed = typedOf(row.proposal ?? row);
    return { ...typed, id: row.id, code: row.code, context: codes.written.get(typed.context) ?? typed.context };
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

/** The record with the ids of its place. */
async function withIds(tx: Transaction, typed: TypedScript): Promise<TypedScript> {
  const { stored } = await contextCodes(tx);
  const former = readContextKey(typed.context);
  // A file names places by their codes alone.
  const isNumber = former !== null && /^\d+$/.test(former.value);
  const context = stored.get(typed.context) ?? (former && !isNumber ? contextKey(former) : '');
  return { ...typed, context };
}

/** The faults of a row by the form's field: name, context, hosts, head, body. */
export async function scriptImportFaults(
  app: Ports,
  tx: Transaction,
  row: TypedScript,
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
  { id, code, row, ...by }: Change & { id: number | null; code: string; row: TypedScript },
): Promise<number> {
  const values = await checked(app, await withIds(tx, row));
  const stored = id === null ? undefined : await findScript(tx, id, true);
  if (!stored) return storeNew(app, tx, { ...by, values, code });
  await storeChange(app, tx, { ...by, row: stored, values });
  return stored.id;
}

/**
 * Takes back a row that an import wrote: deletes a new record, drops what is still proposed, and puts former values
 * back. What ran until this import switched it off runs again; other former values that ran are proposed anew, because
 * nothing is switched on by one person. False, and nothing changed, where another administrator has confirmed the row
 * since.
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
  if (await restoreStopped(app, tx, { ...by, row })) return true;
  const values = await checked(app, await withIds(tx, before));
  if (row.proposal && isDeepStrictEqual(values, valuesOf(row))) await dropProposal(app, tx, { ...by, row });
  else await storeChange(app, tx, { ...by, row, values });
  return true;
}
