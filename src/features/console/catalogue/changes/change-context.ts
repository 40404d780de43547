import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { CodesByList } from '../data/record-writes.store.server.ts';

export type Ports = Pick<App, 'db' | 'clock' | 'random'>;

/** The actor, and the data that all changes of the transaction share. */
export interface Changing {
  app: Ports;
  tx: Transaction;
  actor: Actor;
  codes: CodesByList;
  importId?: string;
}
