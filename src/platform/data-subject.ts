import type { App } from './app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';

/** An area that keeps something of a patient: what it hands out, and what it does when the patient has the account deleted. */
export interface DataSubjectHandler {
  /** The name of its part in the export. */
  name: string;
  /** Everything it keeps of the account, in clear, as plain values for JSON. */
  exportOf(app: App, accountId: string): Promise<unknown>;
  /** Deletes it, or takes the name from what the law makes us keep. Part of one transaction with all others. */
  erase(app: App, tx: Transaction, accountId: string): Promise<void>;
}
