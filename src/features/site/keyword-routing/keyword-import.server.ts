/** Short addresses from a file: read, checked and written by an import, which is undone as a whole. */
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { isFailure, type MessageText } from '#src/shared/failure.ts';
import {
  deleteKeyword,
  findKeywordRow,
  insertKeyword,
  listShortRows,
  lockKeywords,
} from './data/keyword-admin.store.server.ts';
import { freePath, targetOf } from './keyword-admin.server.ts';
import { pathMalformed, pathTaken } from './keyword-admin.errors.ts';

type Ports = Pick<App, 'db' | 'clock'>;

/** A short address as a file has it. */
export interface ShortAddress {
  path: string;
  target: string;
  isRedirect: boolean;
}

/** All short addresses by path; nobody can change them until the transaction ends. */
export async function listShortAddresses(tx: Transaction): Promise<ShortAddress[]> {
  await lockKeywords(tx);
  return (await listShortRows(tx)).map(({ path, url, component }) => {
    return { path, target: url, isRedirect: component === 'clinic' };
  });
}

/** The faults of an address by field; for a known address only its target changes. */
export async function shortAddressFaults(
  app: Ports,
  tx: Transaction,
  { isNew, ...address }: ShortAddress & { isNew: boolean },
): Promise<Record<string, MessageText>> {
  try {
    await targetOf(app, tx, address);
    if (!isNew) return {};
    // A file must name an address in its stored form, so that the next file finds it.
    if (freePath({ path: address.path, mayHide: false }) !== address.path) throw pathMalformed();
    if (await findKeywordRow(tx, address.path)) throw pathTaken();
    return {};
  } catch (error) {
    if (isFailure(error) && error.details.fields) return error.details.fields;
    throw error;
  }
}

/** Replaces the address of its path; null removes it without a trace. */
export async function putShortAddress(
  app: Ports,
  tx: Transaction,
  input: { actor: Actor; path: string; address: ShortAddress | null; importId: string },
): Promise<void> {
  const { actor, path, address, importId } = input;
  const target = address && (await targetOf(app, tx, address));
  const was = await findKeywordRow(tx, path);
  await deleteKeyword(tx, path);
  if (target) await insertKeyword(tx, { path, ...target, createdAt: was?.createdAt ?? app.clock.now() });
  await recordAudit(app, tx, {
    actor,
    action: address ? 'keyword_added' : 'keyword_removed',
    subjectKind: 'keyword',
    subjectId: path,
    detail: { url: target?.url ?? was?.url ?? '', isRedirect: target?.component === 'clinic', import: importId },
  });
  await invalidateTag(tx, 'keywords');
}
