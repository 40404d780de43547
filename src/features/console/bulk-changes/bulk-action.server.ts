import type { App } from '#src/platform/app.ts';

/** What the changes of rows need; inside a transaction `db` is that transaction. */
export type BulkPorts = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config' | 'files'>;

/** A row as the confirmation shows it. */
export interface BulkItem {
  /** A title or a reference number; it is stored, so never a person's name. */
  title: string;
  /** Its state in words: 'Published'. */
  state: string;
  /** What the change depends on: where it differs at the press, the row stays as it is. At most 400 characters. */
  seen: string;
}

/**
 * One action on the rows of a list: each row goes through the use case of the single action, with its own audit entry.
 */
export interface BulkAction {
  /** The row, if the actor may change it. Throws 403, 404. */
  read(app: BulkPorts, key: string): Promise<BulkItem>;
  /** Changes one row; returns what undoing needs. Throws what the single action throws. */
  change(app: BulkPorts, item: { key: string; seen: string }): Promise<Record<string, unknown>>;
  /** Takes one row back to how it was. Throws where that is no longer possible. */
  undo(app: BulkPorts, item: { key: string; note: Record<string, unknown> }): Promise<void>;
}

/** A list whose rows are changed several at a time. */
export interface BulkList {
  /** Stored with each change: 'catalogue/hospitals'. */
  name: string;
  /** The address of the list; its confirmation is at `/bulk` below it. */
  path: string;
  /** The action of that name; undefined where the list has none. */
  actionOf(action: string): BulkAction | undefined;
}
