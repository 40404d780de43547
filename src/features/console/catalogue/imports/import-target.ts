/** What an import does with one list: read the stored items, plan rows, write them and undo that. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import type { CatalogueInputs, ImportList } from '../fields/catalogue-fields.ts';
import type { CatalogueImport } from '../data/imports.store.server.ts';

export type ImportPorts = Pick<
  App,
  'db' | 'pool' | 'cache' | 'clock' | 'random' | 'config' | 'secrets' | 'appointmentService'
>;

/** A row of the file as the plan shows it. */
export interface ShownRow {
  /** The row's number in the file; the first row below the header is 1. */
  number: number;
  /** The codes that identify the item: 'seri-murni/radiology'. */
  key: string;
  effect: 'create' | 'change' | 'none' | 'fault';
  faults: Record<string, MessageText>;
  /** Inputs that differ from the stored ones. */
  changes: { input: string; before: string; after: string }[];
  /** Whether its health texts will wait for a doctor's approval. */
  isWaiting?: boolean;
}

export interface ImportContext {
  app: ImportPorts;
  tx: Transaction;
  actor: Actor;
}

/** An import of rows may send messages to people, in the language in which it is applied. */
export interface RowsContext extends ImportContext {
  language: Language;
}

/** One item that an import wrote, before and after; stored so that the import can be undone. */
export interface ImportEffect {
  id: string;
  before: CatalogueInputs | null;
  after: CatalogueInputs;
}

export interface ImportTarget {
  list: ImportList;
  /** Throws 403. */
  require: (actor: Actor) => Staff;
  plan: (context: ImportContext, rows: readonly CatalogueInputs[]) => Promise<ShownRow[]>;
  /** Plans the rows again and writes them; the result may be needed by `undo`. Throws catalogue_import_faulty (409). */
  apply: (context: RowsContext, row: CatalogueImport) => Promise<AppliedImport>;
  /** Undoes the import. Items that have changed since, or that are in use, stay. */
  undo: (context: RowsContext, row: CatalogueImport) => Promise<{ kept: number }>;
}

export interface AppliedImport {
  createdCount: number;
  changedCount: number;
  effects: ImportEffect[];
}
