import type { App } from '#src/platform/app.ts';

/** The ports that changes of rows need; inside a transaction `db` is that transaction. */
export type BulkPorts = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config' | 'files'>;

/** A row as the confirmation shows it. */
export interface BulkItem {
  /** A title or a reference number; it is stored, so never a person's name. */
  title: string;
  /** Its state in words: 'Published'. */
  state: string;
  /**
   * The values on which the change depends, at most 400 characters: if they differ when the button is pressed, the row
   * is not changed.
   */
  seen: string;
}

/**
 * One action on the rows of a list: each row goes through the use case of the single action, with its own audit entry.
 */
export interface BulkAction {
  /** The row, if the actor may change it. Throws 403, 404. */
  read(app: BulkPorts, key: string): Promise<BulkItem>;
  /** Changes one row; returns the data that undoing needs. Throws the errors of the single action. */
  change(app: BulkPorts, item: { key: string; seen: string }): Promise<Record<string, unknown>>;
  /** Undoes the change of one row. Throws where that is no longer possible. */
  undo(app: BulkPorts, item: { key: string; note: Record<string, unknown> }): Promise<void>;
}

/** A list on which several rows can be changed at once. */
export interface BulkList {
  /** Stored with each change: 'catalogue/hospitals'. */
  name: string;
  /** The address of the list; its confirmation is at `/bulk` below it. */
  path: string;
  /** The action with that name; undefined where the list has none. */
  actionOf(action: string): BulkAction | undefined;
}
