/** A package is taken off sale, and its address answers 410 or leads to the package that follows it. */
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { changing } from './package-changes.server.ts';
import { listPredecessors, lockPair, updatePackage, type PackageRow } from './data/packages-admin.store.server.ts';
import { packageUnknown, successorNotOnSale, successorOfOthers } from './package-admin.errors.ts';

type Ports = Pick<App, 'db' | 'clock'>;

interface Withdrawal {
  id: number;
  /** The package to which the address leads (301); null for 410. */
  successorId?: number | null;
}

/**
 * Takes a package off sale at once; carts keep the line and show that. Throws 403, package_unknown (404),
 * successor_refused (422).
 */
export async function withdrawPackage(app: Ports, actor: Actor, input: Withdrawal): Promise<void> {
  requireStaffEverywhere(actor, 'manage_packages');
  await changing(app, actor, async (tx, now) => {
    const { before, successorId } = await lockedWithSuccessor(tx, input);
    await updatePackage(tx, before, { status: 'withdrawn', successorId, updatedAt: now });
    return { id: before.id, action: 'package_withdrawn', detail: successorId === null ? {} : { successorId } };
  });
}

/**
 * Sets or removes the successor of a withdrawn package. Throws 403, package_unknown (404) for one that is not
 * withdrawn, successor_refused (422).
 */
export async function namePackageSuccessor(app: Ports, actor: Actor, input: Required<Withdrawal>): Promise<void> {
  requireStaffEverywhere(actor, 'manage_packages');
  await changing(app, actor, async (tx, now) => {
    const { before, successorId } = await lockedWithSuccessor(tx, input);
    if (before.status !== 'withdrawn') throw packageUnknown();
    await updatePackage(tx, before, { successorId, updatedAt: now });
    return { id: before.id, action: 'package_successor_named', detail: { successorId } };
  });
}

/**
 * The package and its successor, both locked. A successor is another package on sale, and no package that is a
 * successor has one itself: an address redirects once, and never in a circle.
 */
async function lockedWithSuccessor(
  tx: Transaction,
  { id, successorId = null }: Withdrawal,
): Promise<{ before: PackageRow; successorId: number | null }> {
  const rows = await lockPair(tx, successorId === null ? [id] : [id, successorId]);
  const before = rows.find((row) => row.id === id);
  if (!before) throw packageUnknown();
  if (successorId === null) return { before, successorId };
  const successor = rows.find((row) => row.id === successorId);
  if (!successor || successor.id === id || successor.status !== 'published') throw successorNotOnSale();
  const others = await listPredecessors(tx, id);
  if (others.length > 0) throw successorOfOthers(others.map(({ title }) => title.en));
  return { before, successorId };
}
